import Architecture
import Conformance
import Foundation
import SourceModel
import SwiftSyntax

/// A role that a unit gets which nobody noted: its type is declared as most of the app's units declare theirs, with what it has to
/// have and nothing else.
struct GrownRole {
    /// The type's name.
    let type: String
    /// The contract that is declared with it; nil where there is none, or where it is there.
    private(set) var contract: String?
    /// The path of its file.
    let path: String
    /// The code of the declarations.
    private(set) var declarations = ""
    private var imports: [String] = []
    /// The text of a file of its own.
    var text: String {
        header + imports.map { "import \($0)\n" }.joined() + (imports.isEmpty ? "" : "\n") + declarations
    }
    /// The text above everything else in the file of the type that it is like, for this file: a licence, the file's
    /// name.
    private var header = ""
    /// True if `Type()` makes one.
    private(set) var isMadeOfNothing = true
    /// The types that others of its kind are, and this one is not yet.
    private(set) var left: [String] = []
    /// Another unit's, as which it is written.
    let like: TypeIndex.ID

    let reading: UnitReading
    private let role: Role
    private var index: TypeIndex { reading.index }

    /// The types that can be inherited from without more ado.
    fileprivate static let plain = ["NSObject", "ObservableObject", "AnyObject", "Sendable", "Identifiable"]
    /// Those that ask for something.
    private static let members = [
        "View": "var body: some View {\n\tEmptyView()\n}",
        "PreviewProvider": "static var previews: some View {\n\tEmptyView()\n}",
    ]

    /// Works it out; nil where no other unit has one.
    ///
    /// - Parameters:
    ///   - role: the role, which the unit lacks.
    ///   - reading: the unit.
    init?(_ role: Role, of reading: UnitReading) {
        let (index, name) = (reading.index, reading.name)
        let others = reading.map.units.indices.filter { $0 != reading.unit }.flatMap { unit in
            reading.map.units[unit].players(of: role.id).map { (unit: unit, type: $0) }
        }.filter { reading.declaration(of: $0.type) != nil }
        let kinds = Dictionary(grouping: others) { "\(index[$0.type].kind)" }
        let usual = kinds.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value ?? []
        // The nearest, as it is written with what the unit's files import.
        guard let nearest = usual.max(by: { reading.nearness(of: $0.type) < reading.nearness(of: $1.type) }) else {
            return nil
        }
        self.reading = reading
        self.role = role
        type = role.type.name(for: name)
        like = nearest.type
        path = Self.path(of: type, as: nearest.type, ofUnit: nearest.unit, role, in: reading)
        guard let declaration = Self.declaration(of: nearest.type, in: reading) else { return nil }
        write(declaration, of: reading.map.units[nearest.unit].name, usual)
    }

    /// Beside what it is like, seen from the unit's folder.
    private static func path(
        of type: String, as like: TypeIndex.ID, ofUnit unit: Int, _ role: Role, in reading: UnitReading
    ) -> String {
        let folder = reading.map.units[reading.unit].folder
        let file = reading.index.files[reading.index[like].file].path
        // Where parts of a unit lie in folders beside each other, each kind has its own.
        if let own = reading.owner.map({ Self.folders(of: $0, in: reading) }),
            let owner = reading.map.units[unit].players(of: reading.ownerRole).first
        {
            let (from, to) = (Self.folders(of: owner, in: reading), Self.folders(of: like, in: reading))
            let shared = zip(from, to).prefix { $0 == $1 }.count
            let (there, here) = (from.dropFirst(shared), to.dropFirst(shared))
            let isOfUnits = !here.contains { $0.contains(reading.map.units[unit].name.typeName) }
            if there.count == 1, here.count == 1, isOfUnits, own.last == there.last {
                return (own.dropLast() + here + [type + ".swift"]).joined(separator: "/")
            }
        }
        let other = reading.map.units[unit].folder + "/"
        let inner = file.hasPrefix(other) ? String(file.dropFirst(other.count)) : ""
        let folders = inner.split(separator: "/" as Character).dropLast().map { String($0) }
        let isOfUnits = folders.allSatisfy { !$0.contains(reading.map.units[unit].name.typeName) }
        return ([folder] + (isOfUnits ? folders : []) + [type + ".swift"]).joined(separator: "/")
    }

