#if Stage && !canImport(UIKit)

    /// Who may see the stage: whoever was given the token, through a page of this very server.
    ///
    /// A page of another site in the same browser can make it send requests to 127.0.0.1, and with a name that it
    /// points there (DNS rebinding) even read the answers. So a request must name this server as its `Host`, must not
    /// come from a foreign `Origin`, and must bring the token: at first in the address, then in a cookie.
    struct StageAccess: Sendable {
        /// Why a request is refused.
        enum Refusal: Equatable {
            /// It was addressed to another host than this one.
            case foreignHost
            /// A page of another site sent it.
            case foreignOrigin
            /// It has no token, or a wrong one.
            case noToken
        }

        /// What grants access.
        let token: String
        /// The port on which the server listens.
        let port: UInt16

        /// Cookies are shared by all ports of a host, so the name holds the port.
        var cookieName: String { "scaena-stage-\(port)" }

        /// The value of `Set-Cookie` that saves the browser from showing the token in its address bar.
        ///
        /// `Lax`, not `Strict`: a link to the stage in another page may be followed, and its redirection must have
        /// the cookie. What another site embeds or opens a socket to does not get it.
        var cookie: String { "\(cookieName)=\(token); Path=/; HttpOnly; SameSite=Lax" }

        private var hosts: [String] {
            let names = ["127.0.0.1", "localhost"]
            return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
        }

        /// Judges a request.
        ///
        /// - Parameters:
        ///   - host: The value of `Host`.
        ///   - origin: The value of `Origin`.
        ///   - cookies: The value of `Cookie`.
        ///   - isUpgrade: Whether a socket is asked for. A browser always names an origin then, so it is required.
        /// - Returns: `nil` when the request may pass.
        func refusal(host: String?, origin: String?, cookies: String?, isUpgrade: Bool) -> Refusal? {
            if let refusal = refusalOfPlace(host: host, origin: origin, isUpgrade: isUpgrade) { return refusal }
            return isToken(cookieValue(in: cookies)) ? nil : .noToken
        }

        /// Judges a request without regard to its token.
        func refusalOfPlace(host: String?, origin: String?, isUpgrade: Bool = false) -> Refusal? {
            guard let host, hosts.contains(host.lowercased()) else { return .foreignHost }
            guard let origin else { return isUpgrade ? .foreignOrigin : nil }
            return hosts.contains { origin.lowercased() == "http://\($0)" } ? nil : .foreignOrigin
        }

        /// Whether this is the token, compared in a time that does not tell how much of it is right.
        func isToken(_ candidate: String?) -> Bool {
            guard let candidate else { return false }
            let right = Array(token.utf8)
            let given = Array(candidate.utf8)
            var difference = UInt8(right.count == given.count ? 0 : 1)
            for index in right.indices { difference |= right[index] ^ (index < given.count ? given[index] : 0) }
            return difference == 0
        }

        private func cookieValue(in cookies: String?) -> String? {
            for cookie in (cookies ?? "").split(separator: ";") {
                let parts = cookie.split(separator: "=", maxSplits: 1)
                if parts.count == 2, parts[0].drop(while: { $0 == " " }) == cookieName { return String(parts[1]) }
            }
            return nil
        }

        /// A new token of 128 random bits.
        static func makeToken() -> String {
            var generator = SystemRandomNumberGenerator()
            return (0..<16).map { _ in
                let digits = String(UInt8.random(in: .min ... .max, using: &generator), radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
        }
    }
#endif
