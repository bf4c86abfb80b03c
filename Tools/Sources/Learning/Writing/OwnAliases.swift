import SourceModel

extension [FileFacts] {
    /// The facts with what an alias of the files' own means in its place, where types inherit from it: `class AboutModel: AboutModelType`
    /// of `typealias AboutModelType = BaseModel<AboutState>`.
    package var withoutOwnAliases: [FileFacts] {
        let aliases = flatMap(\.types).filter { $0.kind == .alias && $0.nesting.isEmpty }
        let meanings = Dictionary(aliases.compactMap { alias in alias.inheritance.first.map { (alias.name, $0) } }) {
            first, _ in first
        }
        guard !meanings.isEmpty else { return self }
        return map { file in
            var file = file
            for index in file.types.indices where file.types[index].kind != .alias {
                file.types[index].inheritance = file.types[index].inheritance.flatMap { type -> [TypeFact] in
                    guard let meaning = type.lastName.flatMap({ meanings[$0] }) else { return [type] }
                    if case .composition(let parts) = meaning { return parts }
                    return [meaning]
                }
            }
            return file
        }
    }
}
