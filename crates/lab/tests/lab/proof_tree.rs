//! Proofs of small boards as trees, read and written apart from the program.

/// A position of a proof with the winner to move. What the program writes holds no move that completes a line.
#[derive(Clone, Debug)]
pub(crate) struct Tree {
    /// The winner's move.
    pub cell: u8,
    /// The replies that are listed, each with the position after it.
    pub replies: Vec<(u8, Tree)>,
    /// The plies until the win.
    pub plies: u8,
}

impl Tree {
    /// The tree in a proof that counts on no threats but fours and has no parts.
    pub(crate) fn of(stream: &[u8]) -> Tree {
        let rest = stream.strip_prefix(&[0, 0]);
        let rest = rest.expect("no threats and no parts");
        Tree::read(&mut rest.iter().copied())
    }

    fn read(bytes: &mut impl Iterator<Item = u8>) -> Tree {
        let cell = bytes.next().expect("a proof goes on to its end");
        let mut replies = Vec::new();
        let mut reply = 0;
        loop {
            match bytes.next().expect("a proof goes on to its end") {
                0 => break,
                gap => {
                    reply += gap;
                    replies.push((reply - 1, Tree::read(bytes)));
                }
            }
        }
        Tree {
            cell,
            replies,
            plies: bytes.next().expect("a proof goes on to its end"),
        }
    }

    /// The proof of the tree without parts.
    pub(crate) fn stream(&self) -> Vec<u8> {
        let mut stream = vec![0, 0];
        self.write(&mut stream);
        stream
    }

    /// The tree as bytes of a proof.
    pub(crate) fn write(&self, stream: &mut Vec<u8>) {
        stream.push(self.cell);
        let mut from = 0;
        for (reply, next) in &self.replies {
            stream.push(reply + 1 - from);
            from = reply + 1;
            next.write(stream);
        }
        stream.extend([0, self.plies]);
    }

    /// How many replies are listed altogether.
    pub(crate) fn replies_in_all(&self) -> usize {
        let each = self.replies.iter();
        each.map(|(_, next)| 1 + next.replies_in_all()).sum()
    }

    /// Removes a reply, counted in the order of the bytes.
    pub(crate) fn remove(&mut self, number: &mut usize) -> bool {
        for place in 0..self.replies.len() {
            if *number == 0 {
                self.replies.remove(place);
                return true;
            }
            *number -= 1;
            if self.replies[place].1.remove(number) {
                return true;
            }
        }
        false
    }
}
