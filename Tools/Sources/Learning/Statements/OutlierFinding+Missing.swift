import Architecture

/// Parts that nearly all units have, and some lack.
extension OutlierFinding {
    /// The roles, contracts and data that nearly all units have.
    private var needed: [LearnedRole] {
        (learned.roles + learned.contracts + learned.data).filter { $0.presence.isAlwaysBut && !$0.name.isOpen }
    }

    /// Returns what a unit lacks that nearly all others have.
    func missing(_ number: Int) -> [Outlier.Deviation] {
        // A base of others leaves to them what it lacks.
        if isBase(number) { return [] }
        let needed = needed
        let absent = absent(from: number, of: needed)
        let unit = sheet.units[number]
        let isNearlyWhole = absent.count == 1 && needed.count >= Self.many
        guard
            absent.isEmpty
                || isScene(number, lacking: absent, of: needed)
                    && opened.isScene(number, isNearlyWhole: isNearlyWhole)
        else {
            // A slip in a name is one all the same.
            return absent.filter { $0.kind == .role && misspelt($0, number) != nil }.map { told(of: $0, number) }
        }
        if absent.count > 1, let known = unit.members.first.map({ sheet.app.types[$0.type] }),
            absent.allSatisfy({ !isElsewhere($0, number) })
        {
            let forms = absent.map(\.form).joined(separator: ", ")
            let names = absent.map { $0.form.replacingFirst("{Unit}", with: unit.stem) }.joined(separator: ", ")
            return [
                .init(
                    text: "has no \(names)", file: sheet.app.files[known.file].path, line: known.line,
                    others: "nearly all have \(forms)", meant: absent.map(meant).joined(separator: "; "))
            ]
        }
        return absent.map { told(of: $0, number) }
    }

    /// Returns the parts that a unit lacks for all that it does: what goes nowhere needs nobody who goes, and a contract or
    /// data is lacking only where it is there under a name that is nearly right.
    private func absent(from number: Int, of needed: [LearnedRole]) -> [LearnedRole] {
        let types = sheet.types[number]
        let absent = needed.filter {
            types[$0.name] == nil && !(hasScreen(number) && isScreen($0))
                && !hasFile(of: $0, number) && !standsElsewhere($0, number)
                && !isGiven($0, number) && !isForNothing($0, number) && !isKeptByViews($0, number)
        }
        let needless = absent.filter { $0.kind == .role && opened.isNeedless($0.name, number) }.map(\.id)
        return absent.filter { part in
            switch part.kind {
            case .role: !needless.contains(part.id) && !isThereOtherwise(part, number)
            // Who names a contract would miss it; where nobody does, nothing is lacking. Data is there as it is needed.
            case .contract, .data: isElsewhere(part, number)
            }
        }
    }

    /// Returns true if somebody of a unit stands in for a part: a view of UIKit's own in place of a view, a type called as the part is and
    /// as no unit, or one that few units have and that acts for the screen.
    private func isThereOtherwise(_ role: LearnedRole, _ number: Int) -> Bool {
        guard standIn(for: role, of: number) == nil else { return false }
        let usual = sheet.types.compactMap { $0[role.name]?.first }
        let isView = usual.count { sheet.app.isShown($0) && !sheet.app.isScreen($0) } * 2 > usual.count
        if isView { return hasScreen(number) }
        // What has no screen at all is no scene, whatever it is called.
        if isScreen(role) { return true }
        let others = sheet.types[number].contains { name, types in
            guard let entry = sheet.entry(name), entry.kind == .role, !name.isOpen else { return false }
            return entry.count * 2 < sheet.units.count
                && types.contains { !sheet.app.isShown($0) && isKept($0, byScreensOf: number) }
        }
        return others || isNamedNear(role, number)
    }

    /// Returns true if a type of no unit lies in a unit's folder and is called as those of a role are: the one that is looked for.
    private func isNamedNear(_ role: LearnedRole, _ number: Int) -> Bool {
        guard !role.name.suffix.isEmpty else { return false }
        let folder = sheet.units[number].folder + "/"
        return sheet.app.types.indices.contains { index in
            let type = sheet.app.types[index]
            return sheet.places[index] == nil && type.nesting.isEmpty && type.kind != .protocol
                && type.name.hasSuffix(role.name.suffix) && (sheet.app.folder(of: index) + "/").hasPrefix(folder)
        }
    }

