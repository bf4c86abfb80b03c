/// The files of units in which no type stands: a free reducer that its store is handed, or what a screen's own extension adds to it.
struct FunctionFiles {
    /// The numbers of each unit's files.
    private(set) var files: [[Int]]
    /// The number of units with a file of each form.
    private(set) var counts: [String: Int] = [:]
    private let count: Int

    /// Finds those that most units have.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - units: The units of a way.
    init(_ app: SourceApp, _ units: [AppUnit]) {
        count = units.count
        var byFolder: [String: [Int]] = [:]
        for index in app.files.indices where !app.files[index].isTest && app.declaresNone(index) {
            byFolder[app.files[index].folder, default: []].append(index)
        }
        let aliases = Set(app.aliasExtensions.map(\.file)).filter(app.declaresNone).sorted()
        var found: [[(file: Int, form: String)]] = []
        for unit in units {
            let folders = Set(unit.members.map { app.folder(of: $0.type) } + [unit.folder]).sorted()
            // What is added to an alias of the unit's may have a folder of its own.
            let inside = aliases.filter { app.files[$0].folder.hasPrefix(unit.folder + "/") }
            let own = Set(folders.flatMap { byFolder[$0] ?? [] } + inside).sorted().filter {
                Self.isNamed(app.files[$0].name, after: unit.stem) && app.extendsOnly(unit, in: $0)
            }
            found.append(own.map { ($0, PlacementLearning.form(app.files[$0], of: unit)) })
            for form in Set(found.last?.map(\.form) ?? []) { counts[form, default: 0] += 1 }
        }
        let usual = Set(counts.filter { $0.value * 2 > units.count }.keys)
        files = found.map { $0.filter { usual.contains($0.form) }.map(\.file) }
    }

    /// In how many of the units a file of this form stands.
    func evidence(_ form: String) -> Evidence { Evidence(counts[form] ?? 0, of: count) }

    private static func isNamed(_ name: String, after stem: String) -> Bool {
        name.hasPrefix(stem) && !(name.dropFirst(stem.count).first?.isLowercase ?? true)
    }
}
