#if Stage && !canImport(UIKit)
    import FlyingSocks
    import Foundation
    import ScaenaKit

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Darwin)
        import Darwin
    #endif

    /// One connection of a browser: requests one after the other, of which one may make it a WebSocket.
    ///
    /// An own reader, since FlyingFox's keeps lines and frames of any length before anybody can refuse them.
    final class StageConnection: Sendable {
        private let socket: AsyncSocket
        private let routes: StageRoutes
        private let limits: StageHub.Limits
        private let speaking = Locked(false)

        init(_ socket: AsyncSocket, routes: StageRoutes, limits: StageHub.Limits) {
            self.socket = socket
            self.routes = routes
            self.limits = limits
        }

        /// Whether it has become a WebSocket, whose browser is to be told before it ends.
        var isSpeaking: Bool { speaking.withLock { $0 } }

        /// Serves until either side ends it. The only place that closes: a descriptor that is closed twice may be
        /// another one's the second time.
        func serve() async {
            await answerRequests()
            try? socket.close()
        }

        // MARK: Requests

        private func answerRequests() async {
            var buffer: [UInt8] = []
            while !Task.isCancelled {
                let request: RequestHead
                do {
                    request = try await nextRequest(&buffer)
                } catch {
                    if let malformation = error as? RequestHead.Malformation { await refuse(malformation) }
                    return
                }
                let response = await routes.response(to: request)
                let isUpgrade = response.status == .switchingProtocols
                guard await write(response.bytes(isLast: !request.keepsAlive)) else { return }
                if isUpgrade { return await speak(after: buffer) }
                guard request.keepsAlive else { return await linger() }
            }
        }

        private func nextRequest(_ buffer: inout [UInt8]) async throws -> RequestHead {
            while true {
                if let head = try RequestHead(takenFrom: &buffer) { return head }
                buffer += try await bytes(within: limits.request)
            }
        }

        private func refuse(_ malformation: RequestHead.Malformation) async {
            let response = StageResponse(status: malformation == .tooLarge ? .headTooLarge : .badRequest)
            if await write(response.bytes(isLast: true)) { await linger() }
        }

        // MARK: The WebSocket

        private func speak(after first: [UInt8]) async {
            speaking.withLock { $0 = true }
            guard let session = await routes.hub.open() else {
                _ = await write(StageFrame.close(.tryAgainLater).bytes)
                return await linger()
            }
            await withTaskGroup(of: Part.self) { group in
                group.addTask {
                    await self.read(first, into: session)
                    return .reading
                }
                group.addTask {
                    await self.write(from: session)
                    return .writing
                }
                group.addTask {
                    await session.untilOver()
                    // What was said last may be on its way; a browser that does not read is not waited for.
                    try? await Task.sleep(nanoseconds: self.limits.goodbye)
                    return .patience
                }
                // Reading that has ended leaves a goodbye to be written.
                for await part in group where part != .reading { break }
                group.cancelAll()
                await session.end()
            }
            if await !session.isSentAway { await linger() }
        }

        /// What goes on at once in a WebSocket.
        private enum Part {
            case reading
            case writing
            case patience
        }

        private func read(_ first: [UInt8], into session: StageSession) async {
            var reader = FrameReader()
            reader.append(first)
            do {
                while true {
                    while let arrival = try reader.next() {
                        switch arrival {
                        case .message(let message): await session.receive(message)
                        case .ping(let payload): await session.receivePing(payload)
                        case .goodbye: return await session.close(.normalClosure)
                        }
                    }
                    reader.append(try await socket.read(atMost: 4096))
                }
            } catch let violation as FrameReader.Violation {
                await session.close(violation.code)
            } catch {
                // The connection broke: nobody is left to be told.
                await session.end()
            }
        }

        private func write(from session: StageSession) async {
            while let frame = await session.nextFrame() {
                guard await write(frame.bytes) else { return }
            }
        }

        // MARK: Bytes

        private func write(_ data: Data) async -> Bool {
            do {
                try await socket.write(data)
                return true
            } catch {
                return false
            }
        }

        /// The next bytes, or an error when there are none in time.
        private func bytes(within nanoseconds: UInt64) async throws -> [UInt8] {
            try await withThrowingTaskGroup(of: [UInt8].self) { group in
                group.addTask { try await self.socket.read(atMost: 4096) }
                group.addTask {
                    try await Task.sleep(nanoseconds: nanoseconds)
                    throw SocketError.disconnected
                }
                defer { group.cancelAll() }
                return try await group.next() ?? []
            }
        }

        /// Lets the other side read what it was told: closing with bytes unread would take the answer away from it.
        private func linger() async {
            // Nothing more is said.
            speaking.withLock { $0 = false }
            shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
            var left = 1_000_000
            while left > 0, let bytes = try? await bytes(within: limits.goodbye) { left -= bytes.count }
        }
    }
#endif
