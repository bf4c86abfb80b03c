/// The names that are a scene's, since its screen and somebody who acts for it bear them with the endings that most scenes have:
/// `NoticeDetail` of `NoticeDetailView` and `NoticeDetailViewModel`, whatever else begins with `Notice`.
struct PairedNames {
    /// The name of each type that is one of such a pair.
    private(set) var names: [Int: String] = [:]

    /// A way to cut a type's name.
    struct Cut {
        /// The type.
        var type: Int
        /// The name before the role's.
        var stem: String
        /// The role's ending.
        var suffix: String
    }

    /// The endings of a screen and of who acts for it.
    private struct Endings: Hashable {
        var screen: String
        var other: String
    }

    /// Pairs of endings are a habit from so many names on.
    private static let several = 4

    /// A pair has to stand after so many times more names than one with a word more.
    private static let fewOf = 4

    /// Last words of names that views bear which are pieces of others', with a model of their own or not.
    private static let pieces: Set = [
        "Badge", "Banner", "Bar", "Bubble", "Button", "Card", "Cell", "Chip", "Content", "Footer", "Header", "Icon",
        "Input", "Item",
        "Label", "Row", "Section", "Tab", "Thumbnail", "Toolbar",
    ]

    /// Finds them.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - cuts: The ways to cut the names of its screens, and of the classes that show nothing.
    init(_ app: SourceApp, screens: [Cut], others: [Cut]) {
        let acting = Dictionary(grouping: others, by: \.stem)
        var pairs: [(endings: Endings, screen: Cut, other: Cut)] = []
        var counts: [Endings: Int] = [:]
        for screen in screens {
            for other in acting[screen.stem] ?? [] where Self.isNear(screen.type, other.type, app) {
                let endings = Endings(screen: screen.suffix, other: other.suffix)
                pairs.append((endings, screen, other))
                counts[endings, default: 0] += 1
            }
        }
        /// The count of the pair that is usual for these, of which others have a word more.
        var usual: [Int: (count: Int, stem: String, other: Int)] = [:]
        for (endings, screen, other) in pairs {
            let count = counts[endings] ?? 0
            guard count >= Self.several else { continue }
            if let known = usual[screen.type], (known.count, known.stem.utf8.count) >= (count, screen.stem.utf8.count) {
                continue
            }
            usual[screen.type] = (count, screen.stem, other.type)
        }
        // An entity has several: `EventDetail` and `EventForm` of an event.
        var longer: [String: Set<String>] = [:]
        for stem in Set(usual.values.map(\.stem)) {
            let words = CamelWords(stem)
            for count in 1..<max(words.count, 1) { longer[words.prefix(count), default: []].insert(stem) }
        }
        for (endings, screen, _) in pairs {
            guard let most = usual[screen.type], screen.stem.utf8.count < most.stem.utf8.count,
                longer[screen.stem].map({ $0.count < 2 }) ?? true
            else { continue }
            // Where many say it with a word more, that may be what it is called.
            if (counts[endings] ?? 0) * Self.fewOf > most.count { usual[screen.type] = nil }
        }
        // A part that stands beside two screens has the name of the more usual pair, and of equals of the first.
        for (screen, pair) in usual.sorted(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }) {
            guard app.types[screen].kind != .struct || !Self.isPiece(CamelWords(pair.stem)) else { continue }
            names[screen] = pair.stem
            names[pair.other] = pair.stem
        }
    }

    /// Returns true if a view's name says before its ending that it is a piece of another.
    static func isPiece(_ stem: CamelWords) -> Bool { pieces.contains(stem.word(stem.count - 1)) }

    /// Returns true if two types are of one module, as far as folders tell, and no others have their names.
    private static func isNear(_ one: Int, _ other: Int, _ app: SourceApp) -> Bool {
        // What is nested in another type, as a screen's constants are, is called after that.
        func isAlone(_ type: Int) -> Bool {
            app.indices[app.types[type].name]?.count { app.types[$0].nesting.isEmpty } == 1
        }
        guard isAlone(one), isAlone(other) else { return false }
        var around = app.folder(of: one)[...]
        for _ in 0..<UnitHome.farthestPart { around = around[..<(around.lastIndex(of: "/") ?? around.startIndex)] }
        return !around.isEmpty && app.folder(of: other).hasPrefix(around + "/")
    }
}
