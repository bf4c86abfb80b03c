import Architecture
import Conformance
import Foundation
import Project
import SourceModel
import SwiftSyntax

extension UnitReading {
    /// A contract that declares a function.
    struct DeclaredFunction {
        let source: ParsedSource
        let function: FunctionDeclSyntax?
        /// True if only one type of the app implements it.
        let isAlone: Bool
    }

    /// The files in which a name stands.
    func sources(naming name: String) -> [ParsedSource] {
        let wanted = Data(name.utf8)
        return index.files.compactMap { file in
            guard let data = FileManager.default.contents(atPath: file.path), data.range(of: wanted) != nil else {
                return nil
            }
            return ParsedSource(path: file.path, text: String(decoding: data, as: UTF8.self))
        }
    }

    /// The files in which a type is meant by its name: of several of a name, as several apps in one folder have, the nearest is.
    func sources(naming id: TypeIndex.ID) -> [ParsedSource] {
        let name = index[id].name
        let others = index.types(named: index[id].qualifiedName).filter { $0 != id && declaration(of: $0) != nil }
        let found = sources(naming: name)
        if others.isEmpty { return found }
        func distance(_ path: String, _ type: TypeIndex.ID) -> Int {
            -zip(path.split(separator: "/"), index.files[index[type].file].path.split(separator: "/"))
                .prefix { $0 == $1 }.count
        }
        return found.filter { source in others.allSatisfy { distance(source.path, id) < distance(source.path, $0) } }
    }

    /// The places where one of a type is made: by its name, or unnamed where a type of its unit is handed one.
    func creations(of id: TypeIndex.ID) -> [CreationPlace] {
        let name = index[id].name
        let named = makings(of: id, in: sources(naming: id))
        var takers: Set<[String]> = []
        let unit = map.players[id]?.unit.map { Array(map.units[$0].types.values.joined()) } ?? []
        for other in unit
        where other != id && index[other].kind != .protocol {
            let members = index.members(of: other)
            let asked = members.filter { $0.fact.kind == .initializer }.flatMap(\.fact.parameters)
                .map { (label: $0.label, type: $0.type) }
            let stored = members.filter { $0.fact.kind == .property && $0.fact.storage != nil }
                .compactMap { member in member.fact.type.map { (label: member.fact.name, type: $0) } }
            for (label, type) in asked.isEmpty ? stored : asked where type.heldType.lastName == name {
                takers.insert([index[other].name, label])
            }
        }
        let paths = Set(takers.compactMap(\.first)).sorted().flatMap { sources(naming: $0) }
        var seen: Set<String> = []
        return named + CreationPlace.unnamed(for: takers, in: paths.filter { seen.insert($0.path).inserted })
    }

    /// The calls in some files that make one of a type by its name: by that which it has beside or inside of the types around it,
    /// where these do not give the name to another.
    func makings(of id: TypeIndex.ID, in sources: some Sequence<ParsedSource>) -> [CreationPlace] {
        let names = index[id].qualifiedName.split(separator: ".").map { String($0) }
        let sources = Array(sources)
        return names.indices.flatMap { first in
            CreationPlace.all(of: names[first...].joined(separator: "."), in: sources).filter {
                means(id, names[first], at: $0)
            }
        }
    }

    /// Returns true unless the first word of a type's name is seen to mean another type at a place.
    private func means(_ id: TypeIndex.ID, _ first: String, at place: CreationPlace) -> Bool {
        guard let file = index.files.firstIndex(where: { $0.path == place.source.path }) else { return true }
        let scope = NameScope(file: file, type: type(around: place))
        guard let meant = index.resolve(.plain(first), in: scope).id else { return true }
        return sequence(first: id, next: { index[$0].parent }).contains(meant)
    }

    /// The type around a place, or that of the extension around it.
    func type(around place: CreationPlace) -> TypeIndex.ID? {
        let found = place.qualifiedTypeName.map(index.types(named:)) ?? []
        return found.first { id in index[id].parts.contains { index.files[$0.file].path == place.source.path } }
    }

    /// The type that is meant by a name somewhere, or else the one of this name that is nearest to the unit.
    func type(named name: String, in scope: NameScope) -> TypeIndex.ID? {
        if let meant = index.resolve(.plain(name), in: scope).id { return meant }
        return index.types(named: name).max { nearness(of: $0) < nearness(of: $1) }
    }

    /// Returns true if a type is made in many places, as a model of a row is: it shares a unit's name, and decides
    /// nothing for it.
    func isOneOfMany(_ id: TypeIndex.ID) -> Bool {
        guard id != owner, [.class, .struct].contains(index[id].kind) else { return false }
        let sources = sources(naming: id).filter { !isOfTests(path: $0.path) }
        return makings(of: id, in: sources).count > 4
    }

    /// Where a type is declared, beside its extensions.
    func declaration(of id: TypeIndex.ID) -> IndexedType.Part? { index[id].parts.first { !$0.isExtension } }

    /// Returns true if an extension's members are private by the word before it.
    func isPrivate(_ part: IndexedType.Part) -> Bool {
        MemberPlace(in: text(of: index.files[part.file].path), typeAt: part.line)?.isPrivate ?? false
    }

    /// Returns the number of folders that a type's file shares with the unit's.
    func nearness(of id: TypeIndex.ID) -> Int {
        zip(map.units[unit].folder.split(separator: "/"), index.files[index[id].file].path.split(separator: "/"))
            .prefix { $0 == $1 }.count
    }

