import SwiftParser
import SwiftSyntax

/// The part of one unit's files that most units like it have, in that unit's own bytes.
///
/// Each import, base, member, parameter and statement is counted over all units, with the unit's name as a form, and stays where
/// most of the units that could have it do. What is left then asks for nothing that is gone: a statement that uses a value which only
/// this unit has goes with that value.
package struct SharedSkeleton {
    /// A unit with its files.
    package struct Unit: Sendable {
        /// Its name, as types begin.
        package var name: String
        /// Its name, as properties begin.
        package var property: String
        /// The ids of the roles that its types play, by the types' names.
        package var roles: [String: String]
        /// Its files.
        package var files: [(path: String, text: String)]
        /// The members that its types have for protocols of other code, by the type's name and the protocol's: without them, nobody
        /// conforms to those.
        package var demands: [String: [String: Set<String>]] = [:]
        /// The members that protocols demand which the unit's contracts refine, by the contract's name and the protocol's.
        package var refinedDemands: [String: [String: Set<String>]] = [:]
        /// The labels of the initialisers that protocols of other code demand, by the protocol's name.
        package var inits: [String: [[String]]] = [:]
        /// The forms of modules' names that hold the name of what the unit is put into, by these names: `{Group}Interface`.
        package var modules: [String: String] = [:]
        /// The members that protocols of other code give to those that conform to them, by the protocol's name.
        package var given: [String: Set<String>] = [:]
        /// The protocols of libraries that protocols of other code refine, by these one's names.
        package var refined: [String: [String]] = [:]
        /// The protocols that types have to conform to which a protocol of other code is about, by that one's name.
        package var bounds: [String: Set<String>] = [:]

        /// Makes a unit.
        ///
        /// - Parameters:
        ///   - name: Its name, as types begin.
        ///   - property: Its name, as properties begin.
        ///   - roles: The ids of the roles that its types play, by the types' names.
        ///   - files: Its files, each with its text.
        package init(name: String, property: String, roles: [String: String], files: [(path: String, text: String)]) {
            self.name = name
            self.property = property
            self.roles = roles
            self.files = files
        }
    }

    /// The likeness of a unit to most others.
    package struct Likeness: Sendable {
        /// The number of usual pieces that the unit has.
        package var shared: Int
        /// The number of pieces that most units have.
        package var usual: Int
        /// The number of the unit's pieces that most have not.
        package var own: Int
    }

    private let words: [UnitWords]
    private let units: [Unit]
    private let builder: String?
    private let flowRole: String?
    /// In how many units each piece and each comment stands.
    private let counts: [String: Int]
    /// In how many units a member of each name stands, however it is spelt.
    private let namedCounts: [String: Int]
    /// The names of members by their paths.
    private let names: [String: String]
    private let paths: [Set<String>]
    /// In how many units each member stands that overrides one of a base, by the base.
    private let overriding: [String: Int]
    /// In how many units a type sets its view to a part, in whatever function, by the type.
    private let showing: [String: Int]

    /// Counts what units have.
    ///
    /// - Parameters:
    ///   - units: The units.
    ///   - builder: The function that makes units, whatever it is handed.
    ///   - jobs: The number of threads that take part.
    package init(_ units: [Unit], builder: String?, jobs: Int = Workers.processorCount) {
        self.units = units
        self.builder = builder
        let common = Self.commonWords(units)
        words = units.map { unit in
            // What it declares is its own, whoever names it.
            let own = unit.roles.keys.flatMap { $0.split(separator: ".").map(String.init) }
            return UnitWords(
                name: unit.name, property: unit.property, common: common.subtracting(own), own: Set(own))
        }
        let flowRole = Self.flowRole(of: units)
        self.flowRole = flowRole
        let found = ParallelResults<
            (paths: Set<String>, overriding: Set<String>, views: Set<String>, names: [String: String])
        >(units.count)
        let words = words
        Workers.run(units.count, jobs: jobs) { number in
            let trees = units[number].files.map { Parser.parse(source: $0.text) }
            let reader = SkeletonReader(
                words: words[number], roles: units[number].roles, builder: builder, trees: trees, flowRole: flowRole,
                modules: units[number].modules)
            var (paths, overriding, views): (Set<String>, Set<String>, Set<String>) = ([], [], [])
            var names: [String: String] = [:]
            for tree in trees {
                paths.insert("file \(reader.anchor(of: tree))")
                for piece in reader.pieces(of: tree).flatMap(\.all) {
                    paths.insert(piece.path)
                    if let path = piece.viewPath { views.insert(path) }
                    if let name = piece.namedPath { names[piece.path] = name }
                    if let path = piece.pathOnBase { overriding.insert(path) }
                }
                for comment in reader.comments(of: tree) { paths.insert(Self.comment(comment)) }
            }
            found[number] = (paths, overriding, views, names)
        }
        paths = units.indices.map { found[$0]?.paths ?? [] }
        counts = Self.counts(paths)
        let allNames = units.indices.map { found[$0]?.names ?? [:] }
        namedCounts = Self.counts(allNames.map { Set($0.values) })
        names = allNames.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        overriding = Self.counts(units.indices.map { found[$0]?.overriding ?? [] })
        showing = Self.counts(units.indices.map { found[$0]?.views ?? [] })
    }

    private static func counts(_ paths: [Set<String>]) -> [String: Int] {
        paths.reduce(into: [:]) { counts, paths in for path in paths { counts[path, default: 0] += 1 } }
    }

    /// Words that more than a few units use: what looks like one unit's name in them is none.
    private static func commonWords(_ units: [Unit]) -> Set<String> {
        var counts: [Substring: Int] = [:]
        for unit in units {
            let words = unit.files.reduce(into: Set<Substring>()) { $0.formUnion(UnitWords.words(of: $1.text)) }
            for word in words { counts[word, default: 0] += 1 }
        }
        return Set(counts.filter { $0.value * 10 > units.count * 3 && $0.value > 1 }.keys.map(String.init))
    }

    private static func comment(_ text: String) -> String { "comment \(text)" }

    // MARK: Likeness

    /// Returns the likeness of a unit to the others.
    ///
    /// - Parameter number: The unit's number.
    package func likeness(of number: Int) -> Likeness {
        let usual = counts.keys.count { isUsual($0, of: units.count) }
        let shared = paths[number].count { isUsual($0, of: units.count) }
        return Likeness(shared: shared, usual: usual, own: paths[number].count - shared)
    }

    /// The numbers of the units that have nearly as much as the one with most of what most have, that one first, and of such with as much
    /// the one with least of its own.
    package var byLikeness: [Int] {
        let all = units.indices.map { (number: $0, likeness: likeness(of: $0)) }
        let most = all.map(\.likeness.shared).max() ?? 0
        return all.filter { $0.likeness.shared * 10 >= most * 9 }.sorted { left, right in
            (right.likeness.shared, left.likeness.own, units[left.number].name)
                < (left.likeness.shared, right.likeness.own, units[right.number].name)
        }.map(\.number)
    }

    /// Returns true if most of those that could have a piece do; of members that nearly all have by one name, each spelling of many is
    /// theirs: some are handed more than others.
    private func isUsual(_ path: String, of could: Int) -> Bool {
        let count = counts[path] ?? 0
        if count * 2 > could { return true }
        return count > 2 && count * 3 >= could && isNearlyAll(names[path].flatMap { namedCounts[$0] } ?? 0, of: could)
    }

    private func isNearlyAll(_ count: Int, of could: Int) -> Bool { count > 2 && count * 10 >= could * 9 }

    // MARK: Skeleton

    /// Returns the files with the pieces that most units have, in the bytes of one.
    ///
    /// - Parameters:
    ///   - number: The unit's number.
    ///   - optional: Parts that a unit may do without, by the conditions of templates that ask for them: the roles that it has
    ///     together or not.
    ///   - spelling: Spells a word with the unit's name, given the word and its form: `AllDonePresenter`, `{Unit}Presenter`.
    ///   - escaping: Spells the text between such words.
    /// - Returns: The files with their texts, those left out of which nothing stays.
    package func files(
        of number: Int, optional: [(condition: String, roles: Set<String>)] = [],
        spelling: (_ word: Substring, _ form: String) -> String, escaping: (String) -> String = { $0 }
    ) -> [(path: String, text: String)] {
        skeleton(of: number, optional: optional, spelling: spelling, escaping: escaping).files
    }

    /// The things that most units have and the files of one could not keep.
    package struct LeftOut: Sendable {
        /// The conformances of types.
        package fileprivate(set) var conformances: [(type: String, parent: String)] = []
        /// The functions that override a base's, or that make the unit.
        package fileprivate(set) var functions: [(type: String, function: String)] = []
        /// The values that demanded members give back, in the unit's own words.
        package fileprivate(set) var answers: [(type: String, member: String, value: String)] = []
        /// The values outside of types, by their names.
        package fileprivate(set) var globals: [String] = []
        /// The values that the unit alone hands to a base.
        package fileprivate(set) var handed: [(type: String, value: String)] = []
        /// The titles of screens, in the unit's own words.
        package fileprivate(set) var titles: [(type: String, value: String)] = []
    }

    /// Returns the files as ``files(of:optional:spelling:escaping:)`` does, and what most units have and these files could not keep.
    package func skeleton(
        of number: Int, optional: [(condition: String, roles: Set<String>)] = [],
        spelling: (_ word: Substring, _ form: String) -> String, escaping: (String) -> String = { $0 }
    ) -> (files: [(path: String, text: String)], leftOut: LeftOut) {
        let unit = units[number]
        let trees = unit.files.map { Parser.parse(source: $0.text) }
        let reader = SkeletonReader(
            words: words[number], roles: unit.roles, builder: builder, trees: trees, flowRole: flowRole,
            modules: unit.modules)
        let pieces = trees.map(reader.pieces)
        let choice = SkeletonChoice(pieces.flatMap(\.self), words: words[number], unit) { piece in
            // What could have it may be written in several places of a unit, but is one.
            if isUsual(piece.path, of: counts[piece.place] ?? units.count) { return true }
            // What a base leaves to those that stand on it is theirs, though most stand on another.
            guard let path = piece.pathOnBase, let standing = counts[piece.overridden], standing > 1 else {
                return false
            }
            return (overriding[path] ?? 0) * 2 > standing
        } isNearlyAll: { piece in
            isNearlyAll(counts[piece.path] ?? 0, of: counts[piece.place] ?? units.count)
        } setsUsually: { piece in
            piece.viewPath.map { (showing[$0] ?? 0) * 2 > units.count } ?? false
        }
        choice.settle(optional: optional)
        for piece in choice.all where piece.isKept {
            guard let text = piece.groupText else { continue }
            (piece.stub, piece.conditions) = (text, ["unit.group"])
        }
        let own = words[number]
        let leftOut = LeftOut(
            conformances: choice.lostConformances.map { (own.normal($0.type), own.normal($0.parent)) },
            functions: choice.lostFunctions.map { (own.normal($0.type), own.normal($0.function)) },
            answers: choice.ownAnswers.filter { own.normal($0.value) == $0.value }.map {
                (own.normal($0.type), own.normal($0.member), $0.value)
            },
            globals: choice.lostGlobals.map(own.normal),
            handed: choice.ownHanded { counts[$0.path] == 1 && units.count > 2 }.filter {
                own.normal($0.value) == $0.value
            }.map { (own.normal($0.type), $0.value) },
            titles: choice.ownTitles.filter { own.normal($0.value) == $0.value }.map {
                (own.normal($0.type), $0.value)
            })
        // What is called as a module of the group is the group's: its coordinator.
        let groupWords = unit.modules.reduce(into: [String: String]()) { found, module in
            guard own.form(of: module.key[...]) == nil else { return }
            found[module.key] = SkeletonText.withValue(
                "unit.group", in: module.value, of: module.key, at: "{Group}")
        }
        let files: [(path: String, text: String)] = unit.files.indices.compactMap { index in
            guard pieces[index].contains(where: { $0.isKept && $0.kind != .importing }) else { return nil }
            let licence = LicenceLines(of: trees[index]).lines
            let text = SkeletonText(unit.files[index].text, trees[index], pieces[index]) { comment in
                // Of code that was left out, lines of blanks say nothing.
                licence.contains(comment)
                    || !(comment.hasSuffix(" ") && comment.allSatisfy { $0 == "/" || $0 == " " })
                        && keeps(comment: reader.normal(comment: comment))
            }.text
            let grouped = UnitWords.replacing(escaping(text), groupWords)
            return (unit.files[index].path, SkeletonText.withTags(words[number].spelling(grouped, by: spelling)))
        }
        return (files, leftOut)
    }

    /// Returns true if a comment is no single unit's.
    private func keeps(comment: String) -> Bool {
        let count = counts[Self.comment(comment)] ?? 0
        if comment.hasPrefix("// MARK") { return count > 1 }
        if LicenceLines.words.contains(where: comment.contains) { return true }
        return count * 2 > units.count
    }
}
