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
        var seen: Set<Int> = []
        return roles(of: units).flatMap(found).filter { seen.insert($0.screen).inserted }
    }

    /// The screens that keep one kind of part.
    private func found(with roles: Roles) -> [Pair] {
        let screens = app.openScreens.filter { index in
            let type = app.types[index]
            return !known.contains(index) && app.isViewController(index) != roles.isSwiftUI
                && app.heirs[type.name] == nil && type.name != roles.screen.suffix && !isPiece(type.name, roles)
        }
        let owners = owners(of: roles)
        return screens.compactMap { screen in
            let parts = parts(of: screen, roles, isShared: false)
            guard Set(parts).count == 1, let part = parts.first, owners[part] == screen else {
                return roles.isSwiftUI ? copied(screen, roles) : shared(screen, roles)
            }
            let isPiece = roles.isSwiftUI && PieceFolders.contains(app.shown(app.folder(of: screen)))
            guard isCalledAsScreen(screen, with: part, roles), !isPiece || isNamedAfter(screen, part, roles) else {
                return nil
            }
            return Pair(screen: screen, part: part)
        }
    }

    /// Returns true if a screen is called as the others are. One that is called otherwise is a screen where its part bears its whole
    /// name; and a view controller where it is called as one, or its name begins with that of its part.
    private func isCalledAsScreen(_ screen: Int, with part: Int, _ roles: Roles) -> Bool {
        let (name, other) = (app.types[screen].name, app.types[part].name)
        if name.hasSuffix(roles.screen.suffix) || other == name + roles.part.suffix { return true }
        let stem = other.dropLast(roles.part.suffix.count)
        return !roles.isSwiftUI
            && (Self.controllers.contains(where: name.hasSuffix) || !stem.isEmpty && name.hasPrefix(stem))
    }

    private static let controllers = ["Controller", "VC"]

    /// Returns true if a part bears the name of its screen: `MealsViewModel` of `MealsView`, in a folder of pieces, too, where
    /// `MealCarouselView` with a `UIStateModel` is one of them.
    private func isNamedAfter(_ screen: Int, _ part: Int, _ roles: Roles) -> Bool {
        let (name, other) = (app.types[screen].name, app.types[part].name)
        let stem = name.hasSuffix(roles.screen.suffix) ? String(name.dropLast(roles.screen.suffix.count)) : name
        return other.hasPrefix(stem) || app.types[part].nesting.last == name
    }

    /// The classes called as a part is that a screen keeps, or that its base is made for: `BaseViewController<AboutViewModel>`.
    private func parts(of screen: Int, _ roles: Roles, isShared: Bool) -> [Int] {
        let type = app.types[screen]
        // What its base keeps every heir shares.
        let properties = isShared ? app.inheritedProperties(of: screen) : type.properties
        let kept = properties.filter { $0.isStored && !$0.isStatic && $0.hold == .strong }.map(\.types)
        return (kept + [type.baseArguments]).compactMap { part(of: screen, $0, roles, isShared: isShared) }
    }

    /// A view controller with the part that it keeps as others do, be that a scene's.
    private func shared(_ screen: Int, _ roles: Roles) -> Pair? {
        let parts = Set(parts(of: screen, roles, isShared: true))
        guard parts.count == 1, let part = parts.first, isCalledAsScreen(screen, with: part, roles),
            !PieceFolders.contains(app.shown(app.folder(of: screen)))
        else { return nil }
        return Pair(screen: screen, part: part, isShared: true)
    }

    /// A view of SwiftUI with the part that it makes itself as others do, though a scene has it, too: two screens that each make an
    /// `OrderViewModel`. A view that is given one is a piece of another's.
    private func copied(_ screen: Int, _ roles: Roles) -> Pair? {
        let type = app.types[screen]
        let made = Set(type.functions.flatMap(\.creates))
        let parts = Set(parts(of: screen, roles, isShared: true).filter { made.contains(app.types[$0].name) })
        guard parts.count == 1, let part = parts.first, known.contains(part), type.name.hasSuffix(roles.screen.suffix),
            !PieceFolders.contains(app.shown(app.folder(of: screen)))
        else { return nil }
        return Pair(screen: screen, part: part, isShared: true)
    }

    /// The screen that nearly all have, each time with a class beside it that it holds, what is most usual first; none where they have
    /// several screens.
    private func roles(of units: [AppUnit]) -> [Roles] {
        var types: [RoleName: [Int]] = [:]
        for unit in units {
            for member in unit.members where !member.role.isOpen { types[member.role, default: []].append(member.type) }
        }
        func nearlyAll(_ found: [Int], _ fits: (Int) -> Bool) -> Bool {
            found.count(where: fits) * 10 >= found.count * 9
        }
        let usual = types.filter { role, found in
            !role.isProtocol && !role.suffix.isEmpty && role.prefix.isEmpty && !role.isNested
                && found.count * 3 >= units.count * 2
        }
        let screens = usual.filter { nearlyAll($0.value, app.isScreen) && $0.value.count * 5 >= units.count * 4 }
        guard screens.count == 1, let screen = screens.first else { return [] }
        let isSwiftUI = screen.value.allSatisfy { !app.isViewController($0) }
        let parts = usual.filter { role, found in
            guard nearlyAll(found, { app.types[$0].kind == .class && !app.isShown($0) }) else { return false }
            let names = Set(found.flatMap { [app.types[$0].name] + contracts(of: $0) })
            let holding = screen.value.count { type in
                app.types[type].properties.contains { $0.hold == .strong && !names.isDisjoint(with: $0.types) }
                    || !names.isDisjoint(with: app.types[type].baseArguments)
            }
            return holding * 2 > screen.value.count
        }
        // What a screen shows is the last that tells of how it is made.
        let sorted = parts.sorted { left, right in
            let (first, second) = (left.key.suffix.hasSuffix("View"), right.key.suffix.hasSuffix("View"))
            return first == second
                ? (right.value.count, left.key) < (left.value.count, right.key) : second
        }
        return sorted.map { Roles(screen: screen.key.shaped(.any), part: $0.key.shaped(.any), isSwiftUI: isSwiftUI) }
    }

    /// The app's own protocols that a class alone fulfils.
    private func contracts(of type: Int) -> [String] {
        app.types[type].inherits.filter { name in
            app.heirs[name] == [type] && app.indices[name]?.allSatisfy { app.types[$0].kind == .protocol } ?? false
        }
    }

    private func isPiece(_ name: String, _ roles: Roles) -> Bool {
        let stem = name.hasSuffix(roles.screen.suffix) ? String(name.dropLast(roles.screen.suffix.count)) : name
        return roles.isSwiftUI && PairedNames.isPiece(CamelWords(stem))
    }

    /// The class that a screen names, by itself or by a protocol of its own, where it is called as a part is and belongs to no scene, or
    /// may.
    private func part(of screen: Int, _ names: [String], _ roles: Roles, isShared: Bool = false) -> Int? {
        for name in names {
            let inside = app.indices[name]?.first { app.types[$0].nesting == [app.types[screen].name] }
            guard var found = inside ?? app.index(of: name, near: app.types[screen].file) else { continue }
            if app.types[found].kind == .protocol {
                guard let heirs = app.heirs[name], heirs.count == 1 else { continue }
                found = heirs[0]
            }
            let type = app.types[found]
            guard type.name.hasSuffix(roles.part.suffix), type.kind == .class, !app.isShown(found),
                isShared || !known.contains(found), app.heirs[type.name] == nil || isShared && known.contains(found),
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
