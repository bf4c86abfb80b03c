import Architecture
import SourceModel

/// A list that a unit shows later, as a sheet or a person says it: `of: items, shows: [name]`, `items: [Item]`.
struct GrownList {
    /// The name of its elements together: `items`.
    let name: String
    /// The type of one.
    let element: String
    /// Code of an element's text, where the element is called `item`.
    let text: String

    /// Reads what a person wrote.
    init(_ written: String, in reading: UnitReading) throws(ScaffoldError) {
        let pairs = written.parts.map { part -> (key: String, value: String) in
            let key = String(part.prefix { $0 != ":" })
            return (key.trimmed, String(part.dropFirst(key.count + 1)).trimmed)
        }
        var shown = pairs.first { $0.key == "shows" }.map { $0.value.filter { !"[] ".contains($0) } } ?? ""
        shown = String(shown.prefix { $0 != "," })
        if let of = pairs.first(where: { $0.key == "of" }) {
            name = try SwiftNames.member(of.value, what: "a list")
            element = Self.element(of: of.value, in: reading)
        } else if let first = pairs.first, first.value.hasPrefix("["), first.value.hasSuffix("]"), pairs.count == 1 {
            name = try SwiftNames.member(first.key, what: "a list")
            element = try GrownValue("\(first.key): \(first.value)").type.dropFirst().dropLast().description.trimmed
        } else {
            throw ScaffoldError(
                .usage, "a list is written 'of: items, shows: [name]' or 'items: [Item]', and this is '\(written)'")
        }
        text = Self.text(of: element, shown, in: reading)
    }

    /// The name of one: `item` of `items`.
    var one: String { Self.one(of: name) }

    /// The same for types: `Items`.
    var title: String { name.prefix(1).uppercased() + name.dropFirst() }

    /// The name of one of several: `item` of `items`.
    static func one(of name: String) -> String {
        if name.hasSuffix("ies"), name.count > 3 { return name.dropLast(3) + "y" }
        if name.hasSuffix("s"), !name.hasSuffix("ss"), name.count > 1 { return String(name.dropLast()) }
        return name + "Element"
    }

    /// The model of which there are several: as somebody of the unit has them, or by its name; else texts.
    private static func element(of name: String, in reading: UnitReading) -> String {
        let index = reading.index
        for actor in reading.actors {
            for member in index.members(of: actor.player.type) where member.fact.name == name {
                if case .array(let element) = member.fact.type { return element.description }
            }
        }
        let one = one(of: name)
        let type = one.prefix(1).uppercased() + one.dropFirst()
        let isThere = index.types(named: type).contains { id in
            [.struct, .class, .enum].contains(index[id].kind) && !reading.isOfTests(id) && index[id].generics.isEmpty
                && reading.isSeen(id)
        }
        return isThere ? type : "String"
    }

    private static func text(of element: String, _ shown: String, in reading: UnitReading) -> String {
        if ["String", "Substring"].contains(element) { return "item" }
        let members = reading.index.types(named: element).flatMap { reading.index.members(of: $0) }
        let stored = members.filter {
            $0.fact.kind == .property && !$0.fact.isStatic && $0.fact.modifiers.allSatisfy { !$0.contains("private") }
        }
        let texts = stored.filter { $0.fact.type?.description == "String" }
        let telling = ["name", "title", "text", "label", "subtitle"].lazy.compactMap { word in
            texts.first { $0.fact.name == word }
        }.first
        guard let member = stored.first(where: { $0.fact.name == shown }) ?? telling ?? texts.first else {
            return "String(describing: item)"
        }
        let name = member.fact.name
        return member.fact.type?.description == "String" ? "item.\(name)" : "\"\\(item.\(name))\""
    }
}

extension UnitReading {
    /// Returns true if the files of the unit can name a type without another import.
    func isSeen(_ id: TypeIndex.ID) -> Bool {
        guard let owner else { return true }
        let file = index[owner].file
        let name = TypeFact.plain(index[id].name)
        return index.resolve(name, in: NameScope(file: file)).id == id
    }
}
