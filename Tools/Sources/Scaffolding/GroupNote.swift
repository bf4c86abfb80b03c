import Architecture
import Project

/// A note on a unit that is put into a folder of modules, and into none of them.
struct GroupNote {
    /// The note; `nil` where there is nothing to say.
    let sentence: String?

    /// Looks at where a unit is put.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - definition: The definition.
    init(_ request: UnitRequest, _ definition: ArchitectureDefinition) {
        let isGiven = request.group?.isEmpty == false
        let folder = definition.unit.folder.description
        guard definition.unit.group != nil, !isGiven, folder.hasPrefix("{Group}") else {
            sentence = nil
            return
        }
        let modules = ModuleFolders.modules(in: request.into)
        let shown = modules.prefix(3).joined(separator: ", ") + (modules.count > 3 ? ", …" : "")
        sentence =
            modules.isEmpty
            ? nil
            : "'\(request.into)' holds modules (\(shown)), and the \(definition.unit.word) is in none of them: --group NAME puts it into one"
    }
}
