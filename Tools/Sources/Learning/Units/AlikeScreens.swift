/// Screens that are made as the scenes of a way are, with a part that bears another name: `RoomsView` that keeps a `ChatRoomsViewModel`,
/// or a `ViewModel` of its own in it.
struct AlikeScreens {
    private let app: SourceApp
    /// The types that belong to scenes.
    private let known: Set<Int>

    /// A screen with its part.
    struct Pair: Hashable {
        /// The screen's type.
        var screen: Int
        /// The part's.
        var part: Int
        /// True if other screens keep the same part, too.
        var isShared = false

        /// The types of it that are no other's.
        var own: [Int] { isShared ? [screen] : [screen, part] }
    }

    /// The roles of a way's screen and of who acts for it.
    private struct Roles {
        var screen: RoleName
        var part: RoleName
        var isSwiftUI: Bool
    }

    /// Takes an app whose screens' members were read.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - known: The types that belong to scenes.
    init(_ app: SourceApp, besides known: Set<Int>) {
        self.app = app
        self.known = known
    }

    /// The screens like a way's.
    func found(like units: [AppUnit]) -> [Pair] {
        guard let roles = roles(of: units) else { return [] }
        let screens = app.openScreens.filter { index in
            let type = app.types[index]
            return !known.contains(index) && app.isViewController(index) != roles.isSwiftUI
                && app.heirs[type.name] == nil && type.name != roles.screen.suffix && !isPiece(type.name, roles)
        }
        let owners = owners(of: roles)
        return screens.compactMap { screen in
            let parts = parts(of: screen, roles, isShared: false)
            guard Set(parts).count == 1, let part = parts.first, owners[part] == screen else {
                return roles.isSwiftUI ? nil : shared(screen, roles)
            }
            // One that is called otherwise is a screen where its part bears its whole name.
            let name = app.types[screen].name
            guard name.hasSuffix(roles.screen.suffix) || app.types[part].name == name + roles.part.suffix else {
                return nil
            }
            return Pair(screen: screen, part: part)
        }
    }

    /// The classes called as a part is that a screen keeps, or that its base is made for: `BaseViewController<AboutViewModel>`.
    private func parts(of screen: Int, _ roles: Roles, isShared: Bool) -> [Int] {
        let type = app.types[screen]
        let kept = type.properties.filter { $0.isStored && !$0.isStatic && $0.hold == .strong }.map(\.types)
        return (kept + [type.baseArguments]).compactMap { part(of: screen, $0, roles, isShared: isShared) }
    }

    /// A view controller with the part that it keeps as others do, be that a scene's.
    private func shared(_ screen: Int, _ roles: Roles) -> Pair? {
        let parts = Set(parts(of: screen, roles, isShared: true))
        guard parts.count == 1, let part = parts.first, app.types[screen].name.hasSuffix(roles.screen.suffix),
            !PieceFolders.contains(app.shown(app.folder(of: screen)))
        else { return nil }
        return Pair(screen: screen, part: part, isShared: true)
    }

    /// The screen and the class beside it that nearly all have, where the one holds the other; `nil` where there are more than these.
    private func roles(of units: [AppUnit]) -> Roles? {
        var types: [RoleName: [Int]] = [:]
        for unit in units {
            for member in unit.members where !member.role.isOpen { types[member.role, default: []].append(member.type) }
        }
        let usual = types.filter { role, found in
            !role.isProtocol && !role.suffix.isEmpty && role.prefix.isEmpty && !role.isNested
                && found.count * 5 >= units.count * 4 && found.allSatisfy { app.types[$0].kind != .enum }
        }
        let screens = usual.filter { $0.value.allSatisfy(app.isScreen) }
        let parts = usual.filter { $0.value.allSatisfy { app.types[$0].kind == .class && !app.isShown($0) } }
        guard screens.count == 1, parts.count == 1, let screen = screens.first, let part = parts.first else {
            return nil
        }
        let isSwiftUI = screen.value.allSatisfy { !app.isViewController($0) }
        let names = Set(part.value.map { app.types[$0].name })
        let holding = screen.value.count { type in
            app.types[type].properties.contains { !names.isDisjoint(with: $0.types) }
                || !names.isDisjoint(with: app.types[type].baseArguments)
        }
        guard holding * 2 > screen.value.count else { return nil }
        return Roles(screen: screen.key.shaped(.any), part: part.key.shaped(.any), isSwiftUI: isSwiftUI)
    }

    private func isPiece(_ name: String, _ roles: Roles) -> Bool {
        let stem = name.hasSuffix(roles.screen.suffix) ? String(name.dropLast(roles.screen.suffix.count)) : name
        return roles.isSwiftUI && PairedNames.isPiece(CamelWords(stem))
    }

    /// The class that a screen names, where it is called as a part is and belongs to no scene, or may.
    private func part(of screen: Int, _ names: [String], _ roles: Roles, isShared: Bool = false) -> Int? {
        for name in names where name.hasSuffix(roles.part.suffix) {
            let inside = app.indices[name]?.first { app.types[$0].nesting == [app.types[screen].name] }
            guard let found = inside ?? app.index(of: name, near: app.types[screen].file) else { continue }
            let type = app.types[found]
            guard type.kind == .class, !app.isShown(found), isShared || !known.contains(found),
                app.heirs[type.name] == nil,
                inside != nil || type.nesting.isEmpty && type.name != roles.part.suffix
            else { continue }
            return found
        }
        return nil
    }

    /// The one screen that keeps each part: of several, the one that is not given it to observe.
    private func owners(of roles: Roles) -> [Int: Int] {
        var holders: [Int: [(screen: Int, isObserved: Bool)]] = [:]
        for index in app.openScreens {
            for property in app.types[index].properties where property.isStored && !property.isStatic {
                guard let part = part(of: index, property.types, roles) else { continue }
                holders[part, default: []].append((index, property.isObserved))
            }
            if let part = part(of: index, app.types[index].baseArguments, roles) {
                holders[part, default: []].append((index, false))
            }
        }
        return holders.compactMapValues { found in
            let own = found.filter { !$0.isObserved }
            return found.count == 1 ? found[0].screen : own.count == 1 ? own[0].screen : nil
        }
    }
}
