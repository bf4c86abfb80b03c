import Foundation

/// The endings of type names that recur after names which recur, too: what may be a role's name.
struct SuffixLexicon: Sendable {
    /// The number of names that each ending stands after.
    let support: [String: Int]
    /// First words that recur before whole names: `Default` in `DefaultAboutPresenter`.
    let prefixes: Set<String>

    /// The endings that are others with two letters in the other's place, or a capital more or less, by these: `Coordiantor` for
    /// `Coordinator`, `Datasource` for `DataSource`.
    let slips: [String: String]
    /// The endings that say what another one says, too.
    let spellings: Spellings
    /// The endings that an underscore begins and several names have: `_DisplayUI` says what a type is, where the `_Request` of
    /// `Accept_RequestRouter` is a word of the scene's name.
    private let kinds: Set<String>

    /// The number of words in the ending of a view controller's name.
    private static let screenWords = 2

    /// An ending has this many words at most.
    static let longest = 5

    /// Counts the endings of names.
    ///
    /// - Parameters:
    ///   - folders: The names of the types in each folder.
    ///   - screens: The names of the screens among them.
    ///   - bare: The names among them that are scenes' as they stand.
    init(_ folders: [[CamelWords]], screens: Set<String> = [], bare: Set<String> = []) {
        var known: Set<String> = []
        let names = folders.joined().filter { known.insert($0.name).inserted }
        var beginnings: [String: Int] = [:]
        beginnings.reserveCapacity(names.count * 2)
        var firstWords: [String: Int] = [:]
        for name in names {
            for length in 1..<max(name.count, 1) { beginnings[name.prefix(length), default: 0] += 1 }
            if name.count > 2 { firstWords[name.prefix(1), default: 0] += 1 }
        }
        for name in bare { beginnings[name, default: 0] += 1 }
        let prefixes = Self.prefixes(folders, firstWords: firstWords, screens)
        self.prefixes = prefixes

        // `DefaultAboutView` ends as `AboutView` does.
        let shortened = names.filter { $0.count > 2 && prefixes.contains($0.prefix(1)) }.map {
            CamelWords($0.dropFirst(1))
        }
        let kinds = Self.kinds(among: names)
        self.kinds = kinds
        var endings = Endings(of: names + shortened)
        for (number, name) in endings.names.enumerated() {
            for length in 1...max(1, min(name.count - 1, Self.longest)) where length < name.count {
                let cut = name.count - length
                if Self.cutsInside(name, at: cut, kinds) { continue }
                guard beginnings[name.prefix(cut), default: 0] >= 2 else { continue }
                endings.note(number, cut: cut)
            }
        }
        let spellings = Spellings(names, screens: screens)
        let support = endings.support(least: 3).merging(spellings.support) { own, _ in own }
        (self.support, self.spellings) = (support, spellings)
        slips = Self.slips(among: support) { endings.stems(of: $0) }
    }

    /// The ending that one says, be it misspelt or another word for it.
    ///
    /// - Parameters:
    ///   - suffix: The ending.
    ///   - isScreen: True if it is a screen's.
    func spelt(_ suffix: String, isScreen: Bool) -> String {
        spellings.spelt(slips[suffix] ?? suffix, isScreen: isScreen)
    }

    /// Returns true if what stands behind a cut is no ending of a name.
    func isNoEnding(_ name: CamelWords, at cut: Int) -> Bool {
        support[name.dropFirst(cut)] == nil || Self.cutsInside(name, at: cut, kinds)
            || spellings.isInside(name, at: cut)
    }