    /// Returns true if a screen of a unit holds one of its types.
    private func isKept(_ type: Int, byScreensOf number: Int) -> Bool {
        let names = Set([sheet.app.types[type].name] + sheet.app.types[type].inherits)
        return screens(of: number).contains { screen in
            sheet.app.types[screen].properties.contains {
                $0.isStored && !names.isDisjoint(with: $0.types + $0.arguments)
            }
        }
    }

    /// Returns true if a part stands outside of its unit's folder, under the name that it has: nothing is lacking.
    private func standsElsewhere(_ role: LearnedRole, _ number: Int) -> Bool {
        let name = role.form.replacingFirst("{Unit}", with: sheet.units[number].stem)
        return (sheet.app.indices[name] ?? []).contains { index in
            (sheet.app.types[index].kind == .protocol) == role.name.isProtocol
        }
    }

    /// Returns true if a unit's screen holds another's part in place of one of its own, as a piece does that is handed its screen's model.
    private func isGiven(_ role: LearnedRole, _ number: Int) -> Bool {
        guard role.kind == .role, !role.name.suffix.isEmpty, !isScreen(role), misspelt(role, number) == nil else {
            return false
        }
        return screens(of: number).contains { screen in
            sheet.app.types[screen].properties.contains { property in
                property.isStored && !property.isStatic
                    && (property.types + property.arguments).contains { name in
                        name.hasSuffix(role.name.suffix) && sheet.app.indices[name] != nil
                    }
            }
        }
    }

    /// Returns true if a unit's screen has nothing that anybody could act for: it keeps views alone, is given nothing and calls nothing, as
    /// a page of text does, and nobody acts for it.
    private func isForNothing(_ role: LearnedRole, _ number: Int) -> Bool {
        guard role.kind == .role, !isScreen(role), misspelt(role, number) == nil else { return false }
        let screens = screens(of: number)
        let acts = sheet.types[number].contains { role, types in
            sheet.entry(role)?.kind == .role && !types.contains(where: sheet.app.isShown)
        }
        return !acts && !screens.isEmpty
            && screens.allSatisfy { screen in
                let type = sheet.app.types[screen]
                return type.properties.allSatisfy { isView($0, near: type.file) }
                    && type.functions.allSatisfy { function in
                        (function.parameters.isEmpty || function.name == "init") && function.staticCalls.isEmpty
                            && function.handsItself.isEmpty && function.handed.isEmpty
                            && function.creates.allSatisfy {
                                sheet.app.indices[$0] == nil || isOfUnit($0, number, type.file)
                            }
                    }
            }
    }

    /// Returns true if a unit is shown by views of SwiftUI alone: one without a model keeps its own state, and means to.
    private func isKeptByViews(_ role: LearnedRole, _ number: Int) -> Bool {
        guard role.kind == .role, !isScreen(role), misspelt(role, number) == nil else { return false }
        let screens = screens(of: number).map { sheet.app.types[$0] }
        return !screens.isEmpty && screens.allSatisfy { $0.kind == .struct && $0.inherits.contains("View") }
    }

    /// Returns true if a property is computed, or keeps nothing but views.
    private func isView(_ property: SourceType.Property, near file: Int) -> Bool {
        !property.isStored
            || !property.types.isEmpty
                && property.types.allSatisfy { name in
                    name.hasPrefix("UI")
                        || sheet.app.index(of: name, near: file).map {
                            sheet.app.isShown($0) && !sheet.app.isViewController($0)
                        } ?? false
                }
    }

    private func isOfUnit(_ name: String, _ number: Int, _ file: Int) -> Bool {
        sheet.place(of: name, from: file)?.unit == number
    }

    /// The screens of a unit by names that screens have.
    private func screens(of number: Int) -> [Int] {
        let all = sheet.types[number].filter { !$0.key.isOpen }.values.joined().filter(sheet.app.isScreen)
        let controllers = all.filter(sheet.app.isViewController)
        return controllers.isEmpty ? Array(all) : controllers
    }

