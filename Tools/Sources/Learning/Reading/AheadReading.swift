import Foundation
import SourceModel

/// Reads files before it is known which of them are asked for, as long as a thread has nothing better to do.
final class AheadReading<File: Sendable>: @unchecked Sendable {
    private let files: ParallelResults<File>
    private let file: @Sendable (Int, RecentTexts) -> File
    private let lock = NSLock()
    private var isOver = false

    /// Makes a reading.
    ///
    /// - Parameters:
    ///   - count: The number of files.
    ///   - file: Reads the file of a number, on any thread, with the texts that were read last on that.
    init(_ count: Int, _ file: @escaping @Sendable (Int, RecentTexts) -> File) {
        files = ParallelResults(count)
        self.file = file
    }

    /// Reads files until it is told to stop.
    ///
    /// - Parameter order: The files' numbers, those first that will most likely be asked for.
    func readAhead(_ order: [Int]) {
        let texts = RecentTexts(ofManyFiles: true)
        for number in order {
            if lock.withLock({ isOver }) { return }
            files[number] = file(number, texts)
        }
    }

    /// Lets who reads ahead stop.
    func stop() { lock.withLock { isOver = true } }

    /// The files that are asked for; those that were not read ahead are read now. Nobody may read ahead any more.
    ///
    /// - Parameters:
    ///   - wanted: The files' numbers.
    ///   - jobs: The number of threads that take part.
    func files(_ wanted: [Int], jobs: Int) -> [(number: Int, file: File)] {
        let missing = wanted.filter { files[$0] == nil }
        // Batches of files keep the threads from meeting at the counter.
        let batch = 16
        Workers.run(
            (missing.count + batch - 1) / batch, jobs: jobs, with: { RecentTexts(ofManyFiles: true) },
            { [files, file] number, texts in
                for index in (number * batch)..<min((number + 1) * batch, missing.count) {
                    files[missing[index]] = file(missing[index], texts)
                }
            })
        return wanted.compactMap { number in files[number].map { (number, $0) } }
    }
}
