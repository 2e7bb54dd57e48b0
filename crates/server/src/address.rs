//! Whose limits a request counts for.

use crate::settings::{ProxyHeader, Settings};
use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// Where the connection of a request comes from.
#[derive(Copy, Clone, Debug)]
pub struct Peer(pub IpAddr);

/// An address as it is counted: households have a network of 64 bits in IPv6, so all of it is one.
pub fn counted(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 => v4,
    }
}

pub fn is_proxy(address: IpAddr, settings: &Settings) -> bool {
    settings.proxies.iter().any(|net| net.contains(&address.to_canonical()))
}

/// Who asks: whoever is connected, or the one for whom a proxy that is trusted says it asks. Proxies add to the end of
/// the list, so what stands before the last one that is not ours may be made up.
pub fn asker(peer: IpAddr, headers: &HeaderMap, settings: &Settings) -> IpAddr {
    let mut asker = peer.to_canonical();
    if !is_proxy(asker, settings) {
        return asker;
    }
    let lists = headers.get_all(settings.proxy_header.name());
    let lists: Vec<&str> = lists.iter().filter_map(|value| value.to_str().ok()).collect();
    for hop in lists.iter().rev().flat_map(|list| list.rsplit(',')) {
        let named = match settings.proxy_header {
            ProxyHeader::XForwardedFor => Some(hop),
            ProxyHeader::Forwarded => for_of(hop),
        };
        // A hop that hides itself, or is not to be read, is as far as can be seen.
        let Some(address) = named.and_then(read) else { return asker };
        asker = address.to_canonical();
        if !is_proxy(asker, settings) {
            return asker;
        }
    }
    asker
}

/// `for=192.0.2.60;proto=http;by=203.0.113.43`
fn for_of(hop: &str) -> Option<&str> {
    let mut pairs = hop.split(';').filter_map(|pair| pair.split_once('='));
    pairs.find_map(|(name, value)| name.trim().eq_ignore_ascii_case("for").then_some(value))
}

/// An address, perhaps quoted, in brackets or with a port.
fn read(text: &str) -> Option<IpAddr> {
    let text = text.trim().trim_matches('"');
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn asks(peer: &str, header: ProxyHeader, values: &[&str]) -> String {
        let proxies = vec!["127.0.0.1/32".parse().unwrap(), "10.0.0.0/8".parse().unwrap()];
        let settings = Settings { proxies, proxy_header: header, ..Settings::default() };
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(HeaderName::from_static(header.name()), HeaderValue::from_str(value).unwrap());
        }
        // The other header comes from whoever likes to lie.
        for name in ["x-forwarded-for", "forwarded"] {
            if name != header.name() {
                headers.append(HeaderName::from_static(name), HeaderValue::from_static("for=6.6.6.6"));
            }
        }
        asker(peer.parse().unwrap(), &headers, &settings).to_string()
    }

    #[test]
    fn a_trusted_proxy_is_believed_and_nobody_else() {
        let xff = |peer: &str, values: &[&str]| asks(peer, ProxyHeader::XForwardedFor, values);
        assert_eq!(xff("9.9.9.9", &["1.2.3.4"]), "9.9.9.9", "not a proxy of ours");
        assert_eq!(xff("127.0.0.1", &["1.2.3.4"]), "1.2.3.4");
        assert_eq!(xff("::ffff:127.0.0.1", &["1.2.3.4"]), "1.2.3.4");
        assert_eq!(xff("127.0.0.1", &["8.8.8.8, 1.2.3.4"]), "1.2.3.4", "what the client wrote before is not believed");
        assert_eq!(xff("127.0.0.1", &["8.8.8.8", "1.2.3.4, 10.1.1.1"]), "1.2.3.4", "two proxies of ours");
        assert_eq!(xff("127.0.0.1", &["1.2.3.4:5678"]), "1.2.3.4");
        assert_eq!(xff("127.0.0.1", &["[2001:db8::1]:80"]), "2001:db8::1");
        assert_eq!(xff("127.0.0.1", &[]), "127.0.0.1");
        assert_eq!(xff("127.0.0.1", &["nonsense"]), "127.0.0.1");
        assert_eq!(xff("127.0.0.1", &["10.0.0.7"]), "10.0.0.7");
    }

    #[test]
    fn the_standard_header_is_read_where_it_is_asked_for() {
        let forwarded = |values: &[&str]| asks("127.0.0.1", ProxyHeader::Forwarded, values);
        assert_eq!(forwarded(&["for=192.0.2.60;proto=http;by=203.0.113.43"]), "192.0.2.60");
        assert_eq!(forwarded(&["for=1.1.1.1, For=\"[2001:db8:cafe::17]:4711\""]), "2001:db8:cafe::17");
        assert_eq!(forwarded(&["for=_hidden"]), "127.0.0.1");
        assert_eq!(forwarded(&["by=1.2.3.4"]), "127.0.0.1");
    }

    #[test]
    fn a_household_is_counted_as_one() {
        let same = |a: &str, b: &str| counted(a.parse().unwrap()) == counted(b.parse().unwrap());
        assert!(same("2001:db8:1:2::1", "2001:db8:1:2:ffff::9") && !same("2001:db8:1:2::1", "2001:db8:1:3::1"));
        assert!(same("::ffff:1.2.3.4", "1.2.3.4") && !same("1.2.3.4", "1.2.3.5"));
    }
}