    /// Returns true if a file holds tests, or code that only tests use.
    func isOfTests(path: String) -> Bool {
        guard let file = index.files.first(where: { $0.path == path }) else { return path.contains("Tests/") }
        let isInTarget = TestFiles.isOfTestsAlone(file.modules) || path.contains("Tests/")
        return TestCode.isTest(imports: file.imports.map(\.path), isInTestTarget: isInTarget)
    }

    /// The type of the unit that keeps the values that come in: the one that the definition names, the one that is
    /// told of the user's actions, or the owner.
    var keeperOfTaken: TypeIndex.ID? {
        let roles = [definition.inputs.takes, definition.inputs.events?.to, listeners(of: "").first?.link.to]
        let seen = [SceneHost(of: self)?.state?.type, owner]
        // Of a unit that is less than others are, whoever is there.
        let rest = definition.roles.filter { $0.scope == .unit && !map.builds($0.id) }.map(\.id)
        func players(_ roles: [String]) -> [TypeIndex.ID] { roles.flatMap { map.units[unit].players(of: $0) } }
        let all = players(roles.compactMap(\.self)) + seen.compactMap(\.self) + players(rest)
        return all.first { declaration(of: $0) != nil && [.class, .struct, .actor].contains(index[$0].kind) }
    }

    /// Returns true if only the owner of the unit makes one: whoever opens the unit can hand it nothing.
    func isMadeByOwner(_ id: TypeIndex.ID) -> Bool {
        guard let owner, owner != id else { return false }
        let made = creations(of: id).filter { !isOfTests(path: $0.source.path) }
        return !made.isEmpty && made.allSatisfy { $0.typeName == index[owner].name }
    }

    /// By how much what is inside of a type is indented.
    func step(in path: String, at line: Int) -> String {
        MemberPlace(in: text(of: path), typeAt: line)?.step ?? "    "
    }

    /// The contracts that say what a function of a type takes.
    func contracts(declaring selector: String, of type: String) -> [DeclaredFunction] {
        let ids = index.types(named: type)
        let contracts = Set(ids.flatMap { index.ancestors(of: $0).compactMap(\.meaning.id) }).filter { id in
            index[id].kind == .protocol
                && index.members(of: id).contains { $0.fact.kind == .function && Self.selector($0.fact) == selector }
        }
        return contracts.compactMap { id in
            guard let part = index[id].parts.first(where: \.isProtocol) else { return nil }
            let path = index.files[part.file].path
            let source = ParsedSource(path: path, text: text(of: path))
            let finder = FunctionsOfType(selector)
            let block = TypeBlock(line: part.line, lines: SourceLocationConverter(fileName: "", tree: source.tree))
            block.walk(source.tree)
            if let block = block.block { finder.walk(block) }
            return DeclaredFunction(
                source: source, function: finder.found, isAlone: conformers(of: id).count { !isOfTests($0) } == 1)
        }
    }

    /// Returns true if a type conforms to a type from outside of the sources, which may fix the parameters of its
    /// functions.
    func answersOthers(_ type: String, near path: String) -> Bool {
        let plain = ["NSObject", "ObservableObject", "Sendable", "Equatable", "Hashable", "Identifiable", "View"]
        return index.types(named: type).contains { id in
            index[id].parts.contains { index.files[$0.file].path == path }
                && index.ancestors(of: id).contains { parent in
                    guard case .outside(let name, _) = parent.meaning else { return false }
                    return !name.hasPrefix("UI") && !plain.contains(name)
                }
        }
    }

    /// The calls of a function that are not seen to be of another.
    ///
    /// - Parameters:
    ///   - function: the function.
    ///   - type: the name of the type that has it.
    ///   - path: the file in which it stands.
    func callers(of function: FunctionDeclSyntax, in type: String, near path: String) -> [CreationPlace] {
        let name = function.name.text
        let labels = function.signature.parameterClause.parameters.filter { $0.defaultValue == nil }.map(
            \.firstName.text)
        let own = index.types(named: type).first { id in index[id].parts.contains { index.files[$0.file].path == path }
        }
        let contracts = Set(own.map { index.ancestors(of: $0).compactMap(\.meaning.id).map { index[$0].name } } ?? [])
        let known = own.map { Set(sources(naming: $0).map(\.path)) }
        return sources(naming: name).filter { function.isOfType ? known?.contains($0.path) ?? true : true }.flatMap {
            source in
            CreationPlace.members(name, in: source).filter { place in
                guard let base = place.call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
                    return place.typeName == type
                }
                let text = base.trimmedDescription
                if let known = place.type(of: text) { return known == type || contracts.contains(known) }
                if text == type || text.hasPrefix("\(type)(") || text == "Self" {
                    return text != "Self" || place.typeName == type
                }
                // Somebody else's function of that name is called on a type of another name, or takes something else.
                return !function.isOfType && text.first?.isLowercase == true
                    && place.call.arguments.map { $0.label?.text ?? "_" } == labels
            }
        }
    }

    private final class FunctionsOfType: SyntaxVisitor {
        private let selector: String
        var found: FunctionDeclSyntax?

        init(_ selector: String) {
            self.selector = selector
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.selector == selector { found = found ?? node }
            return .skipChildren
        }
    }
}
