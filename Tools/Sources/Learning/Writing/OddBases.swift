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
                isClass(own)
            else { return nil }
            let odd =
                "the base of \(name), \(own) as its example's: \(usual.evidence) stand on \(usual.value)"
            guard (app.indices[own] ?? []).contains(where: { app.ancestors(of: $0).contains(usual.value) }) else {
                return own == role.ownBase?.value ? nil : odd
            }
            let all = kept.scenes.units[way].flatMap(\.members).filter { $0.role == role.name }
            let alike = all.filter { app.types[$0.type].inherits.first == own }
            if alike.contains(where: { app.isRareBase(of: $0, role, among: all) }) { return odd }
            // One of several between is that of a part of the app.
            guard alike.count * 2 < all.count, !alike.isEmpty else { return nil }
            return "the base of \(name), \(own) as \(Evidence(alike.count, of: all.count)) have it: "
                + "write the one that its part of the app has"
        }
    }

    /// Returns the bases of a way's roles that ask for arguments, which plain templates leave out, each in a sentence.
    ///
    /// - Parameter way: The number of the way, from 0.
    package func genericBases(ofWay way: Int) -> [String] {
        architectures[way].roles.filter(\.baseIsGeneric).compactMap { role in
            role.base.map {
                "the base of \(role.form), \($0.value) of \($0.evidence), which asks for arguments: write it in each new "
                    + architectures[way].word
            }
        }
    }

    /// Returns which types of the new scene other modules see, as fewer than two of three are seen, each in a sentence.
    ///
    /// - Parameters:
    ///   - files: The facts of the new scene's files.
    ///   - unit: The name of the new scene.
    ///   - way: The number of the way that it is made in, from 0.
    package func oddAccess(in files: [FileFacts], of unit: String, way: Int) -> [String] {
        let types = files.flatMap(\.types).filter { $0.kind != .extension && $0.kind != .alias && $0.nesting.isEmpty }
        let odd = architectures[way].roles.compactMap { role -> (name: String, count: Evidence)? in
            let name = role.form.replacing("{Unit}", with: unit)
            guard !role.name.isOpen, !role.name.isNested, let type = types.first(where: { $0.name == name }),
                let access = type.access, access >= .public
            else { return nil }
            let all = kept.scenes.units[way].flatMap(\.members).filter { $0.role == role.name }
            let alike = all.count { kept.app.types[$0.type].isPublic }
            return alike * 3 < all.count * 2 ? (name, Evidence(alike, of: all.count)) : nil
        }
        guard let most = odd.first else { return [] }
        return [
            "the access of \(odd.map(\.name).joined(separator: " and ")), public as \(most.count) are: "
                + "write the one that its module asks for"
        ]
    }
}
