#if Stage && !canImport(UIKit)
    import FlyingFox
    import Foundation

    /// Speaks WebSocket (RFC 6455) with one browser, frame by frame.
    ///
    /// Not FlyingFox's own message handler, since that keeps every message for a slow reader, and joins fragments
    /// without end.
    struct StageSocket: WSHandler {
        let hub: StageHub

        func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
            guard let session = await hub.open() else {
                return AsyncStream { continuation in
                    continuation.yield(.close(code: .tryAgainLater))
                    continuation.finish()
                }
            }
            let reading = Task {
                await read(client, into: session)
                await session.end()
            }
            let end = EndOfFrames { [session] in
                reading.cancel()
                Task { await session.end() }
            }
            return AsyncStream {
                let frame = await session.nextFrame()
                if frame == nil { end.arrive() }
                return frame
            } onCancel: {
                end.arrive()
            }
        }

        private func read(_ client: AsyncThrowingStream<WSFrame, any Error>, into session: StageSession) async {
            var message: Data?
            do {
                for try await frame in client {
                    if frame.rsv1 || frame.rsv2 || frame.rsv3 { return await goodbye(.protocolError, session) }
                    switch frame.opcode {
                    case .text where message == nil:
                        message = frame.payload
                    case .continuation where message != nil:
                        message?.append(frame.payload)
                    case .ping where frame.fin && frame.payload.count <= 125:
                        await session.receivePing(frame.payload)
                        continue
                    case .pong where frame.fin && frame.payload.count <= 125:
                        continue
                    case .close:
                        return await goodbye(.normalClosure, session)
                    case .binary:
                        return await goodbye(.unsupportedData, session)
                    default:
                        return await goodbye(.protocolError, session)
                    }
                    guard let whole = message else { continue }
                    if whole.count > StageInput.largestMessage { return await goodbye(.messageTooBig, session) }
                    if frame.fin {
                        message = nil
                        await session.receive(whole)
                    }
                }
            } catch {
                // The connection broke: nobody is left to be told.
            }
        }

        private func goodbye(_ code: WSCloseCode, _ session: StageSession) async {
            await session.close(code)
        }
    }

    /// Notices that nobody will take frames any more: the last was taken, or the stream was let go in the middle, as
    /// happens when a write fails.
    private final class EndOfFrames: Sendable {
        private let action: @Sendable () -> Void

        init(_ action: @escaping @Sendable () -> Void) {
            self.action = action
        }

        func arrive() { action() }

        deinit { action() }
    }
#endif
