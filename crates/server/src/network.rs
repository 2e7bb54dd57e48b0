//! Where others in the same network find this server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use tokio::net::TcpListener;

/// The address for a browser on another machine, if this server can be reached from there.
pub fn address(listener: &TcpListener, base_path: &str) -> Option<String> {
    let listening = listener.local_addr().ok()?;
    let ip = reachable(listening.ip(), own_address)?;
    Some(format!("http://{}{base_path}", SocketAddr::new(ip, listening.port())))
}

/// A server that listens everywhere is found at the machine's own address; one that listens on the machine itself, by
/// nobody else.
fn reachable(listening: IpAddr, own: impl Fn() -> Option<IpAddr>) -> Option<IpAddr> {
    let ip = if listening.is_unspecified() { own()? } else { listening };
    (!ip.is_loopback()).then_some(ip)
}

/// The address this machine would send from. Nothing is sent: a socket for datagrams only notes whom it would speak to,
/// here an address that is kept for documentation (RFC 5737).
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_listens_beyond_the_machine_is_found_from_outside() {
        let ip = |text: &str| text.parse::<IpAddr>().unwrap();
        let own = || Some(ip("192.168.1.5"));
        assert_eq!(reachable(ip("0.0.0.0"), own), Some(ip("192.168.1.5")));
        assert_eq!(reachable(ip("::"), own), Some(ip("192.168.1.5")));
        assert_eq!(reachable(ip("10.0.0.7"), own), Some(ip("10.0.0.7")));
        assert_eq!(reachable(ip("127.0.0.1"), own), None);
        assert_eq!(reachable(ip("::1"), own), None);
        assert_eq!(reachable(ip("0.0.0.0"), || None), None, "a machine without a network");
    }
}