    /// Finds endings of the same letters as a more usual one, of which two beside each other have changed places, or that are written
    /// with other capitals.
    private static func slips(
        among support: [String: Int], stems: (String) -> Set<String>
    ) -> [String: String] {
        var slips: [String: String] = [:]
        for (_, found) in Dictionary(
            grouping: support.keys.filter { $0.utf8.count >= longWord }, by: { $0.lowercased().utf8.sorted() })
        where found.count > 1 {
            guard let most = found.max(by: { (support[$0] ?? 0, $1) < (support[$1] ?? 0, $0) }) else { continue }
            for other in found where other != most {
                let apart = zip(most.utf8, other.utf8).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
                let isSlip = apart.count == 2 && apart[1] == apart[0] + 1 && apart[0] > 0
                guard isSlip || most.lowercased() == other.lowercased() else { continue }
                // Of a scene that has both, these are two words.
                if stems(other).isDisjoint(with: stems(most)) { slips[other] = most }
            }
        }
        return slips
    }

    /// Shorter words of the same letters may be two words.
    private static let longWord = 8

    /// The endings of names, with how often each was seen and where.
    private struct Endings {
        let names: [CamelWords]
        /// The places of each ending, as numbers of their own.
        private var numbers: [String: Int] = [:]
        /// The names that end so, by their numbers, and where.
        private var places: [[(name: Int, cut: Int)]] = []

        init(of names: [CamelWords]) { self.names = names }

        mutating func note(_ name: Int, cut: Int) {
            let suffix = names[name].dropFirst(cut)
            if let number = numbers[suffix] {
                places[number].append((name, cut))
            } else {
                numbers[suffix] = places.count
                places.append([(name, cut)])
            }
        }

        /// The beginnings that an ending stands behind.
        func stems(of suffix: String) -> Set<String> {
            Set(numbers[suffix].map { places[$0] }?.map { names[$0.name].prefix($0.cut) } ?? [])
        }

        /// Returns the number of times that each ending was seen, of those that are one.
        func support(least: Int) -> [String: Int] {
            var support: [String: Int] = [:]
            for (suffix, number) in numbers where places[number].count >= least {
                let count = places[number].count
                var before: [String: Int] = [:]
                for (name, cut) in places[number] where cut > 1 { before[names[name].word(cut - 1), default: 0] += 1 }
                // `Controller` that mostly stands after `View` is only the end of `ViewController`.
                if let most = before.values.max(), most * 10 >= count * 6 { continue }
                support[suffix] = count
            }
            return support
        }
    }

    /// The words that stand before names which stand beside them without it: `DefaultAboutView` beside
    /// `AboutView`.
    private static func prefixes(
        _ folders: [[CamelWords]], firstWords: [String: Int], _ screens: Set<String>
    ) -> Set<String> {
        var counts: [String: Int] = [:]
        // Two screens are two scenes: `NotificationDetailsViewController` is none of `DetailsViewController`.
        let variants = folders.joined().filter {
            $0.count > 2 && screens.contains($0.name) && screens.contains($0.dropFirst(1))
        }.map { $0.prefix(1) }
        for folder in folders {
            let whole = Set(folder.map(\.name))
            for name in folder where name.count > 2 && firstWords[name.prefix(1), default: 0] >= 3 {
                if whole.contains(name.dropFirst(1)) { counts[name.prefix(1), default: 0] += 1 }
            }
        }
        return Set(counts.filter { $0.value * 10 >= firstWords[$0.key, default: 0] * 6 }.keys).subtracting(variants)
    }

    /// Returns true if a cut would part words that belong together: a word that begins with an underscore stays with
    /// the one before it only where the cut is right there.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - cut: The word that it would be cut before.
    ///   - kinds: The endings with an underscore that say what a type is; all do where they are not known.
    static func cutsInside(_ name: CamelWords, at cut: Int, _ kinds: Set<String>? = nil) -> Bool {
        // `AboutViewController.ViewModel` is `About` and what its controller has.
        if let dotted = name.dotted {
            let outer = name.prefix(dotted)
            let isOfScreen = outer.hasSuffix(NestedNames.screenEnding) && dotted > screenWords
            let isOfView = outer.hasSuffix(NestedNames.viewEnding) && dotted > 1
            // `AboutScreen.ViewModel` is what `About` or what `AboutScreen` has: the one that others have tells.
            if outer.hasSuffix(NestedNames.shownEnding), dotted > 1 { return cut != dotted && cut != dotted - 1 }
            return cut != (isOfScreen ? dotted - screenWords : isOfView ? dotted - 1 : dotted)
        }
        guard cut < name.count, !name.isUnderscored(cut) else { return false }
        return (0..<cut).contains { name.isUnderscored($0) && kinds?.contains(name.dropFirst($0)) ?? true }
    }

