//! The loudspeaker of Linux: a client of PulseAudio, and of PipeWire, which speaks the same protocol.
//! It needs no C library. Where no server is, or where it goes away, everything is silent; the next
//! try follows when something is to be heard.

use std::ffi::CString;
use std::fs;
use std::io::{self, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{
    AuthParams, AuthReply, ChannelMap, Command, CommandReply, CorkStreamParams,
    CreatePlaybackStreamReply, MAX_VERSION, PlaybackStreamParams, Prop, Props, ProtocolError,
    SampleFormat, SampleSpec, SetClientNameReply, read_command_message, read_reply_message,
    write_command_message, write_memblock,
};
use pulseaudio::{cookie_path_from_env, socket_path_from_env};

use crate::audio::player::{AudioOrder, SoundPlayer};

/// Samples a second.
const RATE: u32 = 48_000;

/// Bytes of the two samples of one moment.
const FRAME: usize = 8;

/// Bytes of the secret that a server may ask for (`PA_NATIVE_COOKIE_LENGTH`); one that asks for none
/// wants as many.
const COOKIE: usize = 256;

/// How much sound the server is to have in advance: what is asked for meanwhile waits so long.
const AHEAD: Duration = Duration::from_millis(36);

/// In which pieces it asks for more.
const PIECE: Duration = Duration::from_millis(8);

/// After so much silence the stream is stopped, so that a resting program costs nothing. While somebody
/// plays it goes on: what joins a running stream begins without a gap.
const REST: Duration = Duration::from_secs(3);

/// A stream that is started again begins with so much silence: servers may lose the very first of it.
const LEAD: Duration = Duration::from_millis(5);

/// A server that was not there is not looked for again before this.
const RETRY: Duration = Duration::from_secs(5);

/// A server that does not answer in this time is none.
const PATIENCE: Duration = Duration::from_secs(2);

/// What reaches the thread of the loudspeaker.
#[derive(Debug)]
enum Incoming {
    Order(AudioOrder),
    /// What the server of this connection says; nothing when it has gone.
    Server(u32, Option<Box<Command>>),
    /// Nobody needs the loudspeaker any more.
    Leave,
}

/// The way to the thread of the loudspeaker. It ends with this.
#[derive(Debug)]
pub(crate) struct Loudspeaker {
    sender: Sender<Incoming>,
}

impl Loudspeaker {
    /// A loudspeaker at the server that the environment names.
    pub(crate) fn open() -> Loudspeaker {
        Loudspeaker::at(None)
    }

    /// A loudspeaker at the server with this socket, or at the one that the environment names.
    pub(crate) fn at(socket: Option<PathBuf>) -> Loudspeaker {
        let (sender, incoming) = channel();
        let server = Server {
            socket,
            sender: sender.clone(),
            number: 0,
        };
        let thread = thread::Builder::new().name("sound".into());
        // Without it there is no sound.
        let _ = thread.spawn(move || run(&incoming, server));
        Loudspeaker { sender }
    }

    /// This is to be done; a loudspeaker that could not begin does nothing. Whether its thread runs.
    pub(crate) fn send(&self, order: AudioOrder) -> bool {
        self.sender.send(Incoming::Order(order)).is_ok()
    }
}

impl Drop for Loudspeaker {
    fn drop(&mut self) {
        let _ = self.sender.send(Incoming::Leave);
    }
}

/// Where the server is, and how it reaches the thread.
struct Server {
    socket: Option<PathBuf>,
    sender: Sender<Incoming>,
    /// The number of the last connection.
    number: u32,
}

fn run(incoming: &Receiver<Incoming>, mut server: Server) {
    let mut player = SoundPlayer::new(RATE);
    let mut connection = server.connect().ok();
    let mut tried = Instant::now();
    let mut is_prepared = false;
    loop {
        let next = if is_prepared {
            incoming.recv().map_err(|_| TryRecvError::Disconnected)
        } else {
            incoming.try_recv()
        };
        let done = match next {
            Ok(Incoming::Order(order)) => {
                is_prepared = false;
                if !player.obey(order) {
                    continue;
                }
                if connection.is_none() && tried.elapsed() > RETRY {
                    connection = server.connect().ok();
                    tried = Instant::now();
                }
                connection
                    .as_mut()
                    .map_or(Ok(()), |connection| connection.begin(&mut player))
            }
            Ok(Incoming::Server(number, said)) if number == server.number => {
                connection.as_mut().map_or(Ok(()), |connection| {
                    connection.hear(said.as_deref(), &mut player)
                })
            }
            Ok(Incoming::Server(..)) => Ok(()),
            Err(TryRecvError::Empty) => {
                // Without a server nothing is heard, and nothing needs to be rendered.
                is_prepared = connection.is_none() || !player.prepare();
                Ok(())
            }
            Ok(Incoming::Leave) | Err(TryRecvError::Disconnected) => return,
        };
        if done.is_err() {
            connection = None;
        }
        if connection.is_none() {
            // What nobody hears now is not to be heard later.
            player.silence();
        }
    }
}

impl Server {
    /// Connects, makes a stream that is stopped, and listens to the server on a thread.
    fn connect(&mut self) -> Result<Connection, ProtocolError> {
        let path = self.socket.clone().or_else(socket_path_from_env);
        let path = path.ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
        let socket = UnixStream::connect(path)?;
        socket.set_read_timeout(Some(PATIENCE))?;
        socket.set_write_timeout(Some(PATIENCE))?;
        let mut reader = BufReader::new(socket.try_clone()?);
        let mut connection = Connection {
            socket,
            version: MAX_VERSION,
            said: 0,
            channel: 0,
            wanted: 0,
            is_stopped: true,
            silent: 0,
        };
        connection.introduce(&mut reader)?;
        connection.socket.set_read_timeout(None)?;

        self.number = self.number.wrapping_add(1);
        let (number, version) = (self.number, connection.version);
        let sender = self.sender.clone();
        thread::Builder::new()
            .name("sound server".into())
            .spawn(move || {
                loop {
                    let said = read_command_message(&mut reader, version);
                    let said = said.ok().map(|(_, command)| Box::new(command));
                    let has_gone = said.is_none();
                    if sender.send(Incoming::Server(number, said)).is_err() || has_gone {
                        return;
                    }
                }
            })?;
        Ok(connection)
    }
}

/// A stream at a server.
struct Connection {
    socket: UnixStream,
    version: u16,
    /// How many commands it was told.
    said: u32,
    channel: u32,
    /// How many bytes the server wants.
    wanted: usize,
    is_stopped: bool,
    /// How many bytes of silence it has got since the last sound.
    silent: usize,
}

impl Connection {
    fn introduce(&mut self, reader: &mut BufReader<UnixStream>) -> Result<(), ProtocolError> {
        let cookie = cookie_path_from_env().and_then(|path| fs::read(path).ok());
        let mut cookie = cookie.unwrap_or_default();
        cookie.resize(COOKIE, 0);
        self.say(&Command::Auth(AuthParams {
            version: MAX_VERSION,
            supports_shm: false,
            supports_memfd: false,
            cookie,
        }))?;
        let welcome: AuthReply = self.answer(reader)?;
        self.version = welcome.version.min(MAX_VERSION);

        let mut props = Props::new();
        props.set(Prop::ApplicationName, c"fivefold");
        self.say(&Command::SetClientName(props))?;
        let _: SetClientNameReply = self.answer(reader)?;

        self.say(&Command::CreatePlaybackStream(stream()))?;
        let stream: CreatePlaybackStreamReply = self.answer(reader)?;
        self.channel = stream.channel;
        self.wanted = stream.requested_bytes as usize;
        Ok(())
    }

    fn say(&mut self, command: &Command) -> Result<(), ProtocolError> {
        self.said = self.said.wrapping_add(1);
        write_command_message(&mut self.socket, self.said, command, self.version)
    }

    /// The answer to the last command.
    fn answer<T: CommandReply>(
        &self,
        reader: &mut BufReader<UnixStream>,
    ) -> Result<T, ProtocolError> {
        read_reply_message(reader, self.version).map(|(_, answer)| answer)
    }

    /// Something begins to sound.
    fn begin(&mut self, player: &mut SoundPlayer) -> Result<(), ProtocolError> {
        self.silent = 0;
        if self.is_stopped {
            let lead = bytes(LEAD).min(self.wanted);
            write_memblock(&mut self.socket, self.channel, &vec![0; lead], 0)?;
            self.wanted -= lead;
            self.give(player)?;
            self.stop(false)?;
        }
        Ok(())
    }

    /// The server says something, or has gone.
    fn hear(
        &mut self,
        said: Option<&Command>,
        player: &mut SoundPlayer,
    ) -> Result<(), ProtocolError> {
        match said {
            Some(Command::Request(request)) => {
                self.wanted += request.length as usize;
                if !self.is_stopped {
                    self.give(player)?;
                    if self.silent > bytes(REST) {
                        self.stop(true)?;
                        self.say(&Command::FlushPlaybackStream(self.channel))?;
                    }
                }
                Ok(())
            }
            None | Some(Command::Error(_) | Command::PlaybackStreamKilled(_)) => {
                Err(io::Error::from(io::ErrorKind::ConnectionReset).into())
            }
            Some(_) => Ok(()),
        }
    }

    /// Gives the server as many samples as it wants.
    fn give(&mut self, player: &mut SoundPlayer) -> Result<(), ProtocolError> {
        let frames = self.wanted / FRAME;
        if frames == 0 {
            return Ok(());
        }
        if player.is_silent() {
            self.silent += frames * FRAME;
        }
        let mut samples = vec![0.0; frames * 2];
        player.fill(&mut samples);
        let bytes: Vec<u8> = samples.iter().flat_map(|it| it.to_le_bytes()).collect();
        write_memblock(&mut self.socket, self.channel, &bytes, 0)?;
        self.socket.flush()?;
        self.wanted -= bytes.len();
        Ok(())
    }

    /// Stops the stream, or lets it go on.
    fn stop(&mut self, cork: bool) -> Result<(), ProtocolError> {
        self.is_stopped = cork;
        self.say(&Command::CorkPlaybackStream(CorkStreamParams {
            channel: self.channel,
            cork,
        }))
    }
}

/// The stream that is asked for.
fn stream() -> PlaybackStreamParams {
    let mut props = Props::new();
    props.set(Prop::MediaName, CString::from(c"fivefold"));
    props.set(Prop::MediaRole, CString::from(c"game"));
    PlaybackStreamParams {
        sample_spec: SampleSpec {
            format: SampleFormat::Float32Le,
            channels: 2,
            sample_rate: RATE,
        },
        channel_map: ChannelMap::stereo(),
        buffer_attr: BufferAttr {
            target_length: bytes(AHEAD) as u32,
            pre_buffering: bytes(PIECE) as u32,
            minimum_request_length: bytes(PIECE) as u32,
            ..BufferAttr::default()
        },
        props,
        flags: StreamFlags {
            start_corked: true,
            adjust_latency: true,
            ..StreamFlags::default()
        },
        ..PlaybackStreamParams::default()
    }
}

/// How many bytes this much sound has.
fn bytes(length: Duration) -> usize {
    (length.as_secs_f32() * RATE as f32) as usize * FRAME
}
