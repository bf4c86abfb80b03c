import Architecture
import Conformance
import Project
import SourceModel

/// The errors about additions to a unit that nobody noted: each says what to write.
extension UnitGrowth {
    /// Returns the error with the code to write where something cannot be added by the roles that are seen.
    func told(of addition: UnitAddition) -> ScaffoldError {
        let (unit, word) = (name.typeName, addition.word)
        if let role = definition.role(word == "role" ? addition.text.trimmed : word) { return told(ofRole: role) }
        if word == "role" {
            let roles = definition.roles.filter { $0.scope == .unit }.map(\.id)
            return ScaffoldError(
                .usage,
                "there is no role '\(addition.text)' in \(definition.id)"
                    + NearestWord.hint(for: addition.text, among: roles))
        }
        let known = Set(UnitAddition.words(in: definition) + SheetKey.allCases.map(\.addition) + Self.words)
        guard known.contains(word) else {
            return ScaffoldError(
                .usage,
                "nothing called '\(word)' is added to \(definition.unit.word.withArticle)"
                    + (NearestWord.question(for: word, among: known.sorted())
                        ?? ": '\(unit)' can get one of \(Self.words.joined(separator: ", "))"))
        }
        let remedy =
            word == "presents"
            ? "add what it shows, 'scaena add list \"items: [Item]\"' or 'scaena add shows \"item: Item\"'"
            : "write '\(addition.text)' by hand here"
        return missing(
            "'\(word)' is a word of sheets, and nothing is noted of '\(unit)'", remedy, definition.unit.owner)
    }

    private func told(ofRole role: Role) -> ScaffoldError {
        let type = role.type.name(for: name)
        if let there = map.units[reading.unit].players(of: role.id).first {
            return ScaffoldError(
                .cannotCreate,
                "\(reading.place(of: there)):1: error: '\(name.typeName)' has its \(role.id) already: '\(index[there].name)'",
                saysPlaces: true)
        }
        let builder = map.units[reading.unit].players(of: definition.assembly.by).first {
            reading.declaration(of: $0) != nil
        }
        var remedy = "write '\(type)'"
        if let builder { remedy += ", and make it in '\(index[builder].name)' (\(reading.place(of: builder)))" }
        return missing(
            "'\(name.typeName)' has no \(role.id), and nobody else has one as which it could be written", remedy,
            definition.unit.owner)
    }
}
