import Architecture
import Foundation

/// The settings of a project about its modules, and its team's own rules.
package struct CheckedSettings: Sendable {
    /// The modules that each module may know.
    package let knowledge: [ModuleKnowledge]
    /// Layers of whole modules.
    package let layers: [ArchitectureDefinition.Layer]
    /// Rules of the team's own.
    package let rules: [TeamRule]
    /// The name and the text of the settings.
    let file: String
    let text: String
    /// The modules that somebody names: of others, nothing is said.
    package let namedModules: Set<String>
    /// The modules that have a line of their own, or stand in a layer.
    let writtenModules: Set<String>
    /// The modules whose folders are said.
    let moduleNames: Set<String>
    /// The folders that are named and that are not there.
    let missingFolders: [(keys: [String], isKey: Bool, path: String)]
    /// True if the whole project is read: a thing that is not found in a part of it may be elsewhere.
    let isWhole: Bool

    /// Settings that say nothing.
    package init() { self.init(ProjectSettings(), file: "", text: "") }

    /// Takes what settings say.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - file: Their file, as their places name it.
    ///   - text: The file's text.
    ///   - isWhole: True if the whole project is read.
    package init(_ settings: ProjectSettings, file: String, text: String, isWhole: Bool = true) {
        self.isWhole = isWhole
        knowledge = settings.knowledge
        layers = settings.layers
        rules = settings.rules
        self.file = file
        self.text = text
        moduleNames = Set(settings.modules.filter { !$0.value.isEmpty }.keys)
        missingFolders =
            file.isEmpty
            ? []
            : SettingsCheck.missing(settings, in: URL(fileURLWithPath: file).deletingLastPathComponent().path)
        namedModules = Set(settings.modules.keys).union(settings.knowledge.flatMap { $0.knows ?? [] })
        writtenModules = Set(settings.modules.keys).union(settings.knowledge.map(\.name))
            .union(settings.layers.flatMap(\.modules))
    }
}
