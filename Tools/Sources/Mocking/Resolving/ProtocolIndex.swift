import SourceModel

/// A file's facts with its place.
package struct MockSource: Sendable {
    /// The path as messages name it.
    package var path: String
    /// The module, where one is known.
    package var module: ModuleFact?
    /// The facts.
    package var facts: FileFacts
    /// Where it is from.
    var origin = Origin.read

    /// Where a source is from.
    enum Origin: Sendable {
        /// The files that are read.
        case read
        /// The runtime, whose protocols are known without being read.
        case runtime
        /// The standard library and the system's frameworks; see ``SystemProtocols``.
        case system
        /// Files of the module that mocks become part of: no protocol there gets a mock, or is known elsewhere.
        case beside
        /// Mocks in that module that another run wrote.
        case earlier
    }

    /// True if its protocols and types are known by their names.
    var declares: Bool { origin != .earlier && origin != .beside }

    /// Makes a source from its parts.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - module: The module.
    ///   - facts: The facts.
    package init(path: String, module: ModuleFact? = nil, facts: FileFacts) {
        self.path = path
        self.module = module
        self.facts = facts
    }

    init(path: String, module: ModuleFact, facts: FileFacts, origin: Origin) {
        self.init(path: path, module: module, facts: facts)
        self.origin = origin
    }
}

/// A protocol with the file that it stands in.
final class ProtocolReference: Sendable {
    let fact: ProtocolFact
    let source: Int
    let module: ModuleFact?
    let path: String

    init(fact: ProtocolFact, source: Int, module: ModuleFact?, path: String) {
        self.fact = fact
        self.source = source
        self.module = module
        self.path = path
    }
}

/// Finds declarations by name. All that is made for a protocol refers to it, so it is not copied.
final class ProtocolIndex: Sendable {
    let sources: [MockSource]
    let protocols: [ProtocolReference]
    private let byName: [String: [Int]]
    private let aliases: [String: [TypeFact]]
    private let functionAliases: Set<String>
    /// Types that say `~Copyable`.
    let noncopyableTypes: Set<String>
    /// Types that are global actors.
    let globalActors: Set<String>
    /// Classes that are declared in the sources.
    let classes: Set<String>

    /// The modules that declare a type of a name which another module, or Foundation, has as well.
    let ambiguous: [String: Set<String>]

    /// Modules of such types that themselves declare a type of their own name.
    private let modulesHiddenByTypes: Set<String>

    /// The names of types by the types around them: `Outer.Inner` has those that are declared in it.
    private let nested: [String: Set<String>]

    /// The default isolation of files whose module is not known.
    let defaultIsolation: ModuleFact.DefaultIsolation

    init(_ sources: [MockSource], defaultIsolation: ModuleFact.DefaultIsolation) {
        self.defaultIsolation = defaultIsolation
        self.sources = sources
        var protocols: [ProtocolReference] = []
        var byName: [String: [Int]] = [:]
        var nested: [String: Set<String>] = [:]
        for (index, source) in sources.enumerated() where source.declares {
            for fact in source.facts.protocols {
                if !fact.nesting.isEmpty { nested[fact.nesting.joined(separator: "."), default: []].insert(fact.name) }
                byName[SwiftIdentifier.plain(fact.name), default: []].append(protocols.count)
                protocols.append(
                    ProtocolReference(fact: fact, source: index, module: source.module, path: source.path))
            }
        }
        var aliases: [String: [TypeFact]] = [:]
        var noncopyable: Set<String> = []
        var globalActors: Set<String> = ["MainActor"]
        var classes: Set<String> = []
        for type in sources.lazy.filter(\.declares).flatMap(\.facts.types) {
            if type.kind != .extension, !type.nesting.isEmpty {
                nested[type.nesting.joined(separator: "."), default: []].insert(type.name)
            }
            switch type.kind {
            case .alias: aliases[type.name, default: []] += type.inheritance
            case .class: classes.insert(type.name)
            default: break
            }
            if type.attributes.contains("@globalActor") { globalActors.insert(type.name) }
            if type.kind != .extension, type.inheritance.contains(.suppressed(.plain("Copyable"))) {
                noncopyable.insert(type.name)
            }
        }
        self.protocols = protocols
        self.byName = byName
        self.aliases = aliases
        self.functionAliases = Self.functionAliases(among: aliases)
        self.noncopyableTypes = noncopyable
        self.globalActors = globalActors
        self.classes = classes
        self.nested = nested
        ambiguous = Self.ambiguousNames(in: sources, protocols, byName)
        modulesHiddenByTypes = Self.modulesHiddenByTypes(in: sources, among: Set(ambiguous.values.joined()))
    }

