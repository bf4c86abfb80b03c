/// The types that bear their scene's name alone: a reducer `Today` beside `TodayViewController`, a view `RecipientList` beside
/// `RecipientListViewModel`.
struct BareNames {
    /// The scene's name of each such type, and of the one beside it.
    private(set) var names: [Int: String] = [:]
    private var bare: Set<Int> = []

    /// The endings of who stands beside a reducer, and of who stands beside a view.
    private static let (screens, models) = (["View", "ViewController", "Screen"], ["ViewModel", "Presenter", "Store"])

    private static let reducers = ["Feature", "Reducer", "Core", "Store"]

    /// So many of a kind are a habit.
    private static let several = 4

    /// Finds them.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - types: The types that may be some.
    init(_ app: SourceApp, _ types: [Int]) {
        let known = Dictionary(grouping: types) { app.types[$0].name }
        take(types.filter { app.types[$0].isReducer }, Self.screens, known, app) { app.isScreen($0) }
        take(
            types.filter { app.types[$0].kind == .struct && app.types[$0].inherits.contains("View") }, Self.models,
            known, app
        ) {
            app.types[$0].kind == .class && !app.isShown($0)
        }
    }

    /// Returns true if a type bears its scene's name alone.
    func isBare(_ type: Int) -> Bool { bare.contains(type) }

    /// The names of these types.
    func wholeNames(_ app: SourceApp) -> Set<String> { Set(bare.map { app.types[$0].name }) }

    /// Takes the types of a kind beside which somebody stands under their own name, where several have that.
    private mutating func take(
        _ types: [Int], _ endings: [String], _ known: [String: [Int]], _ app: SourceApp, _ fits: (Int) -> Bool
    ) {
        var found: [(type: Int, beside: Int)] = []
        // Where it is a habit, `LoginView` beside `LoginViewStore` is bare, too.
        var called: [(type: Int, beside: Int)] = []
        var others = 0
        func beside(_ type: Int) -> Int? {
            endings.lazy.flatMap { known[app.types[type].name + $0] ?? [] }.first { other in
                fits(other) && app.folder(of: other).countOfBytes(sharedWith: app.folder(of: type)) > 0
            }
        }
        for type in types {
            let name = app.types[type].name
            // One that ends as its kind does is called by that.
            if let ending = (endings + Self.screens + Self.reducers).first(where: name.hasSuffix) {
                let stem = name.dropLast(ending.count)
                if endings.contains(where: { known[stem + $0] != nil }) {
                    others += 1
                } else if !PairedNames.isPiece(CamelWords(String(stem))),
                    !PieceFolders.contains(app.shown(app.folder(of: type))),
                    let other = beside(type)
                {
                    called.append((type, other))
                }
                continue
            }
            if let other = beside(type) { found.append((type, other)) }
        }
        // Where more are called otherwise, `PaymentsNavigation` is the navigation of `Payments`. A view that a `…Screen` is the shell of
        // is the scene's all the same.
        let inShells =
            endings != Self.models
            ? []
            : found.filter { pair in
                Self.screens.contains { known[app.types[pair.type].name + $0]?.contains(where: app.isScreen) ?? false }
            }
        let isHabit = found.count >= Self.several && found.count > others
        guard isHabit || inShells.count >= Self.several else { return }
        for (type, beside) in isHabit ? found + called : inShells {
            bare.insert(type)
            names[type] = app.types[type].name
            names[beside] = app.types[type].name
        }
    }
}

extension SourceType {
    /// True if it is a reducer of the Composable Architecture.
    var isReducer: Bool { inherits.contains { $0 == "Reducer" || $0 == "ReducerProtocol" } }
}
