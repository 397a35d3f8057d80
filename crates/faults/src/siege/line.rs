//! A connection from any address of the loopback network.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// An attacker waits no longer for anything.
const PATIENCE: Duration = Duration::from_secs(10);

/// The address of an attacker: each in a network of its own, and never the player's.
pub(super) fn address(number: usize) -> Ipv4Addr {
    let [high, low] = [number / 250, number % 250].map(|part| u8::try_from(part).unwrap_or(u8::MAX));
    Ipv4Addr::new(127, 100_u8.saturating_add(high), low + 1, 1)
}

/// Connects from there.
pub(super) async fn connect(from: Ipv4Addr, to: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    // The port is chosen when it connects, or there would be too few.
    socket.set_reuseaddr(true)?;
    socket.bind(SocketAddr::from((from, 0)))?;
    timeout(PATIENCE, socket.connect(to)).await.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

/// Sends a request and reads its answer: the status.
pub(super) async fn ask(stream: &mut TcpStream, request: &[u8]) -> io::Result<u16> {
    timeout(PATIENCE, exchange(stream, request)).await.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

async fn exchange(stream: &mut TcpStream, request: &[u8]) -> io::Result<u16> {
    stream.write_all(request).await?;
    let mut read = Vec::with_capacity(4096);
    let end = loop {
        if stream.read_buf(&mut read).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        if let Some(end) = read.windows(4).position(|four| four == b"\r\n\r\n") {
            break end + 4;
        }
    };
    let head = String::from_utf8_lossy(&read[..end]).to_ascii_lowercase();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.trim().parse().ok());
    let mut left = length.unwrap_or(0_usize).saturating_sub(read.len() - end);
    let mut buffer = vec![0; 16 * 1024];
    while left > 0 {
        let most = left.min(buffer.len());
        match stream.read(&mut buffer[..most]).await? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            some => left -= some,
        }
    }
    Ok(status)
}
