extension TypeIndex {
    /// Aliases of aliases end here, and so do parents of parents.
    private static let depthLimit = 64

    /// Finds out what a written type means.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - scope: Where it is written.
    /// - Returns: The meaning. Aliases are followed to the types behind them.
    public func resolve(_ type: TypeFact, in scope: NameScope) -> Resolution {
        resolve(type, in: scope, [])
    }

    /// Finds out what the type of a value means, without optionality, `any`, `some` and attributes.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - scope: Where it is written.
    /// - Returns: The meaning.
    public func resolveHeld(_ type: TypeFact, in scope: NameScope) -> Resolution {
        let found = resolve(type.heldType, in: scope)
        // An alias may hide an optional: `typealias Handler = Delegate?`.
        if case .structural(let inner) = found, inner.heldType != type.heldType, inner.heldType != inner {
            return resolve(inner.heldType, in: scope)
        }
        return found
    }

    private func resolve(_ type: TypeFact, in scope: NameScope, _ followed: [ID]) -> Resolution {
        switch type {
        case .named(let base, let name, let arguments):
            let found: Resolution
            if let base {
                found = member(plain(name), of: base, in: scope, followed)
            } else {
                found = lookUp(plain(name), in: scope)
            }
            return follow(found, arguments, in: scope, followed)
        case .attributed(_, _, let inner): return resolve(inner, in: scope, followed)
        case .tuple(let elements) where elements.count == 1: return resolve(elements[0].type, in: scope, followed)
        case .composition(let parts): return .composition(parts.map { resolve($0, in: scope, followed) })
        default: return .structural(type)
        }
    }

    func plain(_ name: String) -> String {
        name.utf8.first == UInt8(ascii: "`") ? String(name.dropFirst().dropLast()) : name
    }

    private func member(
        _ name: String, of base: TypeFact, in scope: NameScope, _ followed: [ID]
    ) -> Resolution {
        switch resolve(base, in: scope, followed) {
        case .type(let id, _):
            return lookUp(name, inside: id, from: scope.file)
                ?? .outside("\(entries[id.number].qualifiedName).\(name)", modules: files[scope.file].outsideModules)
        case .outside(let text, let modules):
            // The name of a module, before one of its types.
            if case .named(nil, let module, _) = base, self.modules.contains(module) {
                let found = (top[name] ?? []).filter { entries[$0.number].modules.contains(module) }
                return choose(among: found, from: scope.file) ?? .outside("\(module).\(name)", modules: [module])
            }
            if case .named(nil, let module, _) = base, files[scope.file].visible[module] != nil {
                return outside[name].map { .type($0, arguments: []) } ?? .outside(name, modules: [module])
            }
            return .outside("\(text).\(name)", modules: modules)
        case .parameter(let parameter): return .outside("\(parameter).\(name)", modules: [])
        case .associated(let associated, _): return .outside("\(associated).\(name)", modules: [])
        case .structural(let type): return .outside("\(type).\(name)", modules: files[scope.file].outsideModules)
        case .composition: return .outside("\(base).\(name)", modules: files[scope.file].outsideModules)
        case .ambiguous(let ids):
            let found = ids.compactMap { lookUp(name, inside: $0, from: scope.file)?.id }
            return found.count == 1 ? .type(found[0], arguments: []) : .ambiguous(found.isEmpty ? ids : found)
        case .hidden(let ids): return .hidden(ids)
        case .circular(let text): return .circular(text)
        }
    }

    /// Follows an alias to what it stands for.
    private func follow(
        _ found: Resolution, _ arguments: [TypeFact], in scope: NameScope, _ followed: [ID]
    ) -> Resolution {
        guard case .type(let id, _) = found else { return found }
        guard entries[id.number].kind == .alias, let part = entries[id.number].parts.first,
            let target = part.inheritance.first
        else { return .type(id, arguments: arguments) }
        let entry = entries[id.number]
        guard !followed.contains(id), followed.count < Self.depthLimit else { return .circular(entry.qualifiedName) }
        var values: [String: TypeFact] = [:]
        for (name, argument) in zip(entry.generics, arguments) { values[name] = argument }
        let inner = NameScope(file: part.file, type: entry.parent, generics: Set(entry.generics))
        // The arguments are written in another place than the alias; what they mean there, the caller asks.
        let resolved = resolve(target, in: inner, followed + [id])
        switch resolved {
        case .type(let id, let own): return .type(id, arguments: own.map { $0.replacingNames(values) })
        case .parameter(let name): return values[name].map { resolve($0, in: scope, followed + [id]) } ?? resolved
        case .structural(let type): return .structural(type.replacingNames(values))
        default: return resolved
        }
    }

    // MARK: Names

    /// Finds out what a name means: from the inside out.
    func lookUp(_ name: String, in scope: NameScope) -> Resolution {
        if scope.generics.contains(name) { return .parameter(name) }
        if name == "Self", let type = scope.type { return .type(type, arguments: []) }
        var around = scope.type
        while let type = around {
            if entries[type.number].kind != .protocol, entries[type.number].generics.contains(name) {
                return .parameter(name)
            }
            if let found = lookUp(name, inside: type, from: scope.file) { return found }
            around = entries[type.number].parent
        }
        return lookUpTop(name, from: scope.file)
    }

    /// Finds a type inside of another, or of what that inherits from.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - type: The type.
    ///   - file: The file that asks.
    /// - Returns: The meaning of the name; `nil` where neither the type nor a known parent has it.
    public func lookUp(_ name: String, inside type: ID, from file: Int) -> Resolution? {
        if let found = lookUpOwn(name, of: type, from: file) { return found }
        // While parents are being found, the types around are linked already.
        let inherited = lineages.isEmpty ? lineage(of: type) : lineages[type.number]
        for ancestor in inherited {
            if let found = lookUpOwn(name, of: ancestor, from: file) { return found }
        }
        return nil
    }

