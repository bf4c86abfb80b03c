/// Finds the folders of units.
struct UnitHome {
    let app: SourceApp
    /// The folders that hold a part of many units.
    let shared: SharedFolders

    /// The folder of a unit: the innermost that holds nearly all of it, or one around it of the unit's own name that holds
    /// more of it.
    func folder(of unit: AppUnit) -> String {
        let folders = self.folders(of: unit)
        guard let first = folders.first else { return unit.folder }
        guard !folders.allSatisfy({ $0 == first }) else { return first }
        // A folder of the unit's name is its own, though parts of it lie in others.
        var direct: [String: Int] = [:]
        for folder in folders { direct[folder, default: 0] += 1 }
        let own = direct.max { ($0.value, $1.key) < ($1.value, $0.key) }
        if let own, own.value * 3 >= folders.count, own.key.hasSuffix("/" + unit.stem) { return own.key }
        let around = FoldersAround(direct)
        guard let home = around.innermost(with: (folders.count * 4 + 4) / 5) else { return unit.folder }
        let counts = around.counts
        var outer = home
        for _ in 0..<Self.farthestHome {
            guard let cut = outer.lastIndex(of: "/") else { break }
            let last = outer[outer.index(after: cut)...]
            let holdsMore = outer == home || (counts[outer] ?? 0) > (counts[home] ?? 0)
            if !last.isEmpty, holdsMore, unit.stem.hasSuffix(last) { return String(outer) }
            outer = outer[..<cut]
        }
        return String(home)
    }

    /// The folders of a unit's types, those left out that are far from its screen: what a module of the domain or of another app
    /// has of the unit's name moves no scene.
    private func folders(of unit: AppUnit) -> [String] {
        guard let screen = app.screen(of: unit) else { return unit.members.map { app.folder(of: $0.type) } }
        let all = unit.members.filter {
            $0.type == screen || shared.folder(of: $0.role, in: app.folder(of: $0.type)) == nil
        }
        .map { app.folder(of: $0.type) }
        var around = app.folder(of: screen)[...]
        for _ in 0..<Self.farthestPart {
            guard let cut = around.lastIndex(of: "/") else { break }
            around = around[..<cut]
        }
        return all.filter { $0 == around || $0.hasPrefix(around + "/") }
    }

    /// The number of folders around its screen that a part of a unit may be away.
    static let farthestPart = 3

    /// The number of folders around a unit's types that may be inside its own.
    private static let farthestHome = 4
}

/// The number of entries in or below each folder.
struct FoldersAround {
    /// The counts, by folder.
    private(set) var counts: [Substring: Int] = [:]

    /// Counts.
    ///
    /// - Parameter direct: The number of entries in each folder itself.
    init(_ direct: [String: Int]) {
        for (folder, count) in direct {
            var folder = folder[...]
            while !folder.isEmpty {
                counts[folder, default: 0] += count
                folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
            }
        }
    }

    /// The innermost folder with so many at least.
    func innermost(with least: Int) -> Substring? {
        counts.filter { $0.value >= least }.keys.max { ($0.utf8.count, $1) < ($1.utf8.count, $0) }
    }
}
