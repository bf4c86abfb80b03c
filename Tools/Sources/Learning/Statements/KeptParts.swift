/// Tells of a screen in no way which part it keeps as scenes do, or that it keeps none.
struct KeptParts {
    private let app: SourceApp
    /// The endings of the parts that the screens of most scenes of a way hold, the most usual first.
    private let endings: [String]
    /// The scene that each part belongs to.
    private let owners: [Int: String]
    /// The views that a view of their own file makes.
    private let pieces: Set<Int>

    /// The controllers of UIKit's that hold others.
    private static let containers: Set = [
        "UITabBarController", "UINavigationController", "UIPageViewController", "UISplitViewController",
    ]

    /// Takes an app whose screens' members were read.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - ways: The scenes of each way.
    init(_ app: SourceApp, _ ways: [[AppUnit]]) {
        self.app = app
        var (endings, owners): ([String], [Int: String]) = ([], [:])
        for units in ways {
            var types: [RoleName: [Int]] = [:]
            for unit in units {
                for member in unit.members {
                    types[member.role, default: []].append(member.type)
                    if owners[member.type] == nil { owners[member.type] = unit.stem }
                }
            }
            let acting = types.filter { role, found in
                !role.isProtocol && !role.isOpen && !role.isNested && !role.suffix.isEmpty
                    && !role.suffix.hasSuffix("View")
                    && found.count * 2 >= units.count
                    && found.count { app.types[$0].kind == .class && !app.isShown($0) } * 2 > found.count
                    && Self.isHeld(found, by: units, app)
            }
            let sorted = acting.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
            endings += sorted.map(\.key.suffix).filter { !endings.contains($0) }
        }
        (self.endings, self.owners) = (endings, owners)
        var pieces: Set<Int> = []
        for (index, type) in app.types.enumerated() where type.kind == .struct && app.isScreen(index) {
            for name in type.functions.flatMap(\.creates) {
                guard let made = app.index(of: name, near: type.file), made != index else { continue }
                if app.types[made].file == type.file { pieces.insert(made) }
            }
        }
        self.pieces = pieces
    }

    /// Returns true if most screens hold one of some types, by itself or by a protocol that it fulfils.
    private static func isHeld(_ types: [Int], by units: [AppUnit], _ app: SourceApp) -> Bool {
        let names = Set(types.flatMap { [app.types[$0].name] + app.types[$0].inherits })
        let screens = units.compactMap(app.screen)
        let holding = screens.count { screen in
            let type = app.types[screen]
            return type.properties.contains { $0.isStored && !names.isDisjoint(with: $0.types) }
                || !names.isDisjoint(with: type.baseArguments)
        }
        return holding * 2 > screens.count
    }

    /// Returns true if a view of the same file makes a view.
    func isPiece(_ view: Int) -> Bool { pieces.contains(view) }

    /// The base of a view controller that holds others, in words; `nil` of all others.
    func container(_ screen: Int) -> String? {
        app.ancestors(of: screen).first(where: Self.containers.contains).map { "holds other screens: a \($0)" }
    }

    /// The part of a screen that is called as those of scenes are, in words; `nil` where it keeps none.
    func kept(_ screen: Int) -> String? {
        let type = app.types[screen]
        let properties = app.inheritedProperties(of: screen).filter { $0.isStored && !$0.isStatic }
        for names in properties.map(\.types) + [type.baseArguments] {
            for name in names where endings.contains(where: name.hasSuffix) {
                guard let part = app.index(of: name, near: type.file) else { continue }
                if let owner = owners[part] { return "keeps \(name), which belongs to \(owner)" }
                return "keeps \(name), which bears another name"
            }
        }
        return nil
    }

    /// A sentence about a screen that keeps no such part; `nil` where no way has one.
    var keepsNone: String? {
        endings.isEmpty ? nil : "keeps no \(endings.prefix(3).joined(separator: ", ")) as scenes do"
    }
}
