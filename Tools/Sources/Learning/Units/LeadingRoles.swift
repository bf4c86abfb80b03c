/// The roles that stand before their units' names in all: `ViewControllerUsers` beside `ViewModelUsers`.
struct LeadingRoles {
    private static let screens = ["ViewController", "VC"]
    private static let others = [
        "ViewModel", "VM", "Presenter", "Interactor", "Router", "Coordinator", "Reactor", "Store", "DataSource",
    ]
    /// So many pairs are a habit.
    private static let several = 3

    /// The words that stand so, the longest first.
    private let words: [String]
    /// The names of units behind them, of which a screen and another part are there.
    private let units: Set<Substring>

    /// Finds them.
    ///
    /// - Parameters:
    ///   - names: The names of types.
    ///   - screens: The names of those that are screens.
    init(_ names: [String], screens: Set<String>) {
        var stems: [String: Set<Substring>] = [:]
        for name in names {
            for word in screens.contains(name) ? Self.screens : Self.others {
                if let stem = Self.stem(of: name, behind: word) { stems[word, default: []].insert(stem) }
            }
        }
        var found: Set<String> = []
        var units: Set<Substring> = []
        for screen in Self.screens {
            for other in Self.others {
                let both = (stems[screen] ?? []).intersection(stems[other] ?? [])
                guard both.count >= Self.several else { continue }
                found.formUnion([screen, other])
                units.formUnion(both)
            }
        }
        self.units = units
        words = found.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    /// The one way to cut a name that begins with such a word; `nil` of all others.
    func split(of type: Int, _ name: String, isProtocol: Bool) -> [UnitFinder.Split]? {
        for word in words {
            guard let stem = Self.stem(of: name, behind: word), units.contains(stem) else { continue }
            return [
                .init(
                    type: type, stem: String(stem), role: RoleName(prefix: word, suffix: "", isProtocol: isProtocol))
            ]
        }
        return nil
    }

    private static func stem(of name: String, behind word: String) -> Substring? {
        guard name.utf8.starts(with: word.utf8) else { return nil }
        let stem = name.dropFirst(word.count)
        return stem.first?.isUppercase ?? false ? stem : nil
    }
}
