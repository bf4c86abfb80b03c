import SourceModel

/// The demands of protocols that the types of a new scene conform to and do not meet.
extension AppLearning {
    /// Returns a sentence for each member that a type lacks, though a protocol of the app's or of a well-known library demands it and
    /// most of those that conform to that have it themselves, and for each that only a protocol gives which it no longer conforms to.
    ///
    /// - Parameters:
    ///   - files: The facts of the scene's files.
    ///   - lost: The protocols that types of the scene would conform to, and do not.
    package func unmetDemands(in files: [FileFacts], lost: Set<String>) -> [String] {
        let contracts = Dictionary(
            files.flatMap(\.protocols).map { ($0.name, $0.inheritance.compactMap(\.lastName)) }
        ) { first, _ in first }
        var parts: [String: [NominalFact]] = [:]
        for type in files.flatMap(\.types) where type.kind != .alias {
            parts[type.qualifiedName, default: []].append(type)
        }
        let all = parts.sorted { $0.key < $1.key }
        return all.flatMap { name, own in
            unmetDemands(of: name, own, in: files, contracts, lost: lost)
                + unmetContracts(of: name, own, in: files, parts)
        } + unansweredCalls(in: files, parts)
    }

    /// Returns the sentences about one type.
    ///
    /// - Parameters:
    ///   - name: Its name, with those around it.
    ///   - parts: Its declaration and extensions.
    ///   - files: The facts of the scene's files.
    ///   - contracts: The scene's own protocols, with what they refine.
    ///   - lost: The protocols that types of the scene would conform to, and do not.
    private func unmetDemands(
        of name: String, _ parts: [NominalFact], in files: [FileFacts], _ contracts: [String: [String]],
        lost: Set<String>
    ) -> [String] {
        // An extension may add what another part demands.
        let inherits = parts.flatMap { $0.inheritance.compactMap(\.lastName) }
        let has = members(of: name, parts, inherits, in: files)
        let asked = Self.askedOfSelf(by: parts)
        var parents = inherits.filter { contracts[$0] == nil }
        // What a contract of the scene refines it demands with it.
        parents += inherits.flatMap { contracts[$0] ?? [] }.filter { contracts[$0] == nil }
        return parents.flatMap { parent in
            demanded(by: parent).subtracting(has).sorted().map {
                "\(name) conforms to \(parent) and has no \($0), which that demands"
            }
        }
            + lost.subtracting(inherits).sorted().flatMap { parent in
                given(by: parent).subtracting(has).sorted().filter(asked.contains).map {
                    "\(name) asks itself for \($0), which \(parent) would give, and does not conform to that"
                }
            }
    }

    /// Returns a sentence for each member that a protocol of the scene's own demands of a type, and that the type lacks.
    private func unmetContracts(
        of name: String, _ own: [NominalFact], in files: [FileFacts], _ parts: [String: [NominalFact]]
    ) -> [String] {
        let inherits = own.flatMap { $0.inheritance.compactMap(\.lastName) }
        let has = members(of: name, own, inherits, in: files).union(Self.ofSystemClasses)
        return files.flatMap(\.protocols).filter { inherits.contains($0.name) }.flatMap { contract in
            // An extension of the protocol may have it for all.
            let given = Set((parts[contract.name] ?? []).flatMap(\.members).map(\.name))
            let demanded = contract.members.filter { [.property, .function].contains($0.kind) }.map(\.name)
            let lacking = Set(demanded).subtracting(has).subtracting(given)
            guard !lacking.isEmpty else { return [String]() }
            return lacking.subtracting(givenByExtensions(to: inherits)).sorted().map {
                "\(name) conforms to \(contract.name) and has no \($0), which that demands"
            }
        }
    }

    /// The members of UIKit's classes that contracts name.
    private static let ofSystemClasses: Set = [
        "alpha", "collectionView", "delegate", "description", "dismiss", "frame", "isEditing", "isHidden",
        "navigationController", "navigationItem", "present", "reloadData", "show", "tabBarItem", "tableView", "tag",
        "title", "view",
    ]

