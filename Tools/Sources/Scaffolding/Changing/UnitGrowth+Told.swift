import Architecture
import Conformance
import Project
import SourceModel

/// What a unit that nobody noted is not given: it is told what to write, and who has it already.
extension UnitGrowth {
    /// What to write where something cannot be added by who plays which role.
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
                    + (NearestWord.to(word, among: known.sorted()).map { ": did you mean '\($0)'?" }
                        ?? ": '\(unit)' can get one of \(Self.words.joined(separator: ", "))"))
        }
        let views = word == "field" ? ["UITextField", "UITextView"] : ["UITableView", "UICollectionView"]
        let like = ["list", "field"].contains(word) ? self.like(views) : nil
        let remedy =
            switch word {
            case "list", "presents":
                "add what it shows and what is chosen, 'scaena add shows \"items: [Item]\"' and 'scaena add event "
                    + "\"itemSelected(index: Int)\"', and show it in a table here"
            case "field":
                "put a control here, and add what is entered: 'scaena add event \"nameChanged(text: String)\"'"
            default: "write '\(addition.text)' by hand here"
            }
        return missing(
            "'\(word)' is a word of sheets, and nothing is noted of '\(unit)'",
            remedy + (like.map { ", as \($0)" } ?? ""), definition.unit.owner)
    }

    private func told(ofRole role: Role) -> ScaffoldError {
        let type = role.type.name(for: name)
        if let there = map.units[reading.unit].players(of: role.id).first {
            return ScaffoldError(
                .cannotCreate,
                "\(reading.place(of: there)):1: error: '\(name.typeName)' has its \(role.id) already: '\(index[there].name)'",
                saysPlaces: true)
        }
        let like = map.units.lazy.filter { $0.name.typeName != name.typeName }
            .compactMap { $0.players(of: role.id).first { reading.declaration(of: $0) != nil } }.first
        let builder = map.units[reading.unit].players(of: definition.assembly.by).first {
            reading.declaration(of: $0) != nil
        }
        var remedy = "write '\(type)'"
        if let like { remedy += " as '\(index[like].name)' is written (\(reading.place(of: like)))" }
        if let builder { remedy += ", and make it in '\(index[builder].name)' (\(reading.place(of: builder)))" }
        return missing(
            "'\(name.typeName)' has no \(role.id), and whole actors are added to what scaena wrote alone", remedy,
            definition.unit.owner)
    }

    /// A unit whose owner has one of some views.
    private func like(_ views: [String]) -> String? {
        for other in map.units where other.name.typeName != name.typeName {
            for owner in other.players(of: definition.unit.owner) {
                let member = index.members(of: owner).first { member in
                    guard member.fact.kind == .property else { return false }
                    let type = member.fact.type?.description ?? ""
                    return views.contains { type.hasPrefix($0) }
                }
                guard let member else { continue }
                return "\(index[owner].name) has '\(member.fact.name)' "
                    + "(\(index.files[member.part.file].path):\(member.fact.line))"
            }
        }
        return nil
    }
}
