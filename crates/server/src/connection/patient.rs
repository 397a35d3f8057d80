//! A stream that ends when the other side does not read.
//!
//! The system only notices those who read nothing at all; who reads a byte now and then would hold an answer for ever.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A stream whose other side has to take everything that is written within a span.
pub(super) struct Patient<S> {
    stream: S,
    patience: Duration,
    /// Runs while the other side is behind.
    behind: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    pub(super) fn new(stream: S, patience: Duration) -> Patient<S> {
        Patient { stream, patience, behind: None }
    }

    /// What was written of what was wanted. Who has caught up may take a whole span again.
    fn judge(
        &mut self,
        cx: &mut Context<'_>,
        wrote: Poll<io::Result<usize>>,
        wanted: usize,
    ) -> Poll<io::Result<usize>> {
        match wrote {
            Poll::Ready(Ok(written)) if written >= wanted => self.behind = None,
            Poll::Ready(Err(_)) => {}
            _ => {
                let behind = self.behind.get_or_insert_with(|| Box::pin(sleep(self.patience)));
                if behind.as_mut().poll(cx).is_ready() {
                    return Poll::Ready(Err(ErrorKind::TimedOut.into()));
                }
            }
        }
        wrote
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let wrote = Pin::new(&mut this.stream).poll_write(cx, bytes);
        this.judge(cx, wrote, bytes.len())
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let wrote = Pin::new(&mut this.stream).poll_write_vectored(cx, slices);
        this.judge(cx, wrote, slices.iter().map(|slice| slice.len()).sum())
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    #[tokio::test]
    async fn who_reads_byte_by_byte_is_not_waited_for() {
        let (ours, mut theirs) = duplex(16);
        let reader = tokio::spawn(async move {
            // They always read something, and never enough.
            while theirs.read_u8().await.is_ok() {
                sleep(Duration::from_millis(5)).await;
            }
        });
        let mut stream = Patient::new(ours, Duration::from_millis(50));
        let ended = stream.write_all(&vec![0; 100_000]).await.expect_err("it would take minutes");
        assert_eq!(ended.kind(), ErrorKind::TimedOut);
        drop(stream);
        reader.await.expect("a good end");
    }

    #[tokio::test]
    async fn who_keeps_up_is_served_for_as_long_as_they_like() {
        let (ours, mut theirs) = duplex(16);
        let reader = tokio::spawn(async move {
            let mut read = Vec::new();
            theirs.read_to_end(&mut read).await.expect("everything");
            read.len()
        });
        let mut stream = Patient::new(ours, Duration::from_millis(200));
        for _ in 0..30 {
            stream.write_all(&[0; 16]).await.expect("they read");
            sleep(Duration::from_millis(10)).await;
        }
        drop(stream);
        assert_eq!(reader.await.expect("a good end"), 480);
    }
}
