import SourceModel
import Testing

@testable import Learning

/// A suite that learns from small scenes, all written alike.
protocol SceneTexts {}

extension SceneTexts {
    /// Ten scenes.
    static var names: [String] {
        ["About", "Cart", "Chat", "Feed", "Login", "Map", "Orders", "Pin", "Profile", "Wallet"]
    }

    /// Learns from files, by their paths in the app's folder, of which Scaena wrote some for units, by what was noted last.
    func learning(
        _ texts: [String: String], scaffolded: [String: ScaffoldedUnit] = [:], noted: NotedScenes? = nil
    ) -> AppLearning {
        AppLearning(
            texts.sorted { $0.key < $1.key }.compactMap { path, text in
                FileFacts(parsing: text, depth: .whole).map { facts in
                    var file = FactReading.file(facts, path: "/app/App/" + path)
                    file.names = WrittenNames(facts).names
                    file.scaffold = scaffolded[path]
                    return file
                }
            }, noted: noted.map { ($0, "/app") })
    }

    /// The note of an app's scenes.
    func note(_ learning: AppLearning) -> NotedScenes {
        let ids = learning.architectures.indices.map { "way-\($0 + 1)" }
        return NotedScenes(learning, ids: ids, sources: ["."], project: "/app")
    }

    /// The definition of the first way that is learned from files.
    func text(_ files: [String: String]) throws -> String {
        let learned = try #require(learning(files).architectures.first)
        return LearnedDefinition(learned, as: .ours, known: []).text
    }

    /// The files of scenes, in whose texts and names `NAME` stands for the scene's.
    func scenes(of names: [String] = Self.names, _ files: [String: String]) -> [String: String] {
        var texts: [String: String] = [:]
        for name in names {
            for (path, text) in files {
                texts[path.replacing("NAME", with: name)] = text.replacing("NAME", with: name)
            }
        }
        return texts
    }

    /// Screens of which no two are alike.
    func screens(_ count: Int) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: (0..<count).map {
                ("Other\($0)/Page\($0)X.swift", "class Page\($0)X: UIViewController {}")
            })
    }
}