    /// The folders of the file that declares a type.
    private static func folders(of id: TypeIndex.ID, in reading: UnitReading) -> [String] {
        reading.index.files[reading.index[id].file].path.split(separator: "/", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }

    /// The comment above everything else in a file, for another file. Who made that one, and when, is not this one's.
    private static func header(of text: String, for type: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("//") }
        var header: [String] = []
        for line in lines.map({ $0.filter { $0 != "\r" } }) where !line.contains("Created by") {
            let isName = line.hasSuffix(".swift")
            let own = isName ? String(line.prefix { !$0.isLetter && $0 != "_" }) + type + ".swift" : line
            if own.trimmed != "//" || header.last?.trimmed != "//" { header.append(own) }
        }
        return header.isEmpty ? "" : header.joined(separator: "\n") + "\n\n"
    }

    static func declaration(
        of id: TypeIndex.ID, in reading: UnitReading
    ) -> (source: ParsedSource, group: any DeclGroupSyntax)? {
        guard let part = reading.declaration(of: id) else { return nil }
        let path = reading.index.files[part.file].path
        let source = ParsedSource(path: path, text: reading.text(of: path))
        let finder = TypeBlock(line: part.line, lines: SourceLocationConverter(fileName: "", tree: source.tree))
        finder.walk(source.tree)
        guard let group = finder.block?.parent?.asProtocol((any DeclGroupSyntax).self) else { return nil }
        return (source, group)
    }

    // MARK: Its text

    private mutating func write(
        _ like: (source: ParsedSource, group: any DeclGroupSyntax), of other: UnitName,
        _ usual: [(unit: Int, type: TypeIndex.ID)]
    ) {
        let step = reading.step(in: like.source.path, at: like.source.line(of: like.group))
        var members: [String] = []
        var inherited: [String] = []
        for parent in index[self.like].parents {
            guard let written = parent.type.lastName, isUsual(written, of: other, among: usual) else { continue }
            let own = written.replacing(other.typeName, with: reading.name.typeName)
            if own != written, index.types(named: own).isEmpty {
                // A contract of the other unit: this one gets its own, where the definition knows it.
                let isContract = role.implements.contains { id in
                    reading.definition.contract(id)?.type.name(for: reading.name) == own
                }
                guard isContract, contract == nil else { continue }
                contract = own
                inherited.append(own)
                continue
            }
            guard let more = requirements(of: parent, own), let named = named(parent, own, like: other) else {
                left.append(own)
                continue
            }
            members += more
            inherited.append(named)
        }
        let group = like.group
        let keyword = Self.keyword(of: group)
        let attributes = group.attributes.map(\.trimmedDescription).filter { $0 == "@MainActor" }.map { $0 + "\n" }
            .joined()
        let isFinal = keyword == "class" && group.modifiers.contains { $0.name.text == "final" }
        let parents = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        imports = imports(of: usual.map(\.type))
        // What it is like may be of another app, or of a library.
        let beside = reading.owner.map { index.files[index[$0].file].path }
        header = Self.header(of: beside.map(reading.text) ?? like.source.text, for: type)
        let common = commonMembers(of: group, other, usual, beside: members)
        members = common.texts + members
        var lines: [String] = []
        if let contract { lines += ["protocol \(contract): AnyObject {}", ""] }
        let head = "\(attributes)\(isFinal ? "final " : "")\(keyword) \(type)\(parents) {"
        lines.append(members.isEmpty ? head + "}" : "\(head)\n\(Self.body(of: members, step: step))\n}")
        declarations = lines.joined(separator: "\n") + "\n"
        isMadeOfNothing =
            ["class", "actor"].contains(keyword) && common.areMadeOfNothing
            && !inherited.contains { $0.hasPrefix("UIHostingController<") }
    }

    /// Members as they stand in a type: what is short stands close together.
    private static func body(of members: [String], step: String) -> String {
        let texts = members.map { member in
            member.components(separatedBy: "\n").map { line -> String in
                let depth = line.prefix { $0 == "\t" }.count
                return line.isEmpty ? "" : String(repeating: step, count: depth + 1) + line.dropFirst(depth)
            }.joined(separator: "\n")
        }
        return zip(texts, texts.dropFirst()).reduce(texts.first ?? "") { text, pair in
            let isList = !pair.0.contains("\n") && !pair.1.contains("\n") && !pair.1.contains("func ")
            return text + (isList ? "\n" : "\n\n") + pair.1
        }
    }

