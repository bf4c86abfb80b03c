#if Stage && !canImport(UIKit)
    import Dispatch
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
        private enum Phase {
            /// It waits for a request.
            case listening
            /// It answers one.
            case answering
            /// It is a WebSocket, whose browser has shown the token.
            case speaking
            /// It has said its last word.
            case leaving
            case closed
        }

        /// Somebody took too long.
        private struct Late: Error {}

        private let socket: AsyncSocket
        private let routes: StageRoutes
        private let limits: StageHub.Limits
        private let state = Locked((phase: Phase.listening, isSentAway: false))

        init(_ socket: AsyncSocket, routes: StageRoutes, limits: StageHub.Limits) {
            self.socket = socket
            self.routes = routes
            self.limits = limits
        }

        /// True if it is a WebSocket, whose browser is to be told before it ends.
        var isSpeaking: Bool { state.withLock { $0.phase == .speaking } }
        /// True if it takes room from others, and nobody has shown the token.
        var isStranger: Bool {
            state.withLock { !$0.isSentAway && ($0.phase == .listening || $0.phase == .answering) }
        }
        /// True if it waits for a request.
        var isListening: Bool { state.withLock { $0.phase == .listening } }

        /// Says that its place is needed: once its task is cancelled, it says so to the other side.
        func sendAway() { state.withLock { $0.isSentAway = true } }

        /// Ends what it waits for, whatever that is.
        func cutOff() {
            state.withLock { state in
                if state.phase != .closed { shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR)) }
            }
        }

        /// Serves until either side ends it. The only place that closes: a descriptor that is closed twice may be
        /// another one's the second time.
        func serve() async {
            await answerRequests()
            state.withLock { $0.phase = .closed }
            try? socket.close()
        }

        private func enter(_ phase: Phase) { state.withLock { $0.phase = phase } }

        // MARK: Requests

        private func answerRequests() async {
            var heads = HeadReader()
            while true {
                let request: RequestHead
                do {
                    enter(.listening)
                    request = try await nextRequest(&heads)
                } catch let malformation as RequestHead.Malformation {
                    return await refuse(
                        StageResponse(status: malformation == .tooLarge ? .headTooLarge : .badRequest))
                } catch is Late where heads.isInHead || hasUnreadBytes {
                    return await refuse(StageResponse(status: .requestTimeout))
                } catch {
                    // In a task of its own, since this one is cancelled.
                    if state.withLock({ $0.isSentAway }) { await Task { await refuse(.tooMany) }.value }
                    return
                }
                enter(.answering)
                let response = await routes.response(to: request)
                let isUpgrade = response.status == .switchingProtocols
                guard await write(response.bytes(isLast: !request.keepsAlive)) else { return }
                if isUpgrade { return await speak(after: heads.rest) }
                guard request.keepsAlive else { return await linger() }
            }
        }

        /// True where something has come that nobody has read yet: to close then would be a reset in place of an answer.
        private var hasUnreadBytes: Bool {
            var look = pollfd(fd: socket.socket.file.rawValue, events: Int16(POLLIN), revents: 0)
            return poll(&look, 1, 0) > 0 && look.revents & Int16(POLLIN) != 0
        }

        /// Reads one head. However it comes, it has this long and no longer.
        private func nextRequest(_ heads: inout HeadReader) async throws -> RequestHead {
            let deadline = DispatchTime.now().uptimeNanoseconds + limits.request
            while true {
                if let head = try heads.next() { return head }
                heads.append(try await bytes(until: deadline))
            }
        }

        private func refuse(_ response: StageResponse) async {
            if await write(response.bytes(isLast: true)) { await linger() }
        }

        // MARK: The WebSocket

        private func speak(after first: [UInt8]) async {
            enter(.speaking)
            guard let session = await routes.hub.open() else {
                _ = await write(StageFrame.close(.tryAgainLater).bytes)
                return await linger()
            }
            let inbox = StageInbox()
            await withTaskGroup(of: Part.self) { group in
                group.addTask {
                    await self.read(first, into: inbox, of: session)
                    return .reading
                }
                group.addTask {
                    await self.take(from: inbox, for: session)
                    return .taking
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
                for await part in group where part == .writing || part == .patience { break }
                group.cancelAll()
                await inbox.close()
                await session.end()
            }
            if await !session.isSentAway { await linger() }
        }

        /// The tasks that run at once for a WebSocket.
        private enum Part {
            case reading
            case taking
            case writing
            case patience
        }

        private func read(_ first: [UInt8], into inbox: StageInbox, of session: StageSession) async {
            var reader = FrameReader()
            reader.append(first)
            do {
                while true {
                    while let arrival = try reader.next() {
                        await inbox.put(arrival)
                        if arrival == .goodbye { return }
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

        private func take(from inbox: StageInbox, for session: StageSession) async {
            while let item = await inbox.take() {
                switch item.arrival {
                case .message(let message): await session.receive(message, arrived: item.time)
                case .ping(let payload): await session.receivePing(payload)
                case .goodbye: return await session.close(.normalClosure)
                }
            }
        }

        private func write(from session: StageSession) async {
            while let frame = await session.nextFrame() {
                guard (try? await socket.write(frame.bytes)) != nil else { return }
            }
        }

        // MARK: Bytes

        /// Writes an answer, which the other side must read in time.
        private func write(_ data: Data) async -> Bool {
            let deadline = DispatchTime.now().uptimeNanoseconds + limits.unread
            return (try? await within(deadline) { try await self.socket.write(data) }) != nil
        }

        private func bytes(until deadline: UInt64) async throws -> [UInt8] {
            try await within(deadline) { try await self.socket.read(atMost: 4096) }
        }

        private func within<Value: Sendable>(
            _ deadline: UInt64, _ work: @escaping @Sendable () async throws -> Value
        ) async throws -> Value {
            let now = DispatchTime.now().uptimeNanoseconds
            guard now < deadline else { throw Late() }
            return try await withThrowingTaskGroup(of: Value.self) { group in
                group.addTask(operation: work)
                group.addTask {
                    try await Task.sleep(nanoseconds: deadline - now)
                    throw Late()
                }
                defer { group.cancelAll() }
                guard let value = try await group.next() else { throw Late() }
                return value
            }
        }

        /// Lets the other side read what it was told: closing with bytes unread would take the answer away from it.
        private func linger() async {
            // Nothing more is said.
            enter(.leaving)
            shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
            let deadline = DispatchTime.now().uptimeNanoseconds + limits.goodbye
            var left = 1_000_000
            while left > 0, let bytes = try? await bytes(until: deadline) { left -= bytes.count }
        }
    }
#endif