    /// Returns true if there is a file of the name that a part would have, with what stands in its place.
    private func hasFile(of role: LearnedRole, _ number: Int) -> Bool {
        let unit = sheet.units[number]
        let name = role.form.replacingFirst("{Unit}", with: unit.stem)
        return (role.kind == .role ? standIn(for: role, of: number) : misspelt(role, number)) == nil
            && sheet.app.indices[name] == nil
            && sheet.app.files.contains { $0.name == "\(name).swift" && !$0.isTest }
    }

    /// The deviation of a unit that lacks a part.
    private func told(of role: LearnedRole, _ number: Int) -> Outlier.Deviation {
        var deviation = missing(role, number)
        deviation.others = "\(role.presence) have \(role.form)"
        deviation.meant = meant(role)
        return deviation
    }

    /// Returns true if a unit that lacks some parts is a scene all the same: it has a screen and half of who acts, or nearly all of many
    /// parts. What has few of the parts, or no screen, is another thing that bears a name like a scene's, and what several scenes lie in
    /// stands for all of them.
    private func isScene(_ number: Int, lacking absent: [LearnedRole], of needed: [LearnedRole]) -> Bool {
        let hasScreen = hasScreen(number)
        let lacksScreen = absent.contains(where: isScreen)
        if hasScreen || lacksScreen, (needed.count - absent.count) * 5 >= needed.count * 4, needed.count > Self.many {
            return true
        }
        let (acting, lost) = (needed.count { $0.kind == .role }, absent.count { $0.kind == .role })
        return hasScreen && (acting - lost) * 2 >= acting && !isAroundOthers(number)
    }

    /// Nearly all of more than so many parts are those of a scene.
    private static let many = 4

    /// Returns true if a unit has a screen by a name that screens have.
    private func hasScreen(_ number: Int) -> Bool {
        sheet.types[number].contains { role, types in !role.isOpen && types.contains(where: sheet.app.isScreen) }
    }

    /// Returns true if several other units lie in a unit's own folder: it stands for all of them.
    private func isAroundOthers(_ number: Int) -> Bool {
        let folder = sheet.units[number].folder
        let inside = sheet.units.count { $0.folder.hasPrefix(folder + "/") }
        return inside > 1 && inside * 2 < sheet.units.count && folder.hasSuffix("/" + sheet.units[number].stem)
    }

    /// Returns true if a role is a screen: what has another screen may do without.
    private func isScreen(_ role: LearnedRole) -> Bool {
        let types = sheet.types.compactMap { $0[role.name]?.first }
        return types.count(where: sheet.app.isScreen) * 2 > types.count
    }

    /// The line of a definition that says that units may do without a part.
    private func meant(_ role: LearnedRole) -> String {
        switch role.kind {
        case .contract: "contracts: \(role.id): optional: true"
        case .role: "roles: \(role.id): count: optional"
        case .data: "leave '\(role.id)' out of data:"
        }
    }

    /// Returns true if a part that a unit lacks stands elsewhere, or under another name.
    private func isElsewhere(_ role: LearnedRole, _ number: Int) -> Bool {
        let name = role.form.replacingFirst("{Unit}", with: sheet.units[number].stem)
        return sheet.app.indices[name] != nil || role.id == learned.owner?.value
            || (role.kind == .role ? standIn(for: role, of: number) : misspelt(role, number)) != nil
    }

    private func missing(_ role: LearnedRole, _ number: Int) -> Outlier.Deviation {
        let unit = sheet.units[number]
        let name = role.form.replacingFirst("{Unit}", with: unit.stem)
        let missing = "has no \(name), as \(role.presence) have"
        if let other = sheet.app.indices[name]?.first {
            let type = sheet.app.types[other]
            return .init(
                text: "\(name) is \(type.kind == .protocol ? "a" : "no") protocol, unlike \(role.presence)",
                file: sheet.app.files[type.file].path, line: type.line)
        }
        if role.id == learned.owner?.value, misspelt(role, number) == nil, let screen = screen(of: unit) {
            let type = sheet.app.types[screen]
            return .init(
                text: "\(missing); its screen is \(type.name)", file: sheet.app.files[type.file].path,
                line: type.line)
        }
        if let other = role.kind == .role ? standIn(for: role, of: number) : misspelt(role, number) {
            let type = sheet.app.types[other]
            return .init(
                text: "calls its \(role.id) \(type.name), and not \(name) as \(role.presence) do",
                file: sheet.app.files[type.file].path, line: type.line, cause: .name)
        }
        let known = unit.members.first.map { sheet.app.types[$0.type] }
        return .init(text: missing, file: known.map { sheet.app.files[$0.file].path }, line: known?.line)
    }

