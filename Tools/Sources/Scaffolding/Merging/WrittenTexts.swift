import Foundation

/// The texts of a unit's files as they were last written, by their paths in the project: what a merge takes for the common origin.
///
/// They are kept beside the records, outside of the folders of targets, so that no app is shipped with them.
struct WrittenTexts: Codable, Equatable {
    private static let folder = ".scaena/written"

    private(set) var texts: [String: String]

    /// Keeps texts by their paths in the project.
    init(_ texts: [String: String]) {
        self.texts = texts
    }

    /// Gathers the texts that a record's hashes name.
    ///
    /// - Parameters:
    ///   - record: the record.
    ///   - new: the texts of today.
    ///   - old: texts of before, for what was not written again.
    init(of record: UnitRecord, from new: [String: String], besides old: WrittenTexts?) {
        texts = [:]
        for (name, hash) in record.files {
            texts[name] = [new[name], old?.texts[name]].lazy.compactMap(\.self).first { GitHash.blob($0) == hash }
        }
    }

    /// Reads what was kept for a record; nil where nothing was.
    ///
    /// - Parameter record: the path of the record.
    init?(keptFor record: String) {
        guard let data = FileManager.default.contents(atPath: Self.path(for: record)),
            let kept = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = kept
    }

    /// Where the texts of a record are kept.
    static func path(for record: String) -> String {
        let url = URL(fileURLWithPath: record)
        let project = url.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
        return "\(project)/\(folder)/\(url.lastPathComponent)"
    }

    /// The texts as a file: the same on every run.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