    /// Finds a type inside of another, whatever that inherits from.
    private func lookUpOwn(_ name: String, of type: ID, from file: Int) -> Resolution? {
        if let found = entries[type.number].inner[name], let chosen = choose(among: found, from: file) { return chosen }
        if entries[type.number].kind == .protocol {
            if let alias = entries[type.number].memberAliases[name] { return .structural(alias) }
            if entries[type.number].generics.contains(name) { return .associated(name, of: type) }
        }
        return nil
    }

    /// Returns the types that a type inherits from and conforms to, directly or not, as far as they are of this
    /// index: the nearest first.
    func lineage(of type: ID) -> [ID] { ancestors(of: type).compactMap(\.meaning.id) }

    /// Finds out what a name means outside of types.
    func lookUpTop(_ name: String, from file: Int) -> Resolution {
        let found = top[name] ?? []
        if let chosen = choose(among: found, from: file) { return chosen }
        if let id = outside[name] { return .type(id, arguments: []) }
        let declared = found.filter { !entries[$0.number].isLocal }
        // A type of a module that is not imported does not hide one from outside that is.
        if !declared.isEmpty, files[file].outsideModules.isEmpty { return .hidden(declared) }
        return .outside(name, modules: files[file].outsideModules)
    }

    /// The type that a file means by a name: its own private one, then one of its module, then one that it imports.
    private func choose(among ids: [ID], from file: Int) -> Resolution? {
        if ids.count < 2 {
            guard let only = ids.first, rank(of: only, from: file) != nil else { return nil }
            return .type(only, arguments: [])
        }
        var best: [ID] = []
        var bestRank = Int.max
        for id in ids {
            guard let rank = rank(of: id, from: file) else { continue }
            if rank < bestRank {
                best = [id]
                bestRank = rank
            } else if rank == bestRank {
                best.append(id)
            }
        }
        if best.isEmpty { return nil }
        return (best.count == 1 ? best[0] : nearestCopy(best, to: file)).map { .type($0, arguments: []) }
            ?? .ambiguous(best)
    }

    /// The type of a file's own copy, where the sources lie in several folders as copies of each other: the files that declare the types
    /// lie alike in them, and one lies nearer than all others.
    private func nearestCopy(_ ids: [ID], to file: Int) -> ID? {
        let paths = ids.compactMap { entries[$0.number].parts.first.map { files[$0.file].path } }
        guard paths.count == ids.count, let first = paths.first else { return nil }
        let ending = Self.ending(of: first)
        guard paths.dropFirst().allSatisfy({ Self.ending(of: $0).elementsEqual(ending) }) else { return nil }
        let shared = paths.map { Self.sharedFolders($0, files[file].path) }
        guard let most = shared.max(), let place = shared.firstIndex(of: most), shared.lastIndex(of: most) == place
        else { return nil }
        return ids[place]
    }

    /// The file's name in a path, with the folder that it lies in.
    private static func ending(of path: String) -> Substring.UTF8View {
        var slashes = 0
        let start = path.utf8.indices.reversed().first { place in
            if path.utf8[place] == UInt8(ascii: "/") { slashes += 1 }
            return slashes == 2
        }
        return path.utf8[(start ?? path.utf8.startIndex)...]
    }

    /// The number of bytes of the folders that two paths have in common.
    private static func sharedFolders(_ one: String, _ other: String) -> Int {
        var (shared, count) = (0, 0)
        for (left, right) in zip(one.utf8, other.utf8) {
            guard left == right else { break }
            count += 1
            if left == UInt8(ascii: "/") { shared = count }
        }
        return shared
    }

    /// Returns the distance of a type from a file, 0 the nearest; `nil` where the file cannot see it.
    private func rank(of id: ID, from file: Int) -> Int? {
        let type = entries[id.number]
        // Asked of each type of a name, and a part has many lists.
        for part in type.parts.indices where type.parts[part].file == file && !type.parts[part].isExtension { return 0 }
        if type.isLocal || type.access == .private || type.access == .fileprivate { return nil }
        if type.kind == .outside { return 5 }
        let own = type.modules
        let modules = files[file].modules
        if own == modules || own.contains(where: modules.contains) { return 1 }
        if let module = files[file].named[type.name], own.contains(module) { return 2 }
        for module in own {
            guard let isTestable = files[file].visible[module] else { continue }
            if isTestable || type.isOpenToImports(in: self) { return 3 }
        }
        // What is not known to be of a module may be of any.
        return own.isEmpty || modules.isEmpty ? 4 : nil
    }
}

extension IndexedType {
    /// Returns true if other modules may see it: it is public, and a type inside of a protocol or extension is as
    /// that is.
    fileprivate func isOpenToImports(in index: TypeIndex) -> Bool {
        switch access {
        case .public, .open, .package: return true
        case nil:
            // `public extension Store { struct Key {} }`: the extension's access is not the type's own fact.
            guard let parent else { return false }
            return index[parent].access == nil || index[parent].isOpenToImports(in: index)
        default: return false
        }
    }
}

extension TypeFact {
    /// The type with other types in the place of names.
    package func replacingNames(_ values: [String: TypeFact]) -> TypeFact {
        if values.isEmpty { return self }
        return replacing { part in
            if case .named(nil, let name, let arguments) = part, arguments.isEmpty { return values[name] }
            return nil
        }
    }
}
