import Checking
import Foundation
import SourceModel

/// The report of the last run, which is as good as new where everything that it was made of is the same.
struct ReportMemory {
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

    /// Names the memory of a project that stands apart from the others of some paths.
    ///
    /// - Parameters:
    ///   - part: The folders of the project.
    ///   - paths: The folders and files that are checked.
    ///   - inputs: The inputs of the report beside them.
    init(of part: [String], among paths: [String], inputs: [String]) {
        // The folder may be checked by itself, too.
        self.init(of: paths + [""] + part, inputs: inputs + paths.map(SourceFileList.absolutePath))
    }

    /// True if there is one, so that it is worth while to name the sources.
    var isThere: Bool { FileManager.default.fileExists(atPath: path) }

    /// The kept report of these sources; nil where there is none, or it is of others.
    func report(of sources: SourceFingerprint) -> CheckReport? {
        let key = Data((key(sources) + "\n").utf8)
        // Of other sources, nothing but the key is looked at.
        guard let data = FileManager.default.contents(atPath: path), data.starts(with: key) else { return nil }
        return try? JSONDecoder().decode(CheckReport.self, from: data.dropFirst(key.count))
    }

    /// Keeps a report. One that cannot be written costs the next run its time and nothing else.
    func keep(_ report: CheckReport, of sources: SourceFingerprint) {
        guard let data = try? JSONEncoder().encode(report) else { return }
        try? AtomicFile.write(Array((key(sources) + "\n").utf8) + data, to: path)
    }

    private func key(_ sources: SourceFingerprint) -> String {
        let own = ContentKey(inputs)
        return [sources.key, own].map { "\(String($0.hash, radix: 36)).\($0.length)" }.joined(separator: "-")
    }
}
