import SourceModel

/// The parts of units that others make and keep.
struct HeldParts {
    /// Those that are made by another type.
    var made: Set<Int> = []
    /// Those that anybody keeps who does not observe them: a screen before, a flow, the one object of all, be it by a protocol that
    /// they fulfil.
    var kept: Set<Int> = []
    /// Those that a type keeps for all, and those that somebody makes whenever one is asked for.
    private var keptForAll: Set<Int> = []
    private var madeAnew: Set<Int> = []
    /// The units in which a class keeps each part of another unit, and those in which a type makes each screen of another.
    private var keepers: [Int: Set<Int>] = [:]
    private var showing: [Int: Set<Int>] = [:]
    /// The views that own each part as their state, and the types that make each part or screen.
    private var stateOwners: [Int: Set<Int>] = [:]
    private var makers: [Int: Set<Int>] = [:]
    /// The screens that each part makes with itself.
    private var givingThemselves: [Int: Set<Int>] = [:]

    /// Looks at all types of an app, those of previews and tests left out.
    ///
    /// - Parameter sheet: The units.
    init(_ sheet: RoleSheet) {
        let app = sheet.app
        let fulfilled = sheet.places.keys.reduce(into: sheet.typeNames) { $0.formUnion(app.types[$1].inherits) }
        for (index, type) in app.types.enumerated() where !app.files[type.file].isTest && !app.isForPreviews(type) {
            for property in type.properties
            where property.isStored && property.hold == .strong && !property.isObserved
                && property.types.contains(where: fulfilled.contains)
            {
                let parts = property.types.filter(fulfilled.contains).compactMap { app.index(of: $0, near: type.file) }
                kept.formUnion(parts.flatMap { Self.meant(by: $0, app) })
                if property.isStatic, !Self.isForTrying(property.name) { keptForAll.formUnion(parts) }
                if type.kind == .class, !property.isStatic { note(parts, keptBy: index, sheet) }
                if property.isOwned { for part in parts { stateOwners[part, default: []].insert(index) } }
            }
            for function in type.functions {
                if sheet.places[index] != nil, !function.handsItself.isEmpty {
                    let given = function.handsItself.compactMap { app.index(of: $0, near: type.file) }
                    givingThemselves[index, default: []].formUnion(given)
                }
                for name in function.creates where sheet.typeNames.contains(name) {
                    guard let made = app.index(of: name, near: type.file), let place = sheet.places[made] else {
                        continue
                    }
                    if made != index { self.made.insert(made) }
                    makers[made, default: []].insert(index)
                    if !function.isFirstOfAll { madeAnew.insert(made) }
                    if let own = sheet.places[index]?.unit, own != place.unit {
                        showing[made, default: []].insert(own)
                    }
                }
            }
        }
        for (_, part) in app.makersBeside where !app.files[part.file].isTest { takeMade(by: part, sheet) }
        for part in app.outsideExtensions where !app.files[part.file].isTest { takeMade(by: part, sheet) }
    }

    /// Takes what those make who show nothing themselves: a container's registrations.
    private mutating func takeMade(by part: SourceType, _ sheet: RoleSheet) {
        for name in part.functions.lazy.flatMap(\.creates) where sheet.typeNames.contains(name) {
            guard let made = sheet.app.index(of: name, near: part.file), sheet.places[made] != nil else { continue }
            self.made.insert(made)
            madeAnew.insert(made)
        }
    }

    /// Returns true if there is one of a part, which its type keeps.
    func isOfAll(_ part: Int) -> Bool { keptForAll.contains(part) && !madeAnew.contains(part) }

    /// Returns true if a part makes the view that it is given to, `CartView(model: self)`, or if a class of another unit, whose view makes
    /// the view, keeps it: `CartView(model: model.cart)` in `HomeView`.
    func isHanded(_ part: Int, to view: Int) -> Bool {
        if givingThemselves[part]?.contains(view) ?? false { return true }
        guard let keeping = keepers[part], let shown = showing[view] else { return false }
        return !keeping.isDisjoint(with: shown)
    }

    /// Returns true if another view makes a part, owns it as its state and hands it to the view that it shows.
    func isState(_ part: Int, ofWhoShows view: Int) -> Bool {
        guard let owners = stateOwners[part], let making = makers[part], let showing = makers[view] else {
            return false
        }
        return owners.contains { $0 != view && making.contains($0) && showing.contains($0) }
    }

    private mutating func note(_ parts: [Int], keptBy keeper: Int, _ sheet: RoleSheet) {
        guard let own = sheet.places[keeper]?.unit else { return }
        for part in parts where sheet.app.types[part].kind == .class && !sheet.app.isShown(part) {
            if let unit = sheet.places[part]?.unit, unit != own { keepers[part, default: []].insert(own) }
        }
    }

    /// The types that a property's type stands for: of a protocol of the app's own those that fulfil it. What listens keeps itself.
    private static func meant(by type: Int, _ app: SourceApp) -> [Int] {
        guard app.types[type].kind == .protocol, !ListenerName.fits(app.types[type].name) else { return [type] }
        return (app.heirs[app.types[type].name] ?? []) + [type]
    }

    /// Returns true if a property is there for previews and tests by its name: `static let preview`.
    private static func isForTrying(_ property: String) -> Bool {
        let name = property.lowercased()
        return ["preview", "mock", "sample", "example", "stub", "test", "fake", "dummy"].contains(where: name.contains)
    }
}

extension SourceType.Function {
    /// True if it stands for what a static property is at first, which its type keeps.
    var isFirstOfAll: Bool { isStatic && name.isEmpty && accessed.isEmpty }
}
