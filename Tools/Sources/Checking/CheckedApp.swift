import Architecture
import Conformance
import Findings
import SourceModel

/// An app at hand, with what rules need to make findings of it.
package struct CheckedApp: Sendable {
    /// The app as its definition sees it.
    package let map: RoleMap
    /// The project's settings.
    let settings: CheckedSettings
    /// The lines of the definition's text, and of those that it extends, by their names.
    private let texts: [String: [String]]
    private let statements = StatementMemory()
    let members = MemberMemory()
    private let takenOver: TakenOver
    private let endings = NameEndings()
    private let fileTitles = FileTitles()
    private let leftOver = LeftOver()
    /// The names that the files of all sources write.
    let names: NameUses
    /// The classes that nibs and storyboards name; nil where these are not known.
    let layouts: LayoutClasses?
    /// The files that were not read to their end.
    let unseen: Unseen

    /// Brings a map and its definition's text together.
    ///
    /// - Parameters:
    ///   - map: The app.
    ///   - source: The text of its definition; nil where no architecture is known.
    ///   - settings: The project's settings.
    ///   - names: The names that the sources write, where several apps of one project share them.
    ///   - layouts: The classes that nibs and storyboards name; nil where these are not known.
    ///   - unseen: The files that were not read to their end.
    package init(
        _ map: RoleMap, _ source: ArchitectureSource?, settings: CheckedSettings = CheckedSettings(),
        names: NameUses? = nil, layouts: LayoutClasses? = nil, unseen: Unseen = Unseen()
    ) {
        self.map = map
        self.unseen = unseen
        self.layouts = layouts
        self.names = names ?? NameUses(map.index)
        self.settings = settings
        var texts: [String: [String]] = [:]
        texts[settings.file] = Self.lines(settings.text)
        var next = source
        while let source = next {
            texts[source.knownAs] = Self.lines(source.text)
            next = source.extended
        }
        self.texts = texts
        takenOver = TakenOver(map.definition, source)
        isLearned = map.definition.roles.contains { statement($0, "type")?.isCounted == true }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The definition.
    var definition: ArchitectureDefinition { map.definition }

    /// Returns true if no target compiles a type.
    package func isLeftOver(_ type: TypeIndex.ID) -> Bool { leftOver.contains(map.index[type], map) }

    /// Returns true if no target compiles a file.
    func isLeftOver(file: Int) -> Bool { leftOver.contains([file], map) }

    /// Returns true if a part of the definition states the value behind a key, or without one the part itself, and `learn` did not mark it
    /// as unsure.
    package func isSure(_ part: any PlacedPart, _ key: String? = nil, _ word: String? = nil) -> Bool {
        statement(part, key, word)?.isUnsure != true
    }

    /// The place of a line.
    func spot(_ spot: Actor.Spot) -> SourceSpot {
        SourceSpot(path: map.index.files[spot.file].path, line: spot.line)
    }

    /// Returns true if another type keeps what an actor holds.
    package func isKept(_ hold: Actor.Hold, byOthersThan actor: Actor) -> Bool {
        map.isKept(hold, byOthersThan: actor, names)
    }

    /// The place of a type's declaration.
    func spot(of type: TypeIndex.ID) -> SourceSpot {
        SourceSpot(path: map.index.files[map.index[type].file].path, line: map.index[type].line)
    }

    /// The name of a type, after that of its unit where it stands inside.
    func name(_ type: TypeIndex.ID) -> String {
        map.players[type] == nil ? map.index[type].name : map.index[type].qualifiedName
    }

    /// The types whose names are longer than an ending that they have.
    func types(endingWith ending: String) -> [TypeIndex.ID] {
        endings.types(endingWith: ending, map.index).filter {
            let name = map.index[$0].name
            return name.hasSuffix(ending) && name.count > ending.count
        }
    }

    /// Returns true if a file of the app has a name, in whatever folder.
    func hasFile(named name: String) -> Bool { fileTitles.contain(name, map.index) }

    /// Returns true if a file names a type for more than an argument of a generic base, which opens no screen:
    /// `class LoginViewModel: BaseViewModel<LoginViewController>`.
    func isNamed(_ type: TypeIndex.ID, inFile file: Int) -> Bool {
        let name = map.index[type].name
        guard names.writes(name, inFile: file) else { return false }
        var facts = map.index.facts(ofFile: file)
        func isArgument(_ parent: TypeFact) -> Bool {
            parent.lastName != name && parent.namedParts.contains { $0.lastName == name }
        }
        guard facts.types.contains(where: { $0.inheritance.contains(where: isArgument) }) else { return true }
        for number in facts.types.indices { facts.types[number].inheritance.removeAll(where: isArgument) }
        return WrittenNames(facts).names.contains(name)
    }

    /// True if the definition was learned: `learn` counted at least one of its roles. What it takes over from a built-in one besides,
    /// nobody has written for this app.
    package private(set) var isLearned = false

    /// Returns true if a learned definition takes a part over from the one that it extends: of that, what it did not count binds nobody.
    func isTakenOver(_ part: any PlacedPart) -> Bool { takenOver.has(part) }

    /// Returns true if a type shows screens to the engineer who writes them, and is no part of the app: a preview of
    /// SwiftUI.
    func isPreview(_ type: TypeIndex.ID) -> Bool {
        name(type).hasSuffix("_Previews") || map.index.inherits(type, fromOutside: "PreviewProvider") == .yes
    }

    /// Returns true if a role is that of previews.
    func isPreview(_ role: Role) -> Bool {
        map.units.lazy.compactMap { $0.players(of: role.id).first }.first.map(isPreview) ?? false
    }

    /// The name of an actor's unit; empty where it belongs to none.
    func unitName(_ actor: Actor) -> String { actor.player.unit.map { map.units[$0].name.typeName } ?? "" }

    /// The share of units below which a learned statement is demanded of no unit; the definition may name it.
    private static let leastShare = 0.9

    /// Returns true if a statement is of something that nearly all do; one that nobody counted is.
    func isUsual(_ statement: Finding.Statement?) -> Bool { (statement?.share ?? 1) >= Self.leastShare }

    /// The share from which a statement that was counted in many units has no exception, or next to none.
    private static let wholeShare = 0.95
    /// So many units are many.
    private static let many = 10

    /// Returns true if a statement was learned of many units of which next to none does otherwise.
    func isWithoutException(_ statement: Finding.Statement?) -> Bool {
        guard let statement, let counted = statement.counted, !statement.isUnsure else { return false }
        return counted.all >= Self.many && Double(counted.count) >= Self.wholeShare * Double(counted.all)
    }

    /// Returns the statement of a part of the definition, with the comment behind it.
    ///
    /// - Parameters:
    ///   - part: The part.
    ///   - key: The key of it; nil for the part itself.
    ///   - word: One of the words that the key lists; nil for all of them.
    func statement(_ part: (any PlacedPart)?, _ key: String? = nil, _ word: String? = nil) -> Finding.Statement? {
        guard let part else { return nil }
        let place = key.map { part.place(of: $0, word) } ?? part.place
        let asked = StatementMemory.Key(file: place.file, line: place.line, column: place.column, word: word)
        return statements.statement(asked) {
            var statement = statement(at: place, word)
            if statement.evidence == nil {
                statement.evidence = takenOver.evidence(for: part, key, word, in: place.file)
            }
            return statement
        }
    }

    /// Returns true if a part of the definition states the value behind a key so that units have to be so: `learn` was sure of it, and
    /// nearly all do it.
    package func isDemanded(_ part: any PlacedPart, _ key: String, _ word: String? = nil) -> Bool {
        isSure(part, key, word) && isUsual(statement(part, key, word))
    }

    private func statement(at place: DefinitionPlace, _ word: String?) -> Finding.Statement {
        let lines = texts[place.file] ?? []
        let line = lines.indices.contains(place.line - 1) ? lines[place.line - 1] : ""
        let parts = line.split(separator: " #", maxSplits: 1, omittingEmptySubsequences: false)
        let text = parts.first?.drop { $0 == " " } ?? ""
        let comment = parts.count > 1 ? String(parts[1].drop { $0 == " " }) : nil
        return Finding.Statement(
            place: SourceSpot(path: place.file, line: place.line, column: place.column),
            text: String(text.reversed().drop { $0 == " " }.reversed()),
            evidence: comment.map { Self.evidence($0, of: word, in: String(text)) })
    }

    /// The part of a comment about one word of a list: `creates: [view, presenter]  # not seen; 11 of 11`.
    private static func evidence(_ comment: String, of word: String?, in text: String) -> String {
        guard let word, let open = text.firstIndex(of: "["), let close = text.lastIndex(of: "]"), open < close else {
            return comment
        }
        func trimmed(_ part: Substring) -> String {
            String(part.drop { " \"'".contains($0) }.reversed().drop { " \"'".contains($0) }.reversed())
        }
        let words = text[text.index(after: open)..<close].split(separator: ",").map(trimmed)
        let parts = comment.split(separator: ";").map(trimmed)
        guard words.count == parts.count, let number = words.firstIndex(of: word) else { return comment }
        return parts[number]
    }

    /// A finding on an actor.
    ///
    /// - Parameters:
    ///   - rule: The rule that makes it.
    ///   - actor: The actor.
    ///   - message: The fault.
    ///   - line: Where.
    ///   - subject: The name in the line that it is about, by which it is known, too, unless its identity is changed.
    func finding(
        _ rule: any Rule.Type, _ actor: Actor, _ message: String, at line: Actor.Spot, subject: String
    ) -> Finding {
        let known = Finding.Identity(rule: rule.id, unit: unitName(actor), role: actor.role, subject: subject)
        var finding = Finding(known, message, at: spot(line), subject: subject)
        finding.severity = rule.severity
        return finding
    }

    /// A finding on a part of a unit that no actor is, or that is not there.
    ///
    /// - Parameters:
    ///   - rule: The rule that makes it.
    ///   - unit: The unit's name.
    ///   - part: The id of the part.
    ///   - message: The fault.
    ///   - place: Where.
    ///   - subject: The name in the line that it is about, by which it is known, too, unless its identity is changed.
    func finding(
        _ rule: any Rule.Type, of unit: UnitName, part: String, _ message: String, at place: SourceSpot, subject: String
    ) -> Finding {
        let known = Finding.Identity(rule: rule.id, unit: unit.typeName, role: part, subject: subject)
        var finding = Finding(known, message, at: place, subject: subject)
        finding.severity = rule.severity
        return finding
    }

    /// Returns the definition's description of a role, as a reason.
    func about(_ role: String) -> String {
        definition.role(role)?.about.map { "The \(role) is this: \($0)." } ?? ""
    }
}
