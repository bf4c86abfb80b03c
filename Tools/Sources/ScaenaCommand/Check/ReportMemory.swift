import Checking
import Foundation
import SourceModel

/// The report of the last run, which is as good as new where everything that it was made of is the same.
struct ReportMemory {
    private struct Kept: Codable {
        var key: String
        var report: CheckReport
    }

    private let path: String
    /// The inputs that it was made of, beside the sources: definitions, settings, rules, and the version of the tool.
    private let inputs: String

    /// Names a memory.
    ///
    /// - Parameters:
    ///   - paths: The folders and files that are checked.
    ///   - inputs: The inputs of the report beside them.
    init(of paths: [String], inputs: [String]) {
        path = CacheFolder.report(of: paths)
        self.inputs = ([CacheFolder.toolVersion] + inputs).joined(separator: "\u{0}")
    }

    /// True if there is one, so that it is worth while to name the sources.
    var isThere: Bool { FileManager.default.fileExists(atPath: path) }

    /// The kept report of these sources; nil where there is none, or it is of others.
    func report(of sources: SourceFingerprint) -> CheckReport? {
        guard let data = FileManager.default.contents(atPath: path),
            let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.key == key(sources)
        else { return nil }
        return kept.report
    }

    /// Keeps a report. One that cannot be written costs the next run its time and nothing else.
    func keep(_ report: CheckReport, of sources: SourceFingerprint) {
        guard let data = try? JSONEncoder().encode(Kept(key: key(sources), report: report)) else { return }
        try? AtomicFile.write(Array(data), to: path)
    }

    private func key(_ sources: SourceFingerprint) -> String {
        let own = ContentKey(inputs)
        return [sources.key, own].map { "\(String($0.hash, radix: 36)).\($0.length)" }.joined(separator: "-")
    }
}