    /// The modules of names that two modules have, or a module and Foundation, or that mocks bring along.
    private static func ambiguousNames(
        in sources: [MockSource], _ protocols: [ProtocolReference], _ byName: [String: [Int]]
    ) -> [String: Set<String>] {
        var homes: [String: String] = [:]
        var ambiguous: [String: Set<String>] = [:]
        for source in sources where source.origin != .earlier {
            guard let module = source.module?.name else { continue }
            func isHome(of name: String) {
                let first = homes[name]
                if first == nil { homes[name] = module }
                if first.map({ $0 != module }) ?? ImportLevels.isOfFoundation(name) {
                    ambiguous[name, default: [first ?? module]].insert(module)
                }
            }
            for fact in source.facts.protocols where fact.nesting.isEmpty {
                isHome(of: SwiftIdentifier.plain(fact.name))
            }
            for type in source.facts.types where type.kind != .extension && type.nesting.isEmpty {
                isHome(of: type.name)
            }
        }
        // What mocks bring along is met first where they stand.
        for (name, module) in homes where MockSupport.typeNames.contains(name) || isOfMock(name, byName) {
            ambiguous[name, default: []].insert(module)
        }
        for reference in protocols where !reference.fact.directives.isEmpty {
            guard let name = MockableAnnotation(reference.fact.directives).name, let module = homes[name] else {
                continue
            }
            ambiguous[name, default: []].insert(module)
        }
        return ambiguous
    }

    /// Those of some modules that declare a type of their own name.
    private static func modulesHiddenByTypes(in sources: [MockSource], among named: Set<String>) -> Set<String> {
        Set(
            sources.compactMap { source in
                guard let module = source.module?.name, named.contains(module), source.origin != .earlier else {
                    return nil
                }
                return source.facts.types.contains { $0.name == module && $0.nesting.isEmpty && $0.kind != .extension }
                    ? module : nil
            })
    }

    /// Returns true if a mock, or a decorator beside it, has this name.
    private static func isOfMock(_ name: String, _ protocols: [String: [Int]]) -> Bool {
        ["Mock", "Proxy"].contains { name.hasSuffix($0) && protocols[String(name.dropLast($0.count))] != nil }
    }

    /// The types around a protocol by which a name in it has to be spelled where a mock stands: none where the name is
    /// enough, `nil` where the name is not of such a type. An extension sees what the type has that it extends, and nothing of the types around that one.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - fact: The protocol in which it is written.
    ///   - mocked: The protocol whose mock it is.
    func scope(of name: String, from fact: ProtocolFact, to mocked: ProtocolFact) -> String? {
        for depth in stride(from: fact.nesting.count, to: 0, by: -1) {
            let around = fact.nesting[..<depth].joined(separator: ".")
            if nested[around]?.contains(name) == true {
                return around == mocked.nesting.joined(separator: ".") ? "" : around
            }
            if depth > 1, fact.nesting[depth - 1] == name { return fact.nesting[..<(depth - 1)].joined(separator: ".") }
        }
        return nil
    }

    /// The protocol that a name means where it is written: one of the same module first, then one of a module that the
    /// file imports, then the only one there is.
    func find(_ name: String, base: String?, from reference: ProtocolReference) -> ProtocolReference? {
        guard let all = byName[SwiftIdentifier.plain(name)] else { return nil }
        // Nearly every name is of one protocol.
        if all.count == 1 { return isSeen(protocols[all[0]], by: reference) ? protocols[all[0]] : nil }
        var found = all.map { protocols[$0] }.filter { isSeen($0, by: reference) }
        // The system's are the last that a name means, as they are to the compiler.
        let others = found.filter { sources[$0.source].origin != .system }
        if base == nil, !others.isEmpty { found = others }
        guard !found.isEmpty else { return nil }
        if let base {
            return found.first { $0.fact.nesting.last == base } ?? found.first { $0.module?.name == base }
                ?? (found.count == 1 ? found[0] : nil)
        }
        if let own = found.first(where: { $0.module?.name == reference.module?.name && $0.fact.nesting.isEmpty }) {
            return own
        }
        if let nested = found.first(where: { $0.module?.name == reference.module?.name }) { return nested }
        let imports = Set(sources[reference.source].facts.imports.map(\.module))
        return found.first { imports.contains($0.module?.name ?? "") } ?? found.first
    }

