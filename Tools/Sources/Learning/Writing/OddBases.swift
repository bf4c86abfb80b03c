import SourceModel

/// Bases of a new scene by example that are the example's own.
extension AppLearning {
    /// Returns which types of the new scene stand on another class than those of most scenes, each in a sentence.
    ///
    /// - Parameters:
    ///   - files: The facts of the new scene's files.
    ///   - unit: The name of the new scene.
    ///   - way: The number of the way that it is made in, from 0.
    package func oddBases(in files: [FileFacts], of unit: String, way: Int) -> [String] {
        let (app, learned) = (kept.app, architectures[way])
        let types = files.flatMap(\.types).filter { $0.kind == .class }
        func isClass(_ name: String) -> Bool {
            name.hasPrefix("UI") || (app.indices[name] ?? []).contains { app.types[$0].kind == .class }
        }
        return learned.roles.compactMap { role -> String? in
            let name = role.form.replacing("{Unit}", with: unit)
            guard let usual = role.base, usual.evidence.isSure, !role.name.isOpen, !role.name.isNested,
                let own = types.first(where: { $0.name == name })?.inheritance.first?.lastName, own != usual.value,
                own != role.ownBase?.value, isClass(own),
                !(app.indices[own] ?? []).contains(where: { app.ancestors(of: $0).contains(usual.value) })
            else { return nil }
            return "the base of \(name), \(own) as its example's: \(usual.evidence) stand on \(usual.value)"
        }
    }
}
