; The installer for Windows, for one user and without administrator rights. `cargo dist` calls makensis with
;   VERSION  of the program, four numbers
;   FOLDER   the files to install, laid out as in the portable archive
;   FILES    a script with the macros PutFiles and RemoveFiles, which name each of them
;   ICON     of the installer
;   OUT      the installer
Unicode true
SetCompressor /SOLID lzma
SetDateSave off
RequestExecutionLevel user
ManifestDPIAware true

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "${FILES}"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\fivefold"
!define CLASSES "Software\Classes"
!define PROGRAM "fivefold.exe"

Name "fivefold"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\fivefold"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "fivefold ${VERSION}"

VIProductVersion "${VERSION}"
VIAddVersionKey "ProductName" "fivefold"
VIAddVersionKey "FileDescription" "Installs fivefold"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "the fivefold authors; MIT or Apache 2.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Ukrainian"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "Japanese"

; A kind of file that fivefold opens. It is offered under "Open with", and opens what no other program opens.
!macro Opens EXTENSION CLASS WORDS
    WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${WORDS}"
    WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
    WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
    WriteRegStr HKCU "${CLASSES}\${EXTENSION}\OpenWithProgids" "${CLASS}" ""
    WriteRegStr HKCU "${CLASSES}\Applications\${PROGRAM}\SupportedTypes" "${EXTENSION}" ""
!macroend
!macro OpensNoMore EXTENSION CLASS
    DeleteRegKey HKCU "${CLASSES}\${CLASS}"
    DeleteRegValue HKCU "${CLASSES}\${EXTENSION}\OpenWithProgids" "${CLASS}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${EXTENSION}\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${EXTENSION}"
!macroend
!macro TellWindows
    ; SHCNE_ASSOCCHANGED
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
    ; What an earlier version has put there goes, whatever it was called.
    IfFileExists "$INSTDIR\uninstall.exe" 0 +2
        ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
    !insertmacro PutFiles "${FOLDER}"
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\fivefold.lnk" "$INSTDIR\${PROGRAM}"

    !insertmacro Opens ".fivefold" "fivefold.game" "Game of fivefold"
    ; The other kinds may have a program already; this one is fivefold's own.
    WriteRegStr HKCU "${CLASSES}\.fivefold" "" "fivefold.game"
    !insertmacro Opens ".sgf" "fivefold.sgf" "SGF record"
    !insertmacro Opens ".psq" "fivefold.psq" "Piskvork game"
    !insertmacro Opens ".lib" "fivefold.lib" "RenLib library"
    WriteRegStr HKCU "${CLASSES}\Applications\${PROGRAM}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
    !insertmacro TellWindows

    WriteRegStr HKCU "${KEY}" "DisplayName" "fivefold"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
    WriteRegStr HKCU "${KEY}" "Publisher" "the fivefold authors"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
SectionEnd

; Only what was installed goes: games and settings lie elsewhere, and what somebody has added stays.
Section "Uninstall"
    !insertmacro RemoveFiles
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\fivefold.lnk"
    ReadRegStr $0 HKCU "${CLASSES}\.fivefold" ""
    StrCmp $0 "fivefold.game" 0 +2
        DeleteRegValue HKCU "${CLASSES}\.fivefold" ""
    !insertmacro OpensNoMore ".fivefold" "fivefold.game"
    !insertmacro OpensNoMore ".sgf" "fivefold.sgf"
    !insertmacro OpensNoMore ".psq" "fivefold.psq"
    !insertmacro OpensNoMore ".lib" "fivefold.lib"
    DeleteRegKey HKCU "${CLASSES}\Applications\${PROGRAM}"
    DeleteRegKey HKCU "${KEY}"
    !insertmacro TellWindows
SectionEnd
