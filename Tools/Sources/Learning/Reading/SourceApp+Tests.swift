extension SourceApp {
    /// The outermost folders whose names end as those of test targets do: those first that stand beside most units' folders
    /// and not in another package, and that test a module and no finished app, of these the one with most files; and the module that most files of the first test.
    func tests(of units: [AppUnit]) -> (folders: [String], tested: String?) {
        var counts: [String: Int] = [:]
        var tested: [String: [String: Int]] = [:]
        for (number, file) in files.enumerated() where file.isTest {
            let parts = file.folder.dropFirst(commonFolder).split(separator: "/", omittingEmptySubsequences: false)
            let home = parts.firstIndex { $0.hasSuffix("Tests") && $0 != "Tests" }.map {
                String(file.folder.prefix(commonFolder)) + parts[...$0].joined(separator: "/")
            }
            if let home { counts[home, default: 0] += 1 }
            for module in testing[number] ?? [] { tested[home ?? "", default: [:]][module, default: 0] += 1 }
        }
        func beside(_ folder: String) -> Int {
            var around = String(TestFolders.folder(of: folder))
            if around.hasSuffix("/Tests") { around = String(TestFolders.folder(of: around)) }
            let inside = units.count { $0.folder.hasPrefix(around + "/") }
            return inside * 2 > units.count ? 1 : 0
        }
        counts = counts.filter { !TestFolders.drivesApp($0.key, testing: tested[$0.key].map { Array($0.keys) } ?? []) }
        let around = units.map { Set($0.folder.split(separator: "/")) }
        /// Returns the number of units in a folder that has a module's name.
        func inside(_ module: String) -> Int { around.count { $0.contains(module[...]) } }
        /// Returns how sure it is that a folder's tests are the units': 2 where the module that they test is the folder of most.
        func sureness(_ folder: String) -> Int {
            guard let modules = tested[folder] else { return 0 }
            return modules.keys.contains { inside($0) * 2 > units.count } ? 2 : 1
        }
        let ranked = counts.map { (folder: $0.key, rank: beside($0.key) + sureness($0.key), count: $0.value) }
        let folders = ranked.sorted { ($1.rank, $1.count, $0.folder) < ($0.rank, $0.count, $1.folder) }.map(\.folder)
        let modules = folders.first.flatMap { tested[$0] } ?? tested[""] ?? [:]
        let sorted = modules.map { (name: $0.key, inside: inside($0.key), count: $0.value) }
        return (folders, sorted.max { ($0.inside, $0.count, $1.name) < ($1.inside, $1.count, $0.name) }?.name)
    }
}
