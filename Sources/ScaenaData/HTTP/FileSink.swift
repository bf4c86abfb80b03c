import Foundation
import ScaenaKit

/// Writes a file beside its place and moves it there when it is whole. If it never is, nothing is left.
final class FileSink: Sendable {
    private let place: URL
    private let part: URL
    private let handle: Locked<FileHandle?>

    init(_ place: URL) throws(HTTPError) {
        self.place = place
        part = place.deletingLastPathComponent()
            .appendingPathComponent(".\(place.lastPathComponent).\(UUID().uuidString).part")
        guard FileManager.default.createFile(atPath: part.path, contents: nil),
            let handle = FileHandle(forWritingAtPath: part.path)
        else { throw .file(path: place.path, reason: "it cannot be written") }
        self.handle = Locked(handle)
    }

    deinit {
        close()
        try? FileManager.default.removeItem(at: part)
    }

    func write(_ data: Data) throws(HTTPError) {
        do {
            try handle.withLock { try $0?.write(contentsOf: data) }
        } catch {
            throw .file(path: place.path, reason: FileFailure.reason(of: error))
        }
    }

    func finish() throws(HTTPError) {
        close()
        // Unlike FileManager, it takes the place of what is there, at once.
        guard rename(part.path, place.path) == 0 else {
            throw .file(path: place.path, reason: FileFailure.reason(ofErrno: errno))
        }
    }

    private func close() {
        handle.withLock { handle in
            try? handle?.close()
            handle = nil
        }
    }
}
