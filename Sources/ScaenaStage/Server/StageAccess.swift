#if Stage && !canImport(UIKit)
    import Foundation

    /// The access to the stage: for those who were given the token, through a page of this very server.
    ///
    /// A page of another site in the same browser can make it send requests to 127.0.0.1, and with a name that it
    /// points there (DNS rebinding) even read the answers. So a request must name this server as its `Host`, must not
    /// come from a foreign `Origin`, and must bring the token.
    ///
    /// The token is in the fragment of the address, which no browser sends, and then in the page's session storage,
    /// which belongs to this one port; the page names it as it asks for the socket. Not in a cookie: a browser sends
    /// cookies to every port of a host, and lets every port set them.
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

        /// The subprotocol that the page asks for; beside it, it names ``offer`` and the token.
        static let subprotocol = "scaena.stage"

        /// The token that grants access.
        let token: String
        /// The port on which the server listens.
        let port: UInt16

        /// The subprotocol with which a request for a socket names the token: the only field that a page can set
        /// there.
        var offer: String { "token.\(token)" }

        private var hosts: [String] {
            let names = ["127.0.0.1", "localhost"]
            return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
        }

        /// Judges a request for what is shown.
        ///
        /// - Returns: `nil` when the request may pass.
        func refusal(of request: RequestHead) -> Refusal? {
            refusalOfPlace(of: request) ?? (bringsToken(request) ? nil : .noToken)
        }

        /// Judges where a request comes from and goes to, without regard to its token. A browser always names an origin
        /// when it asks for a socket, so it is required then.
        func refusalOfPlace(of request: RequestHead) -> Refusal? {
            guard let host = request.fields["host"], hosts.contains(host.lowercased()) else { return .foreignHost }
            guard let origin = request.fields["origin"] else { return request.isUpgrade ? .foreignOrigin : nil }
            return hosts.contains { origin.lowercased() == "http://\($0)" } ? nil : .foreignOrigin
        }

        private func bringsToken(_ request: RequestHead) -> Bool {
            if request.isUpgrade {
                let offers = (request.fields["sec-websocket-protocol"] ?? "").split(separator: ",")
                return offers.contains { isSame($0.trimmingCharacters(in: .whitespaces), offer) }
            }
            return isSame(request.fields["authorization"] ?? "", "Bearer \(token)")
        }

        /// Compares in a time that does not tell how much is right.
        private func isSame(_ candidate: String, _ secret: String) -> Bool {
            let right = Array(secret.utf8)
            let given = Array(candidate.utf8)
            var difference = UInt8(right.count == given.count ? 0 : 1)
            for index in right.indices { difference |= right[index] ^ (index < given.count ? given[index] : 0) }
            return difference == 0
        }
    }
#endif
