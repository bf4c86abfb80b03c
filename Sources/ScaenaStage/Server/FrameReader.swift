#if Stage && !canImport(UIKit)
    import Foundation

    /// Makes messages of the bytes that come from a browser over a WebSocket (RFC 6455, 5).
    ///
    /// It keeps no more than one message: a frame that announces more than that is refused when its length was read, not
    /// when it has come.
    package struct FrameReader: Sendable {
        /// A message, a ping, or the goodbye of the browser.
        package enum Arrival: Equatable, Sendable {
            /// A message of text.
            case message(Data)
            /// A ping, to be answered with the same bytes.
            case ping(Data)
            /// The browser says goodbye; nothing that follows counts.
            case goodbye
        }

        /// An error of the protocol, which no browser makes.
        struct Violation: Error, Equatable {
            /// The code that the sender is told.
            let code: StageFrame.CloseCode
        }

        private enum Opcode: UInt8 {
            case continuation = 0
            case text = 1
            case binary = 2
            case close = 8
            case ping = 9
            case pong = 10

            var isControl: Bool { rawValue >= 8 }
        }

        private struct Header {
            let opcode: Opcode
            let isFinal: Bool
            let length: Int
            /// Where in the buffer the mask is; the payload is behind it.
            let mask: Int
        }

        private let largestMessage: Int
        private var buffer: [UInt8] = []
        private var read = 0
        private var message: [UInt8]?

        /// A reader of a new connection.
        ///
        /// - Parameter largestMessage: The number of bytes that a message may have, all its fragments together.
        package init(largestMessage: Int = StageInput.largestMessage) {
            self.largestMessage = largestMessage
        }

        /// The number of bytes that are kept.
        package var heldCount: Int { buffer.count - read + (message?.count ?? 0) }

        /// Takes bytes as they come, in pieces of any size.
        package mutating func append(_ bytes: some Collection<UInt8>) {
            if read > 0 {
                buffer.removeFirst(read)
                read = 0
            }
            buffer.append(contentsOf: bytes)
        }

        /// Returns the next whole arrival; `nil` when that needs more bytes.
        ///
        /// - Throws: ``Violation``: nothing more can be read then.
        mutating func next() throws(Violation) -> Arrival? {
            while let header = try header(), buffer.count >= header.mask + 4 + header.length {
                if let arrival = take(header) { return arrival }
            }
            return nil
        }

        /// The messages that have come whole; what else came is passed over.
        ///
        /// - Throws: As ``next()``.
        package mutating func messages() throws -> [Data] {
            var messages: [Data] = []
            while let arrival = try next() {
                if case .message(let message) = arrival { messages.append(message) }
            }
            return messages
        }

        private func header() throws(Violation) -> Header? {
            let start = read
            guard buffer.count >= start + 2 else { return nil }
            let (first, second) = (buffer[start], buffer[start + 1])
            guard first & 0x70 == 0, second & 0x80 != 0, let opcode = Opcode(rawValue: first & 0x0F) else {
                throw Violation(code: .protocolError)
            }
            let isFinal = first & 0x80 != 0
            let short = Int(second & 0x7F)
            switch opcode {
            case .binary: throw Violation(code: .unsupportedData)
            case .text where message != nil, .continuation where message == nil: throw Violation(code: .protocolError)
            case _ where opcode.isControl && (!isFinal || short > 125): throw Violation(code: .protocolError)
            default: break
            }
            let extra = short < 126 ? 0 : short == 126 ? 2 : 8
            guard buffer.count >= start + 2 + extra else { return nil }
            let long = buffer[(start + 2)..<(start + 2 + extra)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            let length = extra == 0 ? UInt64(short) : long
            let room = opcode.isControl ? 125 : largestMessage - (message?.count ?? 0)
            guard length <= UInt64(max(0, room)) else { throw Violation(code: .messageTooBig) }
            return Header(opcode: opcode, isFinal: isFinal, length: Int(length), mask: start + 2 + extra)
        }

        /// Takes a frame that is there whole.
        private mutating func take(_ header: Header) -> Arrival? {
            let mask = Array(buffer[header.mask..<(header.mask + 4)])
            let start = header.mask + 4
            var payload = Array(buffer[start..<(start + header.length)])
            for index in payload.indices { payload[index] ^= mask[index & 3] }
            read = start + header.length
            switch header.opcode {
            case .ping: return .ping(Data(payload))
            case .pong, .binary: return nil
            case .close: return .goodbye
            case .text, .continuation:
                // In place: a message of many small fragments must not be copied for each of them.
                var whole = message ?? []
                message = nil
                whole.append(contentsOf: payload)
                guard !header.isFinal else { return .message(Data(whole)) }
                message = whole
                return nil
            }
        }
    }
#endif