    /// Returns true if more than half of those that are like it are what its nearest is: their own contract, or everybody's.
    private func isUsual(_ parent: String, of other: UnitName, among usual: [(unit: Int, type: TypeIndex.ID)]) -> Bool {
        let form = parent.replacing(other.typeName, with: "…")
        let count = usual.count { unit, type in
            let name = reading.map.units[unit].name.typeName
            return index[type].parents.contains { $0.type.lastName?.replacing(name, with: "…") == form }
        }
        return count * 2 > usual.count
    }

    private static func keyword(of group: any DeclGroupSyntax) -> String {
        if group.is(StructDeclSyntax.self) { return "struct" }
        if group.is(EnumDeclSyntax.self) { return "enum" }
        return group.is(ActorDeclSyntax.self) ? "actor" : "class"
    }

    /// Returns its parent as the other unit says its own, of this one's types: `UIHostingController<OfferView>`; nil where such a type is not there.
    private func named(_ parent: IndexedType.Parent, _ own: String, like other: UnitName) -> String? {
        guard case .named(_, _, let arguments) = parent.type, !arguments.isEmpty else { return own }
        let types = arguments.map { $0.description.replacing(other.typeName, with: reading.name.typeName) }
        let isThere = zip(arguments, types).allSatisfy { argument, type in
            argument.description == type || !index.types(named: type).isEmpty
        }
        return isThere ? "\(own)<\(types.joined(separator: ", "))>" : nil
    }

    /// Returns the code that makes it what others of its kind are; nil where only a person knows.
    private func requirements(of parent: IndexedType.Parent, _ own: String) -> [String]? {
        guard let id = index.types(named: own).first(where: { !index[$0].parts.isEmpty && index[$0].kind != .outside })
        else {
            if let member = Self.members[own] { return [member] }
            let isView = own.hasPrefix("UI") && !["Delegate", "DataSource", "Layout"].contains(where: own.hasSuffix)
            return isView || Self.plain.contains(own) ? [] : nil
        }
        guard reading.isSeen(id) else { return nil }
        if index[id].kind == .class {
            let initializers = ([id] + index.ancestors(of: id).compactMap(\.meaning.id)).flatMap {
                index.members(of: $0).filter { $0.fact.kind == .initializer }
            }
            let isPlain = initializers.allSatisfy { member in
                member.fact.parameters.allSatisfy(\.hasDefault)
                    || ["coder", "frame", "nibName", "style"].contains(member.fact.parameters.first?.label ?? "")
            }
            return index[id].generics.isEmpty && isPlain ? [] : nil
        }
        return reading.implementations(of: id, "")
    }

    /// The imports of more than half of the others' files.
    private func imports(of others: [TypeIndex.ID]) -> [String] {
        var counts: [String: Int] = [:]
        for id in others {
            let file = index.files[index[id].file]
            for module in Set(file.imports.filter { $0.attributes.isEmpty }.map(\.path)) {
                counts[module, default: 0] += 1
            }
        }
        let own = Set(index.files[index[reading.owner ?? like].file].modules)
        return counts.filter { $0.value * 2 > others.count && !own.contains($0.key) }.map(\.key).sorted()
    }
}

extension UnitReading {
    /// The functions that a protocol asks for; nil where it asks for something else, or where that is not known.
    ///
    /// - Parameters:
    ///   - contract: the protocol.
    ///   - body: the statements of each.
    func implementations(of contract: TypeIndex.ID, _ body: String) -> [String]? {
        let ancestors = index.ancestors(of: contract)
        guard index[contract].kind == .protocol, index[contract].generics.isEmpty,
            ancestors.allSatisfy({ parent in
                parent.meaning.id.map { index[$0].kind == .protocol }
                    ?? GrownRole.plain.contains(parent.type.lastName ?? "")
            })
        else { return nil }
        var code: [String] = []
        for id in [contract] + ancestors.compactMap(\.meaning.id) {
            for member in index.members(of: id) where member.part.isProtocol {
                let fact = member.fact
                guard fact.kind == .function, fact.generics.isEmpty, !fact.isStatic, fact.type?.isVoid ?? true else {
                    return nil
                }
                let parameters = fact.parameters.map { parameter in
                    let names =
                        parameter.label == parameter.name ? parameter.label : "\(parameter.label) \(parameter.name)"
                    return "\(names): \(parameter.type)"
                }
                let effects = (fact.isAsync ? " async" : "") + (fact.throwing.isThrowing ? " throws" : "")
                let block = body.isEmpty ? "{}" : "{\n\t\(body)\n}"
                code.append("func \(fact.name)(\(parameters.joined(separator: ", ")))\(effects) \(block)")
            }
        }
        return code
    }
}
