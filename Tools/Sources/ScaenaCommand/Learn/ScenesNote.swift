import Foundation
import Learning
import Project
import SourceModel

/// The file beside definitions that notes which scenes are made in which way, so that a later run keeps them there.
struct ScenesNote {
    /// The file, as seen from the definitions' folder.
    static let name = ".scaena/scenes.json"

    /// The folder of the definitions.
    let folder: String
    /// The folders and files that are read, as seen from there.
    private let sources: [String]

    /// Takes what is read.
    ///
    /// - Parameters:
    ///   - target: The absolute path of the first definition.
    ///   - paths: The folders and files that are read, none for the current folder.
    init(beside target: String, of paths: [String]) {
        let folder = String(target[..<(target.lastIndex(of: "/") ?? target.startIndex)])
        self.folder = folder
        sources = (paths.isEmpty ? ["."] : paths).map { SourceFileList.absolutePath($0).seen(from: folder) }.sorted()
    }

    /// The scenes of the last run over the same folders and files; `nil` where none are noted.
    var scenes: NotedScenes? {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.name)") else { return nil }
        do {
            let scenes = try JSONDecoder().decode(NotedScenes.self, from: data)
            return scenes.isOf(sources) ? scenes : nil
        } catch {
            var reason = "\(error)"
            if case .dataCorrupted(let context)? = error as? DecodingError { reason = context.debugDescription }
            TerminalProgress.note("\(folder)/\(Self.name) cannot be read, and all ways are found anew: \(reason)")
            return nil
        }
    }

    /// Notes the scenes of this run.
    ///
    /// - Parameters:
    ///   - learning: The scenes and their ways.
    ///   - ids: The ids of the ways' definitions.
    func write(_ learning: AppLearning, ids: [String]) throws {
        let scenes = NotedScenes(learning, ids: ids, sources: sources, project: folder)
        try LearnFiles.write([("\(folder)/\(Self.name)", scenes.text)], keeping: false)
    }

    /// A line about the note.
    ///
    /// - Parameter isKept: True if scenes stay as it says.
    static func remark(isKept: Bool) -> String {
        isKept
            ? "Scenes stay in their ways as \(name) notes them; --anew finds all ways anew."
            : "Of the scenes that \(name) notes, more than a quarter are gone, or are made otherwise: all ways were found anew."
    }
}
