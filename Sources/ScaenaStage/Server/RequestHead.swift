#if Stage && !canImport(UIKit)
    import Foundation

    /// The request of a browser: the head of a request of HTTP/1.1 (RFC 9112). Bodies are not taken.
    package struct RequestHead: Equatable, Sendable {
        /// Why no request can be made of what came.
        package enum Malformation: Error, Equatable {
            /// It is larger than ``HeadReader/largest``.
            case tooLarge
            /// It is no HTTP/1.
            case unreadable
        }

        /// Such as `GET`.
        package let method: String
        /// Where the target points, without its query.
        package let path: String
        /// The fields, by their names in small letters.
        package let fields: [String: String]
        private let isOld: Bool

        /// Reads a head that is whole: its lines, with or without the empty one behind them.
        init(_ bytes: [UInt8]) throws(Malformation) {
            let text = String(decoding: bytes, as: UTF8.self)
            // Characters would be the wrong unit: CR LF is one.
            let lines = text.unicodeScalars.split(whereSeparator: { $0 == "\n" || $0 == "\r" }).map { String($0) }
            let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            guard words.count == 3, !words[0].isEmpty, words[1].hasPrefix("/"),
                ["HTTP/1.1", "HTTP/1.0"].contains(words[2])
            else { throw .unreadable }
            method = words[0]
            let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            path = String(target[0])
            isOld = words[2] == "HTTP/1.0"
            fields = try Self.fields(lines.dropFirst())
        }

        private static func fields(_ lines: ArraySlice<String>) throws(Malformation) -> [String: String] {
            var fields: [String: String] = [:]
            for line in lines {
                let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
                let name = parts[0].lowercased()
                // A space in a name, or a line that goes on with the one before, is how requests are smuggled.
                guard parts.count == 2, !name.isEmpty, !name.contains(where: \.isWhitespace) else {
                    throw .unreadable
                }
                let value = parts[1].trimmingCharacters(in: .whitespaces)
                let isOnce = ["host", "origin", "authorization", "sec-websocket-protocol"].contains(name)
                if fields.updateValue(value, forKey: name) != nil, isOnce { throw .unreadable }
            }
            return fields
        }

        /// True if more requests may follow on the connection. A request with a body is the last: its body is not
        /// read.
        package var keepsAlive: Bool { !isOld && !hasBody && !lists("close", in: "connection") }

        /// True if a body follows.
        package var hasBody: Bool { fields["transfer-encoding"] != nil || (fields["content-length"] ?? "0") != "0" }

        /// True if the request asks for another protocol.
        package var isUpgrade: Bool { fields["upgrade"] != nil }

        /// Returns true if a field that is a list names a word.
        package func lists(_ word: String, in field: String) -> Bool {
            (fields[field] ?? "").lowercased().split(separator: ",").contains {
                $0.trimmingCharacters(in: .whitespaces) == word
            }
        }
    }
#endif
