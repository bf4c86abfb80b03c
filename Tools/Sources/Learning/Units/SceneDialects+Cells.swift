/// Lists' elements and bases among the parts of scenes.
extension SceneDialects {
    /// Returns true if most units have a list's element, and many no screen that others have, too: these are lists and their rows, whose
    /// screens are called otherwise.
    func isOfCells(_ dialect: Dialect) -> Bool {
        var (cells, screens) = (0, 0)
        // Rarer roles decide nothing.
        for (role, count) in dialect.roles where !role.isProtocol && count * 2 > dialect.units.count {
            let types = dialect.units.flatMap { units[$0].members }.filter { $0.role == role }.map(\.type)
            if types.count(where: isCell) * 2 > types.count { cells = max(cells, count) }
            if types.count(where: app.isScreen) * 2 > types.count { screens = max(screens, count) }
        }
        return cells * 2 > dialect.units.count && screens * 4 < dialect.units.count * 3
    }

    /// Returns true if half of a way's views of SwiftUI, and few of all screens, are kinds of one thing that the app has a protocol for:
    /// `DieKeypad: View, Keypad`.
    func isOfKinds(_ dialect: Dialect) -> Bool {
        let shown = dialect.units.compactMap { app.screen(of: units[$0]) }
        guard dialect.units.count * Self.fewOf < screens, !shown.contains(where: app.isViewController) else {
            return false
        }
        return shown.count(where: isOfKind) * 2 >= shown.count
    }

    /// Returns true if a view's name ends in that of a protocol of the app's which it fulfils, and not as screens are called.
    private func isOfKind(_ view: Int) -> Bool {
        let type = app.types[view]
        return type.inherits.contains { name in
            type.name.hasSuffix(name) && !Self.screenWords.contains(name)
                && app.indices[name]?.contains { app.types[$0].kind == .protocol } ?? false
        }
    }

    private static let screenWords: Set = ["View", "Screen", "Page", "Scene"]

    /// Returns true if a type is a list's element, whatever it is called.
    func isCell(_ type: Int) -> Bool {
        app.types[type].kind == .class && !app.isViewController(type)
            && app.ancestors(of: type).contains { $0.hasPrefix("UI") && $0.hasSuffix("Cell") }
    }

    /// Returns true if a structure says how views of SwiftUI look, as a button's style does.
    func isLook(_ type: Int) -> Bool {
        app.types[type].kind == .struct && app.types[type].inherits.contains(where: Self.looks.contains)
    }

    private static let looks: Set = [
        "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "TextFieldStyle", "LabelStyle", "ProgressViewStyle",
        "GroupBoxStyle", "MenuStyle", "PickerStyle", "ListStyle", "GaugeStyle", "DatePickerStyle",
        "DisclosureGroupStyle", "LabeledContentStyle", "ViewModifier", "Shape", "InsettableShape", "ShapeStyle",
    ]

    /// Returns true if a unit's parts are all made for types that others give, a view controller and its cell: `BasicController<Cell, Model>`
    /// is what screens show, or stand on, and no scene.
    func isOfParameters(_ unit: Int) -> Bool {
        let parts = units[unit].members.map(\.type).filter { app.types[$0].kind == .class }
        return parts.count > 1 && parts.allSatisfy { app.types[$0].isGeneric }
            && parts.contains(where: app.isViewController)
    }

    /// Returns true if a unit is called as base classes are.
    func isNamedBase(_ unit: Int) -> Bool {
        let words = CamelWords(units[unit].stem)
        // The app's own letters may stand before it: `XYBase`.
        let isMarked = words.count > 1 && words.word(0).utf8.count < 4 && words.word(0).allSatisfy(\.isUppercase)
        return ["Base", "Abstract"].contains(words.word(isMarked ? 1 : 0))
    }

    /// Returns true if all classes of a unit are bases of others, and its screen one of several: a `PlainViewController` with its
    /// `PlainView`.
    func isOfBases(_ unit: Int) -> Bool {
        let classes = units[unit].members.map(\.type).filter { app.types[$0].kind == .class }
        return classes.count > 1 && classes.allSatisfy(bases.contains)
            && classes.contains {
                app.isScreen($0) && (app.heirs[app.types[$0].name]?.count ?? 0) >= UnitFinder.several
            }
    }
}
