/// Finds how types are declared: with which word, with which protocols of the app's own, and what builders give back.
struct StyleLearning {
    let sheet: RoleSheet

    private var app: SourceApp { sheet.app }

    /// The word that most types of a role are declared with.
    func keyword(of role: RoleName) -> String {
        var words = Tally<String>()
        for index in sheet.types.flatMap({ $0[role] ?? [] }) {
            switch app.types[index].kind {
            case .class: words.add("class")
            case .struct: words.add("struct")
            case .enum: words.add("enum")
            case .actor: words.add("actor")
            case .protocol: words.add("protocol")
            }
        }
        return words.most?.value ?? "class"
    }

    /// Returns true if most types of a role are previews of SwiftUI.
    func isPreview(_ role: RoleName) -> Bool {
        let types = sheet.types.flatMap { $0[role] ?? [] }
        return types.count { app.types[$0].isPreview } * 2 > types.count
    }

    /// Returns true if a class of the app declares an initialiser without parameters, and so has none of its own
    /// base's.
    func isMadeOfNothing(_ name: String) -> Bool {
        app.indices[name]?.contains { index in
            app.types[index].functions.contains { $0.name == "init" && $0.parameters.isEmpty }
        } ?? false
    }

    /// Returns true if most protocols of a contract are for classes alone.
    func isClassBound(_ contract: RoleName) -> Bool {
        let types = sheet.types.flatMap { $0[contract] ?? [] }
        return types.count { index in
            app.ancestors(of: index).contains { $0 == "AnyObject" || $0 == "class" || $0.hasPrefix("UI") }
        } * 2 > types.count
    }

    /// Returns true if a type of the app takes types.
    func isGeneric(_ name: String) -> Bool {
        app.indices[name]?.contains { app.types[$0].isGeneric } ?? false
    }

    /// Returns true if most types of a role that most units have name their own unit's type of this one among those that
    /// their base takes: without it they have no such base.
    func isNamedByBases(_ role: RoleName) -> Bool {
        sheet.entries.contains { other in
            guard other.kind == .role, other.name != role, !other.name.isOpen, other.count * 2 >= sheet.units.count
            else {
                return false
            }
            let both = sheet.types.indices.filter { sheet.types[$0][role] != nil && sheet.types[$0][other.name] != nil }
            let naming = both.count { number in
                (sheet.types[number][other.name] ?? []).map { app.types[$0] }.contains { type in
                    type.baseArguments.contains { name in
                        sheet.place(of: name, from: type.file).map { $0.unit == number && $0.role == role } ?? false
                    }
                }
            }
            return naming >= UnitFinder.several && naming * 2 > both.count
        }
    }

    /// The protocols that nearly all types of a role name, those of units and those of others that demand something left out.
    func conformances(of role: RoleName) -> [LearnedRole.Conformance] {
        let types = sheet.types.flatMap { $0[role] ?? [] }
        var counts = Tally<String>()
        var found: [String: Int] = [:]
        for type in types.map({ app.types[$0] }) {
            for name in Set(type.inherits.prefix(type.declaredInherits)) {
                guard let index = app.index(of: name, near: type.file) else {
                    if OutsideProtocols.markers.contains(name) { counts.add(name) }
                    continue
                }
                guard app.types[index].kind == .protocol, sheet.places[index] == nil else { continue }
                found[name] = index
                counts.add(name)
            }
        }
        return counts.counts.filter { Evidence($0.value, of: types.count).isSure }.keys.sorted().compactMap { name in
            guard let index = found[name] else { return .init(name: name, demands: [], demandsMore: false) }
            let type = app.types[index]
            let given = Set(type.functions.dropFirst(type.declaredMembers.functions).map(\.name))
            let computed = Set(type.properties.dropFirst(type.declaredMembers.properties).map(\.name))
            let demanded = type.functions.prefix(type.declaredMembers.functions).map(\.name).filter { !$0.isEmpty }
            let properties = type.properties.prefix(type.declaredMembers.properties).map(\.name)
            let parents = type.inherits.filter { $0 != "AnyObject" && $0 != "class" }
            return .init(
                name: name, demands: Set(demanded).subtracting(given),
                demandsMore: type.isGeneric || !parents.isEmpty || !Set(properties).subtracting(computed).isEmpty)
        }
    }

    /// Returns the style in which builders are declared, with the type that their function says it returns.
    ///
    /// - Parameters:
    ///   - builder: The role that builds.
    ///   - function: The function's name form.
    func builder(_ builder: RoleName, _ function: String) -> LearnedAssembly.Style {
        var statics = Tally<String>()
        var results = Tally<String>()
        var aliases = Tally<String>()
        var paths = Tally<String>()
        for (number, unit) in sheet.types.enumerated() {
            let stem = sheet.units[number].stem
            let name = sheet.names[number].spelling(of: function)
            let all = (unit[builder] ?? []).flatMap { app.types[$0].functions }.filter { $0.name == name }
            guard let first = all.first(where: { !$0.creates.isEmpty }) ?? all.first else { continue }
            statics.add(first.isStatic ? "static" : "instance")
            results.add(first.resultText.replacingAll(stem, with: "{Unit}"))
            let plain = String(first.resultText.prefix { $0 != "?" && $0 != "!" })
            if let alias = app.aliasTexts[plain] {
                aliases.add(alias.text.replacingAll(stem, with: "{Unit}"))
                paths.add(PlacementLearning.form(app.files[alias.file], of: sheet.units[number]))
            }
        }
        var style = LearnedAssembly.Style()
        if let most = statics.most { style.isStatic = Learned(most.value == "static", most.evidence) }
        style.result = results.most
        if let alias = aliases.most, let path = paths.most { style.alias = (alias, path.value) }
        return style
    }
}
