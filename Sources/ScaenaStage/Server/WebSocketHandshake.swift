#if Stage && !canImport(UIKit)
    import Foundation

    /// The handshake that makes a connection a WebSocket (RFC 6455, 4.2).
    enum WebSocketHandshake {
        /// The answer to a request for a socket.
        static func response(to request: RequestHead) -> StageResponse {
            guard request.method == "GET", request.lists("websocket", in: "upgrade"),
                request.lists("upgrade", in: "connection"), request.fields["sec-websocket-version"] == "13",
                let key = request.fields["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
            else { return StageResponse(status: .badRequest) }
            var fields = ["Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": accept(key)]
            if request.lists(StageAccess.subprotocol, in: "sec-websocket-protocol") {
                fields["Sec-WebSocket-Protocol"] = StageAccess.subprotocol
            }
            return StageResponse(status: .switchingProtocols, fields: fields)
        }

        /// Returns the proof that the key was understood.
        static func accept(_ key: String) -> String {
            let text = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
            return Data(sha1(Array(text.utf8))).base64EncodedString()
        }

        /// SHA-1 (RFC 3174), which Foundation has not; no secret depends on it.
        static func sha1(_ message: [UInt8]) -> [UInt8] {
            var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
            var padded = message + [0x80]
            padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
            for shift in stride(from: 56, through: 0, by: -8) {
                padded.append(UInt8(truncatingIfNeeded: (UInt64(message.count) * 8) >> UInt64(shift)))
            }
            for start in stride(from: 0, to: padded.count, by: 64) {
                digest(padded[start..<(start + 64)], into: &state)
            }
            return state.flatMap { word in
                stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
            }
        }

        private static func digest(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
            var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
                block[index..<(index + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            for index in 16..<80 {
                words.append(rotate(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], by: 1))
            }
            var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
            for (index, word) in words.enumerated() {
                let (mix, constant): (UInt32, UInt32) =
                    switch index {
                    case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
                    case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                    case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
                    default: (b ^ c ^ d, 0xCA62_C1D6)
                    }
                let next = rotate(a, by: 5) &+ mix &+ e &+ constant &+ word
                (e, d, c, b, a) = (d, c, rotate(b, by: 30), a, next)
            }
            for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
        }

        private static func rotate(_ word: UInt32, by count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
    }
#endif
