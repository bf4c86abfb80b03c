#if Stage && !canImport(UIKit)
    import FlyingSocks
    import Foundation

    @testable import ScaenaStage

    /// A browser's side of HTTP and WebSocket over a real socket, which can also do what no browser does.
    final class SocketClient: Sendable {
        struct Response {
            var status: Int
            var headers: [String: String]
            var body: String
        }

        struct Frame: Equatable {
            var opcode: UInt8
            var payload: Data

            var closeCode: Int? {
                guard opcode == 8, payload.count >= 2 else { return nil }
                return Int(payload[payload.startIndex]) << 8 | Int(payload[payload.startIndex + 1])
            }
        }

        private let socket: AsyncSocket

        init(port: UInt16) async throws { socket = try await StagePool.connected(to: port) }

        /// The only place that closes: a descriptor that is closed twice may be another one's the second time.
        deinit { try? socket.close() }

        // MARK: HTTP

        func request(
            _ method: String = "GET", _ target: String, host: String, headers: [String: String] = [:]
        ) async throws -> Response {
            var lines = ["\(method) \(target) HTTP/1.1", "Host: \(host)"]
            lines += headers.map { "\($0.key): \($0.value)" }
            try await send(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
            return try await response()
        }

        /// Sends bytes as they are.
        func send(_ data: Data) async throws { try await socket.write(data) }

        func response() async throws -> Response {
            var head = Data()
            while !head.suffix(4).elementsEqual(Data("\r\n\r\n".utf8)) { head.append(try await socket.read()) }
            let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n").filter { !$0.isEmpty }
            var headers: [String: String] = [:]
            for line in lines.dropFirst() {
                let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
                headers[parts[0].lowercased()] = parts.count > 1 ? parts[1] : ""
            }
            let length = Int(headers["content-length"] ?? "") ?? 0
            let body = length > 0 ? try await socket.read(bytes: length) : []
            return Response(
                status: Int(lines[0].split(separator: " ")[1]) ?? 0, headers: headers,
                body: String(decoding: body, as: UTF8.self))
        }

        // MARK: WebSocket

        /// Opens a socket as the page does.
        static func open(_ address: URL, origin: String? = nil) async throws -> SocketClient {
            let port = UInt16(address.port ?? 0)
            let client = try await SocketClient(port: port)
            let response = try await client.upgrade(
                host: "127.0.0.1:\(port)", origin: origin ?? "http://127.0.0.1:\(port)", token: token(in: address))
            guard response.status == 101 else { throw UnexpectedResponse(status: response.status) }
            return client
        }

        struct UnexpectedResponse: Error { var status: Int }

        static func token(in address: URL) -> String {
            (address.fragment ?? "").replacingOccurrences(of: "token=", with: "")
        }

        func upgrade(
            host: String, origin: String?, token: String?, headers: [String: String] = [:]
        ) async throws -> Response {
            var headers = headers
            headers.merge([
                "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            ]) { own, _ in own }
            headers["Origin"] = origin
            if let token { headers["Sec-WebSocket-Protocol"] = "scaena.stage, token.\(token)" }
            return try await request("GET", "/socket", host: host, headers: headers)
        }

        func sendFrame(
            opcode: UInt8 = 1, fin: Bool = true, reserved: UInt8 = 0, _ payload: Data
        ) async throws {
            let mask: [UInt8] = [1, 2, 3, 4]
            var frame = Data([(fin ? 0x80 : 0) | reserved << 4 | opcode])
            switch payload.count {
            case ...125: frame.append(0x80 | UInt8(payload.count))
            case ...0xFFFF:
                frame.append(contentsOf: [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)])
            default:
                frame.append(0x80 | 127)
                for shift in stride(from: 56, through: 0, by: -8) {
                    frame.append(UInt8(truncatingIfNeeded: payload.count >> shift))
                }
            }
            frame.append(contentsOf: mask)
            frame.append(contentsOf: payload.enumerated().map { $1 ^ mask[$0 % 4] })
            try await send(frame)
        }

        func send(_ json: String) async throws { try await sendFrame(Data(json.utf8)) }

        func frame() async throws -> Frame {
            let start = try await socket.read(bytes: 2)
            var length = Int(start[1] & 0x7F)
            if length >= 126 {
                length = try await socket.read(bytes: length == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
            }
            return Frame(opcode: start[0] & 0xF, payload: Data(try await socket.read(bytes: length)))
        }

        func update() async throws -> StageUpdate {
            try JSONDecoder().decode(StageUpdate.self, from: try await frame().payload)
        }

        /// Reads updates until one has answers.
        func answers() async throws -> [StageUpdate.Answer] {
            while true {
                if let answers = try await update().answers { return answers }
            }
        }

        /// Returns true if the other side has closed the connection.
        func isClosed() async -> Bool {
            do {
                while true { _ = try await socket.read() }
            } catch {
                return true
            }
        }
    }
#endif