    /// The endings that an underscore begins, of those that stand behind several names.
    private static func kinds(among names: [CamelWords]) -> Set<String> {
        var stems: [String: Set<String>] = [:]
        for name in names where name.name.utf8.contains(UInt8(ascii: "_")) {
            guard let first = name.starts.indices.dropFirst().first(where: name.isUnderscored) else { continue }
            stems[name.dropFirst(first), default: []].insert(name.prefix(first))
        }
        return Set(stems.filter { $0.value.count >= UnitFinder.several }.keys)
    }

    /// Returns true if a name would be cut before its last words: all of its roles begin with these, and most of
    /// the names like theirs without them have other words before. `SignUpInfo` is one name where its view controller
    /// and its view model follow it, whatever `SignUp` would say with two roles of `Info`.
    func endsEarly(before roles: Set<RoleName>) -> Bool {
        let endings = roles.map { CamelWords($0.suffix) }
        guard let first = endings.first else { return false }
        let shared = (0..<first.count).prefix { index in
            endings.allSatisfy { $0.count > index && $0.word(index) == first.word(index) }
        }
        // It may be several words: `FilterSelection`.
        return shared.contains { index in
            let longer = endings.filter { $0.count > index + 1 }
            return longer.count > 1
                && longer.allSatisfy { ending in
                    let shorter = support[ending.dropFirst(index + 1)] ?? 0
                    return shorter >= Self.fewOf * (support[ending.name] ?? 0)
                }
        }
    }

    /// Returns true if what stands after a name tells several units: `Order` of `OrderDetails` and `OrderList`, where one has a screen
    /// with a part of its own and no screen is called `Order` alone, or where nothing but variants of one kind is there.
    ///
    /// - Parameters:
    ///   - screens: The endings of screens.
    ///   - parts: The endings of all else.
    func beginsSeveral(screens: [String], parts: [String]) -> Bool {
        let (ofScreens, ofParts) = (screens.compactMap(variant), parts.compactMap(variant))
        let all = ofScreens + ofParts
        if all.count == screens.count + parts.count, Set(all.map(\.kind)).count == 1 {
            return Set(all.map(\.word)).count > 1
        }
        guard !ofScreens.isEmpty, ofScreens.count == screens.count else { return false }
        return !Set(ofScreens.map(\.word)).isDisjoint(with: ofParts.map(\.word))
    }

    /// Returns the first word of an ending that is a variant of one which stands by itself far more often, and that one:
    /// `Details` and `ViewController` of `DetailsViewController`; `nil` of all others.
    private func variant(of suffix: String) -> (word: String, kind: String)? {
        let words = CamelWords(suffix)
        guard words.count > 1, let least = support[suffix], (support[words.dropFirst(1)] ?? 0) >= Self.fewOf * least
        else { return nil }
        return (words.word(0), words.dropFirst(1))
    }

    /// Returns true if an ending is a variant of one that stands by itself twice as often: `AlertsStore` of `Store`.
    func isVariant(_ suffix: String) -> Bool {
        let words = CamelWords(suffix)
        return words.count > 1 && (support[words.dropFirst(1)] ?? 0) >= 2 * (support[suffix] ?? 0)
    }

    /// The factor of an ending that stands by itself: it stands so many times more often than with a word before it.
    private static let fewOf = 4

    /// Returns the weight that an ending has for a unit's name.
    func weight(_ suffix: String) -> Double {
        support[suffix].map { log2(1 + Double($0)) } ?? 0
    }
}
