import Foundation
import SourceModel

/// Reads files on some threads.
enum SourceFileReading {
    /// Reads files, the largest first.
    ///
    /// - Parameters:
    ///   - paths: The files, sorted.
    ///   - jobs: How many threads take part.
    ///   - progress: Hears how many were read.
    /// - Returns: What was read, in the order of the paths, and what could not be.
    static func read(
        _ paths: [String], jobs: Int, progress: @escaping @Sendable (Int) -> Void
    ) -> ([SourceFile], [SourceNote]) {
        let results = Results(paths.count)
        Workers.run(paths.count, jobs: jobs) { index in
            let path = paths[index]
            do {
                let bytes = try FileBytes.read(path)
                if let file = SyntaxReading.read(bytes.bytes.bindMemory(to: UInt8.self), path: path) {
                    results.set(.success(file), at: index, progress)
                } else {
                    results.set(.failure("is not UTF-8 and was left out"), at: index, progress)
                }
            } catch {
                results.set(.failure("cannot be read: \(error)"), at: index, progress)
            }
        }
        var files: [SourceFile] = []
        var notes: [SourceNote] = []
        for (path, result) in zip(paths, results.all) {
            switch result {
            case .success(let file): files.append(file)
            case .failure(let text): notes.append(SourceNote(path: path, text: text))
            case nil: break
            }
        }
        return (files, notes)
    }

    enum Outcome {
        case success(SourceFile)
        case failure(String)
    }

    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var all: [Outcome?]
        private var done = 0

        init(_ count: Int) { all = Array(repeating: nil, count: count) }

        func set(_ outcome: Outcome, at index: Int, _ progress: (Int) -> Void) {
            let count = lock.withLock {
                all[index] = outcome
                done += 1
                return done
            }
            if count % 64 == 0 { progress(count) }
        }
    }
}
