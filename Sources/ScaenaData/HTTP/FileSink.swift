import Foundation
import ScaenaKit

/// Writes a file beside its place and moves it there when it is whole. If it never is, nothing is left.
///
/// It works on a queue of its own: who hands it a piece goes on with the next one, unless the disk is far behind.
package final class FileSink: Sendable {
    private struct State: Sendable {
        var handle: FileHandle?
        var failure: HTTPError?
        var waitingBytes = 0
    }

    /// The number of bytes that may wait for the disk before the network waits, too.
    private static let mostWaiting = 4 << 20

    private let place: URL
    private let part: URL
    private let queue: DispatchQueue
    private let state = Locked(State())

    /// A sink. That its place cannot be written is said at a later call.
    package init(_ place: URL, on queue: DispatchQueue = DispatchQueue(label: "scaena.http.file")) {
        self.place = place
        self.queue = queue
        part = place.deletingLastPathComponent()
            .appendingPathComponent(".\(place.lastPathComponent).\(UUID().uuidString).part")
        queue.async { [self] in open() }
    }

    deinit {
        let handle = state.withLock { $0.handle }
        guard let handle else { return }
        try? handle.close()
        try? FileManager.default.removeItem(at: part)
    }

    /// Takes a piece, or says why an earlier one could not be written.
    package func write(_ data: Data) throws(HTTPError) {
        let (failure, waitingBytes) = state.withLock { state in
            state.waitingBytes += data.count
            return (state.failure, state.waitingBytes)
        }
        if let failure { throw failure }
        queue.async { [self] in append(data) }
        if waitingBytes > Self.mostWaiting { queue.sync {} }
    }

    /// Ends when all has been written: the file is in its place, or nothing is left of it.
    ///
    /// - Parameters:
    ///   - isWhole: True if all of the file has come.
    ///   - next: Goes on, on the sink's queue: with the reason if the file could not be written.
    package func end(isWhole: Bool, _ next: @escaping @Sendable (HTTPError?) -> Void) {
        queue.async { [self] in
            let (handle, failure) = state.withLock { state in
                defer { state.handle = nil }
                return (state.handle, state.failure)
            }
            try? handle?.close()
            var outcome = failure
            // Unlike FileManager, it takes the place of what is there, at once.
            if isWhole, failure == nil, rename(part.path, place.path) != 0 {
                outcome = .file(path: place.path, reason: FileFailure.reason(ofErrno: errno))
            }
            if handle != nil, !isWhole || outcome != nil { try? FileManager.default.removeItem(at: part) }
            next(outcome)
        }
    }

    private func open() {
        let isThere = FileManager.default.createFile(atPath: part.path, contents: nil)
        let handle = isThere ? FileHandle(forWritingAtPath: part.path) : nil
        state.withLock { state in
            state.handle = handle
            if handle == nil { state.failure = .file(path: place.path, reason: "it cannot be written") }
        }
    }

    private func append(_ data: Data) {
        let handle = state.withLock { $0.failure == nil ? $0.handle : nil }
        var failure: HTTPError?
        do {
            try handle?.write(contentsOf: data)
        } catch {
            failure = .file(path: place.path, reason: FileFailure.reason(of: error))
        }
        state.withLock { state in
            state.waitingBytes -= data.count
            if let failure { state.failure = failure }
        }
    }
}
