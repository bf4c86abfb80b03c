extension SourceFile {
    /// Leaves the last names of made types alone where they are the app's: `AboutView` of `Feature.AboutView`, where `Feature` is a
    /// module that is imported, and `Row` of `About.Row`, where `About` has it. `Config.AboutView` of generated code stays what it is.
    ///
    /// - Parameter app: The app.
    func nameMade(in app: SourceApp) {
        for function in (types + extensions).lazy.flatMap(\.functions) {
            if function.creates.contains(where: \.isDotted) {
                function.creates = function.creates.map { own($0, in: app) }
            }
            if let made = function.returned, made.isDotted { function.returned = own(made, in: app) }
            for index in function.placements.indices where function.placements[index].type.isDotted {
                function.placements[index].type = own(function.placements[index].type, in: app)
            }
            for index in function.wirings.indices {
                let wiring = function.wirings[index]
                if wiring.holder.isDotted { function.wirings[index].holder = own(wiring.holder, in: app) }
                if wiring.value.isDotted { function.wirings[index].value = own(wiring.value, in: app) }
            }
        }
    }

    /// The name of a type in the app, without the one before it where that is around it.
    private func own(_ name: String, in app: SourceApp) -> String {
        guard app.indices[name] == nil, let dot = name.lastIndex(of: ".") else { return name }
        let (outer, last) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
        let isInside = app.indices[last]?.contains { app.types[$0].nesting.last == outer } ?? false
        return isInside || imports.contains(outer) ? last : name
    }
}

extension String {
    fileprivate var isDotted: Bool { utf8.contains(UInt8(ascii: ".")) }
}

extension SourceApp {
    /// Takes what functions make of types that only the parameters name; asked once the members are there.
    func takeImplied() {
        for type in types {
            for function in type.functions where !function.implied.isEmpty { takeImplied(by: function, in: type) }
        }
    }

    /// Takes what a function makes of types that only the parameters name, as far as the made type's properties of their names tell them.
    private func takeImplied(by function: SourceType.Function, in type: SourceType) {
        for implied in function.implied {
            let maker = implied.maker.isEmpty ? type : index(of: implied.maker, near: type.file).map { types[$0] }
            guard let maker, let name = maker.type(ofArgument: implied.label),
                let made = index(of: name, near: maker.file), types[made].kind != .protocol
            else { continue }
            function.creates.append(types[made].name)
        }
    }
}

extension SourceType.Function {
    /// The names of the types of each parameter of an initialiser that has a label; none where an alias stands for several.
    fileprivate func types(ofArgument label: String) -> [ArraySlice<String>] {
        let (labels, counts) = (self.labels, self.labelCounts)
        guard labels.contains(label), (counts.isEmpty ? labels.count : counts.reduce(0, +)) == parameters.count else {
            return []
        }
        var found: [ArraySlice<String>] = []
        var first = 0
        for (index, own) in labels.enumerated() {
            let end = first + (counts.isEmpty ? 1 : counts[index])
            if own == label { found.append(parameters[first..<end]) }
            first = end
        }
        return found
    }
}

extension SourceType {
    /// The one type that an argument of an initialiser has: that of the parameter, where the type says how it is made, or else of
    /// the stored property that is called so.
    fileprivate func type(ofArgument label: String) -> String? {
        let taken = Set(functions.flatMap { $0.types(ofArgument: label) })
        if taken.count == 1, let types = taken.first, types.count == 1 { return types[types.startIndex] }
        guard let property = properties.first(where: { $0.name == label && $0.isStored }), property.types.count == 1
        else { return nil }
        return property.types[0]
    }
}

extension SourceApp {
    /// Takes what a type casts a property of a protocol of the app's to, which many fulfil: `var viewModel: any ViewModelType` holds what
    /// `viewModel as? AboutViewModel` says. Asked once the members are there.
    func takeCasts() {
        for type in types where type.functions.contains(where: { !$0.casts.isEmpty }) {
            let casts = Dictionary(grouping: type.functions.flatMap(\.casts), by: \.member)
            for number in type.properties.indices {
                let property = type.properties[number]
                let names = Set(casts[property.name]?.map(\.type) ?? [])
                guard property.isStored, !property.isStatic, property.types.count == 1, names.count == 1,
                    let name = names.first, isErased(property.types[0], as: name, near: type.file)
                else { continue }
                type.properties[number].types = [name]
            }
        }
    }

    /// Returns true if a name is that of a protocol that many fulfil, a class of another name among them: `CachingFeedService` is one of
    /// `FeedService`, which its own scene knows it by.
    private func isErased(_ contract: String, as name: String, near file: Int) -> Bool {
        guard !name.contains(contract), CamelWords(contract).word(0) != CamelWords(name).word(0) else { return false }
        guard let known = index(of: contract, near: file), types[known].kind == .protocol,
            (heirs[contract] ?? []).count >= Self.manyHeirs, let meant = index(of: name, near: file)
        else { return false }
        return types[meant].kind == .class && ancestors(of: meant).contains(contract)
    }

    /// So many fulfil a protocol that is nobody's own.
    private static let manyHeirs = 3
}
