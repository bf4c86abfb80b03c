import Architecture
import Conformance
import SourceModel

/// The modules of a project, with what its settings say of them.
package struct CheckedModules: Sendable {
    /// What modules may know of each other.
    let knowledge: [ModuleKnowledge]
    /// Layers of whole modules.
    let layers: [ArchitectureDefinition.Layer]
    /// The name and the text of the settings.
    let file: String
    let text: String
    /// The modules that somebody names: of others, nothing is said.
    let named: Set<String>

    /// A project whose settings say nothing of modules.
    package init() { self.init(ProjectSettings(), file: "", text: "") }

    /// Takes what settings say.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - file: Their file, as their places name it.
    ///   - text: The file's text.
    package init(_ settings: ProjectSettings, file: String, text: String) {
        knowledge = settings.knowledge
        layers = settings.layers
        self.file = file
        self.text = text
        named = Set(settings.modules.keys).union(settings.knowledge.flatMap { $0.knows ?? [] })
    }

    /// An import of one of the project's modules by another.
    struct Arrow {
        var from: String
        var to: String
        var spot: Actor.Spot
    }

    /// The imports between modules of the sources, each pair once. What several modules compile says nothing of one.
    static func arrows(_ map: RoleMap) -> [Arrow] {
        var arrows: [Arrow] = []
        var seen: Set<[String]> = []
        for file in map.files {
            let source = map.index.files[file]
            guard source.modules.count == 1, let from = source.modules.first else { continue }
            for fact in source.imports where fact.module != from && map.index.modules.contains(fact.module) {
                guard seen.insert([from, fact.module]).inserted else { continue }
                arrows.append(
                    Arrow(from: from, to: fact.module, spot: Actor.Spot(file: file, line: fact.line)))
            }
        }
        return arrows
    }
}
