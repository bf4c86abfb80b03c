import Foundation

/// The endings of type names that recur after names which recur, too: what may be a role's name.
struct SuffixLexicon: Sendable {
    /// How many names an ending stands after.
    let support: [String: Int]
    /// First words that recur before whole names: `Default` in `DefaultAboutPresenter`.
    let prefixes: Set<String>

    /// An ending has this many words at most.
    static let longest = 5

    /// Counts the endings of names.
    ///
    /// - Parameter folders: The names of the types in each folder.
    init(_ folders: [[CamelWords]]) {
        let names = Array(Dictionary(folders.joined().map { ($0.name, $0) }) { first, _ in first }.values)
        var beginnings: [String: Int] = [:]
        var firstWords: [String: Int] = [:]
        for name in names {
            for length in 1..<max(name.count, 1) { beginnings[name.prefix(length), default: 0] += 1 }
            if name.count > 2 { firstWords[name.prefix(1), default: 0] += 1 }
        }
        prefixes = Self.prefixes(folders, firstWords: firstWords)

        var counts: [String: Int] = [:]
        var before: [String: [String: Int]] = [:]
        func count(_ name: CamelWords) {
            for length in 1...max(1, min(name.count - 1, Self.longest)) where length < name.count {
                let cut = name.count - length
                if Self.cutsInside(name, at: cut) { continue }
                guard beginnings[name.prefix(cut), default: 0] >= 2 else { continue }
                let suffix = name.dropFirst(cut)
                counts[suffix, default: 0] += 1
                if cut > 1 { before[suffix, default: [:]][name.word(cut - 1), default: 0] += 1 }
            }
        }
        for name in names {
            count(name)
            if name.count > 2, prefixes.contains(name.prefix(1)) { count(CamelWords(name.dropFirst(1))) }
        }
        let least = 3
        var support: [String: Int] = [:]
        for (suffix, count) in counts where count >= least {
            // `Controller` that mostly stands after `View` is only the end of `ViewController`.
            if let most = before[suffix]?.values.max(), most * 10 >= count * 6 { continue }
            support[suffix] = count
        }
        self.support = support
    }

    /// The words that stand before names which stand beside them without it: `DefaultAboutView` beside
    /// `AboutView`.
    private static func prefixes(_ folders: [[CamelWords]], firstWords: [String: Int]) -> Set<String> {
        var counts: [String: Int] = [:]
        for folder in folders {
            let whole = Set(folder.map(\.name))
            for name in folder where name.count > 2 && firstWords[name.prefix(1), default: 0] >= 3 {
                if whole.contains(name.dropFirst(1)) { counts[name.prefix(1), default: 0] += 1 }
            }
        }
        return Set(counts.filter { $0.value * 10 >= firstWords[$0.key, default: 0] * 6 }.keys)
    }

    /// Whether a cut would part what belongs together: what an underscore begins stays with what comes before it only
    /// where the cut is right there.
    static func cutsInside(_ name: CamelWords, at cut: Int) -> Bool {
        guard cut < name.count, !name.isUnderscored(cut) else { return false }
        return (0..<cut).contains { name.isUnderscored($0) }
    }

    /// What an ending says for a unit's name.
    func weight(_ suffix: String) -> Double {
        support[suffix].map { log2(1 + Double($0)) } ?? 0
    }
}
