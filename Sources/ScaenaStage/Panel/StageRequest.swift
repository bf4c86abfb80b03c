#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaKit

    extension StageUpdate {
        /// A request of the app, as the panel lists it.
        package struct Request: Equatable, Codable, Sendable {
            /// The state of a request.
            package enum State: String, Codable, Sendable {
                /// Nobody has answered yet.
                case pending
                /// It waits, as somebody has asked for its endpoint.
                case held
                /// There was an answer, of whatever status.
                case answered
                /// There was none.
                case failed
                /// Nobody wanted it any more.
                case cancelled
            }

            /// Its number, which grows.
            package var id: Int
            /// The HTTP method.
            package var method: String
            /// The key of rules: method, server and path.
            package var endpoint: String
            /// The whole address, without secrets.
            package var address: String
            /// When it began, in milliseconds since 1970.
            package var time: Double
            /// The state.
            package var state: State
            /// The answer's status.
            package var status: Int?
            /// The time that it took, in milliseconds.
            package var milliseconds: Double?
            /// The number of bytes that came.
            package var bytes: Int?
            /// Why there was no answer, or why it was not understood.
            package var reason: String?
            /// True where a rule of the panel had its way with it.
            package var isRuled: Bool?
        }

        /// The content of a request and its answer, where a browser has asked for it.
        package struct Exchange: Equatable, Codable, Sendable {
            /// A header field or a body.
            package struct Part: Equatable, Codable, Sendable {
                /// The header fields, by name.
                package var fields: [String: String]
                /// The body, as far as it is text and is kept.
                package var text: String?
                /// A note where the body is not whole or is no text.
                package var note: String?
            }

            /// The request's number.
            package var id: Int
            /// The request.
            package var sent: Part
            /// The answer, where there is one.
            package var received: Part?
        }
    }

    /// The treatment of an endpoint's requests, as somebody has chosen it in the panel.
    package struct StageRule: Equatable, Codable, Sendable {
        /// The kind of treatment.
        package enum Kind: String, Codable, Sendable {
            /// They wait.
            case delay
            /// Nobody is there.
            case fail
            /// They are answered without a server.
            case answer
        }

        /// Method, server and path.
        package var endpoint: String
        /// The kind of treatment.
        package var kind: Kind
        /// For how long they wait.
        package var seconds: Double?
        /// The answer's status.
        package var status: Int?
        /// The answer's body.
        package var text: String?

        /// The order for a request; `nil` where the rule lacks something that it needs.
        var order: RequestOrder? {
            switch kind {
            case .delay:
                guard let seconds, (0...600).contains(seconds) else { return nil }
                return .delay(seconds)
            case .fail: return .fail
            case .answer:
                guard let status, (100...599).contains(status) else { return nil }
                return .answer(status: status, body: Data((text ?? "").utf8))
            }
        }
    }
#endif
