/// The apps of a repository that collects many small ones, as of a course: a way of making scenes that is spread over them is nobody's.
struct CollectedApps {
    /// So many apps are a collection, and no app with its targets.
    private static let many = 6

    /// The folders of the apps.
    private let homes: [String]

    /// Finds them.
    ///
    /// - Parameter app: The sources.
    init(_ app: SourceApp) {
        let begins = app.types.indices.filter { app.types[$0].beginsApp && !app.files[app.types[$0].file].isTest }
        homes = Self.apart(Set(begins.map { Self.home(of: app.folder(of: $0)) }), in: app)
    }

    /// The folders without those of modules that others import: an app in one of these only shows what the module has.
    private static func apart(_ homes: Set<String>, in app: SourceApp) -> [String] {
        guard homes.count >= many else { return homes.sorted() }
        let modules = Dictionary(grouping: homes) { String($0.split(separator: "/").last ?? "") }
        var shown: Set<String> = []
        for file in app.files where !file.isTest {
            for home in file.imports.lazy.compactMap({ modules[$0] }).joined()
            where file.folder != home && !file.folder.hasPrefix(home + "/") {
                shown.insert(home)
            }
        }
        return homes.subtracting(shown).sorted()
    }

    /// The number of the apps, where they are a collection; 0 where not.
    var count: Int { homes.count >= Self.many ? homes.count : 0 }

    /// Returns true if most of some units lie in the folders of these apps, in none of them most.
    ///
    /// - Parameter folders: The units' folders.
    func hold(_ folders: [String]) -> Bool {
        guard count > 0 else { return false }
        var counts: [String: Int] = [:]
        for folder in folders {
            let around = homes.filter { folder == $0 || folder.hasPrefix($0 + "/") }
            if let home = around.max(by: { $0.utf8.count < $1.utf8.count }) { counts[home, default: 0] += 1 }
        }
        return counts.values.reduce(0, +) * 2 > folders.count && (counts.values.max() ?? 0) * 2 <= folders.count
    }

    /// The folder of an app whose first type lies in a folder: what is called after such types is a part of it.
    private static func home(of folder: String) -> String {
        var parts = folder.split(separator: "/")
        while let last = parts.last, inner.contains(last.lowercased()) { parts.removeLast() }
        return "/" + parts.joined(separator: "/")
    }

    private static let inner: Set = [
        "app", "application", "sources", "source", "main", "delegate", "delegates", "appdelegate", "appdelegates",
        "supporting files", "resources",
    ]
}