    /// The names of a type's members and nested types, those of its base classes among them.
    private func members(
        of name: String, _ parts: [NominalFact], _ inherits: [String], in files: [FileFacts]
    ) -> Set<String> {
        let app = kept.app
        let nested = files.flatMap(\.types).filter { ($0.nesting.joined(separator: ".")) == name }.map(\.name)
        var has = Set(parts.flatMap(\.members).map(\.name) + nested)
        for parent in inherits.flatMap({ app.indices[$0] ?? [] }) where app.types[parent].kind == .class {
            let all = [parent] + app.ancestors(of: parent).flatMap { app.indices[$0] ?? [] }
            for type in all.map({ app.types[$0] }) {
                has.formUnion(type.functions.map(\.name) + type.properties.map(\.name))
            }
        }
        return has
    }

    /// Returns a sentence for each member that is asked of a type of the scene by its name, and that nothing gives it: `AboutView.build()`.
    private func unansweredCalls(in files: [FileFacts], _ parts: [String: [NominalFact]]) -> [String] {
        let bodies = files.flatMap(\.types).flatMap(\.members).compactMap(\.body)
        // What is asked of an object that is made there is not asked of its type.
        let asked = bodies.flatMap { $0.mentions.map(\.path) + $0.calls.map(\.callee) }
            .filter { $0.text.hasPrefix($0.names.prefix(2).joined(separator: ".")) }.map(\.names)
        var told: Set<String> = []
        return asked.filter { $0.count > 1 && !["self", "Type", "init"].contains($0[1]) }.compactMap { path in
            guard let own = parts[path[0]] else { return nil }
            let inherits = own.flatMap { $0.inheritance.compactMap(\.lastName) }
            // What a library's class or a protocol of the app's gives is not known here.
            guard inherits.allSatisfy(Self.givesNothing),
                !members(of: path[0], own, inherits, in: files).contains(path[1]),
                told.insert("\(path[0]).\(path[1])").inserted
            else { return nil }
            return "\(path[0]) is asked for \(path[1]), which no template declares"
        }
    }

    /// Returns true if a protocol gives no members to types themselves.
    private static func givesNothing(_ name: String) -> Bool {
        ["View", "ObservableObject", "AnyObject", "Sendable", "Hashable", "Equatable", "Identifiable"].contains(name)
    }

    /// The members that types ask for of `self`.
    private static func askedOfSelf(by types: [NominalFact]) -> Set<String> {
        let bodies = types.flatMap(\.members).compactMap(\.body)
        let paths = bodies.flatMap { $0.mentions.map(\.path) + $0.calls.map(\.callee) }
        return Set(paths.compactMap { $0.names.count > 1 && $0.root == "self" ? $0.names[1] : nil })
    }

    private func given(by name: String) -> Set<String> {
        kept.app.indices[name]?.first { kept.app.types[$0].kind == .protocol }.map {
            ProtocolDemand(of: $0, called: name, kept.app).given
        } ?? WellKnownProtocols.given(by: name)
    }

    /// The members that a protocol demands and that most of those which conform to it declare.
    private func demanded(by name: String) -> Set<String> {
        let app = kept.app
        guard let index = app.indices[name]?.first(where: { app.types[$0].kind == .protocol }) else {
            return WellKnownProtocols.needed(by: name)
        }
        let contract = app.types[index]
        let heirs = (app.heirs[name] ?? []).map { app.types[$0] }.filter {
            !$0.functions.isEmpty || !$0.properties.isEmpty
        }
        let associated = Set(contract.associated.map(\.name))
        return ProtocolDemand(of: index, called: name, app).members.subtracting(associated).filter { member in
            heirs.count { heir in
                heir.functions.contains { $0.name == member } || heir.properties.contains { $0.name == member }
            } * 2 > heirs.count
        }
    }
}

extension NominalFact {
    /// The name with those around it; of an extension, the name that it extends.
    fileprivate var qualifiedName: String { (nesting + [name]).joined(separator: ".") }
}
