/// Endings that say one thing, of which an app has several: some screens are called `…VC` and most `…ViewController`.
struct Spellings: Sendable {
    /// The endings that say one thing, the usual first.
    struct Family {
        let endings: [String]
        /// True if they say it of screens alone.
        let isOfScreens: Bool

        /// The endings, the longest first: `Controller` is the end of `ViewController`.
        var longestFirst: [String] { endings.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) } }
    }

    static let families = [
        Family(
            endings: ["ViewController", "VC", "Controller", "Viewcontroller", "ViewControler", "VController", "Vc"],
            isOfScreens: true),
        Family(endings: ["ViewModel", "VM", "Viewmodel", "Vm", "VModel"], isOfScreens: false),
        Family(endings: ["Reactor", "ViewReactor"], isOfScreens: false),
    ]

    /// The ending that most have, by each other one that says the same of screens, and of all else.
    private var (ofScreens, ofOthers): ([String: String], [String: String]) = ([:], [:])
    /// The number of names that have each ending of a family of which several are there.
    private(set) var support: [String: Int] = [:]

    /// No name is spelt otherwise.
    init() {}

    /// Finds them.
    ///
    /// - Parameters:
    ///   - names: The names of types.
    ///   - screens: The names of the screens among them.
    init(_ names: [CamelWords], screens: Set<String>) {
        for family in Self.families {
            var stems: [String: Set<Substring>] = [:]
            let endings = family.longestFirst
            // Asked of every name of an app.
            let letters = Set(endings.compactMap(\.utf8.last))
            for name in names {
                guard let last = name.name.utf8.last, letters.contains(last),
                    let ending = endings.first(where: name.name.hasSuffix), name.name != ending,
                    screens.contains(name.name) == family.isOfScreens
                else { continue }
                // The `VC` of `HomeTVC` is no word.
                if name.starts.contains(name.name.utf8.count - ending.utf8.count) {
                    stems[ending, default: []].insert(name.name.dropLast(ending.count))
                }
            }
            let most = family.endings.max { (stems[$0]?.count ?? 0) < (stems[$1]?.count ?? 0) } ?? ""
            guard let usual = stems[most], usual.count >= Self.several else { continue }
            for (ending, found) in stems where ending != most && found.count >= Self.several {
                // What scenes have beside it is another thing.
                guard found.intersection(usual).count * 10 <= found.count else { continue }
                if family.isOfScreens { ofScreens[ending] = most } else { ofOthers[ending] = most }
                support[ending] = found.count
                support[most] = usual.count
            }
        }
    }

    /// So many names are a habit.
    private static let several = 3

    /// The ending that most have for what one says.
    ///
    /// - Parameters:
    ///   - suffix: The ending.
    ///   - isScreen: True if it is a screen's.
    func spelt(_ suffix: String, isScreen: Bool) -> String {
        (isScreen ? ofScreens[suffix] : ofOthers[suffix]) ?? suffix
    }

    /// Returns true if a cut parts an ending that says as a whole what its end says alone, too: `View` from `Controller`.
    func isInside(_ name: CamelWords, at cut: Int) -> Bool {
        guard cut > 1, support[name.dropFirst(cut)] != nil else { return false }
        return support[name.dropFirst(cut - 1)] != nil
    }
}