    /// The protocol as it is declared in each branch of an `#if`.
    func branches(of found: ProtocolReference) -> [ProtocolReference] {
        guard !found.fact.conditions.isEmpty, let all = byName[SwiftIdentifier.plain(found.fact.name)], all.count > 1
        else { return [found] }
        return all.map { protocols[$0] }.filter {
            $0 === found
                || $0.module?.name == found.module?.name && $0.fact.qualifiedName == found.fact.qualifiedName
                    && !$0.fact.conditions.isEmpty && (found.module != nil || $0.source == found.source)
        }
    }

    /// Returns true if a file may mean a protocol: one of the runtime only if it imports the runtime.
    private func isSeen(_ found: ProtocolReference, by reference: ProtocolReference) -> Bool {
        guard sources[found.source].origin == .runtime, sources[reference.source].origin == .read else { return true }
        return sources[reference.source].facts.imports.contains { RuntimeProtocols.modules.contains($0.module) }
    }

    /// The module that a type has to be named with where mocks stand; `nil` where its name is enough.
    func module(of name: String, from reference: ProtocolReference) -> String? {
        home(of: name, from: reference).flatMap { modulesHiddenByTypes.contains($0) ? nil : $0 }
    }

    /// The module of a type whose name is not enough where mocks stand.
    private func home(of name: String, from reference: ProtocolReference) -> String? {
        guard let modules = ambiguous[name], let own = reference.module?.name else { return nil }
        if modules.contains(own) { return own }
        // Whether Foundation's is meant, is not known.
        guard !ImportLevels.isOfFoundation(name) else { return nil }
        let imported = modules.intersection(sources[reference.source].facts.imports.map(\.module))
        return imported.count == 1 ? imported.first : nil
    }

    /// A name that is not enough where a mock stands, and cannot be spelled with its module: a type that is called like
    /// that hides it.
    func hiddenName(in resolved: ResolvedProtocol) -> (name: String, module: String)? {
        guard !modulesHiddenByTypes.isEmpty, resolved.fact.nesting.isEmpty else { return nil }
        var names = NamesInProtocols()
        names.add(resolved.fact)
        return names.names.sorted().lazy.compactMap { name in
            self.home(of: name, from: resolved.reference).flatMap { module in
                self.modulesHiddenByTypes.contains(module) && (self.ambiguous[name]?.count ?? 0) > 1
                    ? (name, module) : nil
            }
        }.first
    }

    /// Returns true if a protocol of this name is known, in the sources or among the well-known ones.
    func isProtocol(_ type: TypeFact) -> Bool {
        switch type {
        case .named(_, let name, _):
            return byName[SwiftIdentifier.plain(name)] != nil || SystemProtocols.declare(name)
                || WellKnownProtocol.named(name).map { !$0.isClass } ?? false
        case .composition(let parts): return parts.allSatisfy(isProtocol)
        default: return false
        }
    }

    /// Returns the type behind an alias, if all aliases of the name agree.
    func alias(_ name: String) -> TypeFact? {
        guard let found = aliases[name], let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// Returns true if any alias of the name stands for a function, directly or through other aliases.
    func isFunctionAlias(_ name: String) -> Bool { functionAliases.contains(name) }

    /// The names of aliases that stand for functions: asked of every parameter's every part, so found out once.
    private static func functionAliases(among aliases: [String: [TypeFact]]) -> Set<String> {
        var found = Set(aliases.filter { $0.value.contains(where: \.isFunction) }.keys)
        // An alias of an alias is found in the next round.
        while true {
            let more = aliases.filter { name, targets in
                !found.contains(name) && targets.contains { $0.unattributed.lastName.map(found.contains) ?? false }
            }
            if more.isEmpty { return found }
            found.formUnion(more.keys)
        }
    }
}