    /// Returns true if others inherit from a unit's screen, or several from another class of it.
    private func isBase(_ number: Int) -> Bool {
        let unit = sheet.units[number]
        if let screen = sheet.app.screen(of: unit), sheet.app.heirs[sheet.app.types[screen].name] != nil { return true }
        return unit.members.contains { member in
            let type = sheet.app.types[member.type]
            return type.kind == .class && (sheet.app.heirs[type.name]?.count ?? 0) >= UnitFinder.several
        }
    }

    /// A type in a unit's folder whose name is that of a role but for a letter or two: `CallBackPresenter`, `CallbackPresentr`.
    private func misspelt(_ role: LearnedRole, _ number: Int) -> Int? {
        let unit = sheet.units[number]
        let name = role.form.replacingFirst("{Unit}", with: unit.stem)
        guard name.utf8.count > Self.longEnough else { return nil }
        return sheet.app.types.indices.first { index in
            let type = sheet.app.types[index]
            return type.name != name && abs(type.name.utf8.count - name.utf8.count) < Self.letters
                && type.name.utf8.first == name.utf8.first && (type.kind == .protocol) == role.name.isProtocol
                && type.nesting.isEmpty && (sheet.app.files[type.file].folder + "/").hasPrefix(unit.folder + "/")
                && NearestWord.distance(type.name, name) < Self.letters
                && sheet.places[index].map { $0.unit == number && !isUsual($0.role) } ?? true
        }
    }

    /// Returns true if most units have a role, so that a type which plays it is called as it is meant to be.
    private func isUsual(_ role: RoleName) -> Bool {
        sheet.entry(role).map { !role.isOpen && $0.count * 2 >= sheet.units.count } ?? false
    }

    /// Names of fewer letters differ by two where they mean something else.
    private static let longEnough = 10
    /// So many letters make another name.
    private static let letters = 3

    /// A type in a unit's folder that has another name for a role: `AboutFactory` for `AboutSceneFactory`, `GermanAboutPresenter`
    /// for `AboutPresenter`; a screen only where it knows something of its unit.
    private func standIn(for role: LearnedRole, of number: Int) -> Int? {
        if let near = misspelt(role, number) { return near }
        let unit = sheet.units[number]
        let name = StandInName(role.form, of: unit.stem)
        return sheet.app.types.indices.first { index in
            let type = sheet.app.types[index]
            guard name.fits(type.name), sheet.isActor(type), type.nesting.isEmpty,
                (sheet.app.files[type.file].folder + "/").hasPrefix(unit.folder + "/")
            else { return false }
            if sheet.app.isScreen(index), !knows(type, number) || isCalledAsItsBase(index) { return false }
            guard let place = sheet.place(of: type.name, from: type.file) else { return true }
            return place.unit == number && !needed.contains { $0.name == place.role }
        }
    }

    /// Returns true if a screen is called as the container of UIKit's is that it inherits from: `HomeTabBarController`.
    func isCalledAsItsBase(_ screen: Int) -> Bool {
        let name = sheet.app.types[screen].name
        return sheet.app.ancestors(of: screen).contains { base in
            base.hasPrefix("UI") && base != "UIViewController" && name.hasSuffix(base.dropFirst("UI".count))
        }
    }

    /// Returns true if a type names one of a unit.
    private func knows(_ type: SourceType, _ number: Int) -> Bool {
        let names =
            type.properties.flatMap(\.types) + type.baseArguments
            + type.functions.flatMap { $0.parameters + $0.creates + $0.staticCalls.map(\.type) }
        return names.contains { sheet.place(of: $0, from: type.file)?.unit == number }
    }

    /// A screen in a unit's folder that is named after the unit.
    private func screen(of unit: AppUnit) -> Int? {
        sheet.app.types.indices.first { index in
            let type = sheet.app.types[index]
            return type.name.utf8.starts(with: unit.stem.utf8) && type.nesting.isEmpty && sheet.app.isScreen(index)
                && (sheet.app.files[type.file].folder + "/").hasPrefix(unit.folder + "/")
        }
    }
}
