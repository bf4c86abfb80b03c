#if Stage && !canImport(UIKit)
    import Foundation

    /// A frame of WebSocket (RFC 6455) that goes to a browser.
    enum StageFrame: Equatable, Sendable {
        /// Why a connection ends, by the numbers of RFC 6455, 7.4.1.
        enum CloseCode: UInt16, Sendable {
            case normalClosure = 1000
            case goingAway = 1001
            case protocolError = 1002
            case unsupportedData = 1003
            case messageTooBig = 1009
            case internalServerError = 1011
            case tryAgainLater = 1013
        }

        /// A message.
        case text(Data)
        /// The answer to a ping.
        case pong(Data)
        /// The last one.
        case close(CloseCode)

        /// The frame as it is sent: whole, and without a mask, as a server's must be.
        var bytes: Data {
            switch self {
            case .text(let payload): Self.bytes(opcode: 1, payload)
            case .pong(let payload): Self.bytes(opcode: 10, payload)
            case .close(let code):
                Self.bytes(opcode: 8, Data([UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)]))
            }
        }

        private static func bytes(opcode: UInt8, _ payload: Data) -> Data {
            var bytes = Data([0x80 | opcode])
            switch payload.count {
            case ...125: bytes.append(UInt8(payload.count))
            case ...0xFFFF: bytes.append(contentsOf: [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)])
            default:
                bytes.append(127)
                for shift in stride(from: 56, through: 0, by: -8) {
                    bytes.append(UInt8(truncatingIfNeeded: UInt64(payload.count) >> UInt64(shift)))
                }
            }
            bytes.append(payload)
            return bytes
        }
    }
#endif
