import Architecture

/// Finds the units that do otherwise than most, and says how.
struct OutlierFinding {
    let sheet: RoleSheet
    let learned: LearnedArchitecture

    /// The units with what is otherwise in them, those with most first.
    func outliers() -> [Outlier] {
        var found: [Outlier] = []
        for number in sheet.units.indices {
            var deviations = missing(number)
            // What is made otherwise stands otherwise, too.
            let isOther = deviations.contains { $0.cause == .lacksMost }
            deviations +=
                unheld(number) + holds(number) + contracts(number) + (isOther ? [] : places(number))
                + imports(number)
            let allowed = Allowed(sheet, number)
            deviations.removeAll(where: allowed.contains)
            guard !deviations.isEmpty else { continue }
            let unit = sheet.units[number]
            found.append(Outlier(unit: unit.stem, folder: unit.folder, deviations: deviations))
        }
        // Those with what matters most first.
        func rank(_ outlier: Outlier) -> Int { outlier.deviations.map(\.cause.rawValue).min() ?? 0 }
        return found.sorted { left, right in
            (rank(left), right.deviations.count, left.unit) < (rank(right), left.deviations.count, right.unit)
        }
    }

    /// Returns the imports of a layer's files that nearly all others of it do not have.
    private func imports(_ number: Int) -> [Outlier.Deviation] {
        learned.layers.flatMap { layer in
            layer.forbidden.flatMap { (module: Learned<String>) -> [Outlier.Deviation] in
                files(of: layer, number).compactMap { (index: Int) -> Outlier.Deviation? in
                    let file = sheet.app.files[index]
                    guard let place = file.imports.firstIndex(of: module.value), !showsSomething(index),
                        module.value != "SwiftUI" || !isObserved(index)
                    else { return nil }
                    return Outlier.Deviation(
                        text: "imports \(module.value), as \(module.evidence) files of \(layer.id) do not",
                        file: file.path, line: file.importLines[place], cause: .imports,
                        others: "\(module.evidence) files of \(layer.id) do not import \(module.value)",
                        meant: "// scaena:ignore imports: why, behind the import")
                }
            }
        }
    }

    /// The files of a unit's roles in a layer.
    private func files(of layer: LearnedLayer, _ number: Int) -> [Int] {
        let roles = learned.roles.filter { $0.layer == layer.id }
        return Set(roles.flatMap { sheet.types[number][$0.name] ?? [] }.map { sheet.app.types[$0].file }).sorted()
    }

    /// Tells a file of what views of SwiftUI observe: `ObservableObject` comes with that import.
    private func isObserved(_ file: Int) -> Bool {
        sheet.app.types.contains { $0.file == file && $0.inherits.contains("ObservableObject") }
    }

    /// Returns true if a file has a view in it, which needs the import.
    private func showsSomething(_ file: Int) -> Bool {
        sheet.app.types.indices.contains { sheet.app.types[$0].file == file && sheet.app.isShown($0) }
    }

    /// Returns the references that most units with both ends hold, and this one does not.
    private func unheld(_ number: Int) -> [Outlier.Deviation] {
        learned.channels.compactMap { channel in
            guard !channel.leavesUnit, channel.presence.isAlwaysBut, !channel.units.contains(number),
                channel.could.contains(number),
                let from = learned.actor(channel.from), let to = learned.actor(channel.to), !from.name.isOpen,
                !to.name.isOpen, let holder = sheet.types[number][from.name]?.first,
                let held = sheet.types[number][to.name]?.first
            else { return nil }
            let type = sheet.app.types[holder]
            let others = "in \(channel.presence) the \(from.id) holds the \(to.id)"
            let meant = "leave '- \(from.id) -> \(to.id)' out of channels:"
            // Its base may hold it, under the name of a base.
            let isDerived = sheet.app.ancestors(of: holder).contains { name in
                sheet.app.index(of: name, near: type.file).map { sheet.app.types[$0].kind == .class } ?? false
            }
            // What it reaches by a computed property somebody else holds.
            let isReached = type.properties.contains { $0.types.contains(sheet.app.types[held].name) }
            guard !isDerived, !isReached, !isHeldByAnother(held, number, than: holder) else { return nil }
            if let property = usualProperty(of: channel, in: type, number) {
                let whom = property.types.first ?? property.name
                return .init(
                    text: "\(type.name) holds \(whom) \(hold(of: property)), and not its own "
                        + "\(sheet.app.types[held].name) as \(channel.presence) do",
                    file: sheet.app.files[type.file].path, line: property.line, cause: .unheld, others: others,
                    meant: meant)
            }
            return .init(
                text: "\(type.name) is not seen to hold \(sheet.app.types[held].name), as \(channel.presence) are",
                file: sheet.app.files[type.file].path, line: type.line, cause: .unheld, others: others, meant: meant)
        }
    }

    /// Returns true if another type of a unit holds one of it, as a view controller does for a view that is told by a
    /// delegate.
    private func isHeldByAnother(_ held: Int, _ number: Int, than holder: Int) -> Bool {
        let name = sheet.app.types[held].name
        return sheet.types[number].values.joined().contains { index in
            index != holder && index != held
                && sheet.app.types[index].properties.contains { $0.isStored && $0.types.contains(name) }
        }
    }

    /// The property that holds the other end in most units, whatever its type is here.
    private func usualProperty(of channel: LearnedChannel, in type: SourceType, _ number: Int) -> SourceType.Property? {
        guard let usual = channel.property, usual.evidence.isSure else { return nil }
        let name = usual.value.replacingFirst("{unit}", with: sheet.names[number].propertyName)
        return type.properties.first { $0.name == name && $0.isStored && !$0.isStatic }
    }

    /// Returns the way in which a property holds, in words.
    private func hold(of property: SourceType.Property) -> String {
        let hold = "\(property.hold.learned.rawValue)ly"
        return property.isLazy ? "\(hold) in a lazy property" : hold
    }

    private func holds(_ number: Int) -> [Outlier.Deviation] {
        var deviations: [Outlier.Deviation] = []
        for channel in learned.channels where channel.hold.evidence.isSure && !channel.leavesUnit {
            guard let from = learned.actor(channel.from), let to = learned.actor(channel.to) else { continue }
            for index in sheet.types[number][from.name] ?? [] {
                let type = sheet.app.types[index]
                for property in type.properties where property.isStored && !property.isStatic {
                    guard let target = target(of: property, from: from.name, type, number), target.role == to.name,
                        property.hold.learned != channel.hold.value, channel.hold.value != .viewHierarchy
                    else { continue }
                    // Whoever is held back for good is never released; another hold is worth telling where nearly nobody has it.
                    let keepsAlive =
                        property.hold == .strong && isHeld(index, by: sheet.types[number][to.name] ?? [], number)
                    guard keepsAlive || channel.hold.evidence.isAlwaysBut else { continue }
                    deviations.append(
                        .init(
                            text: "\(type.name) holds \(property.name) \(hold(of: property)), not "
                                + "\(channel.hold.value.rawValue)ly as \(channel.hold.evidence)",
                            file: sheet.app.files[type.file].path, line: property.line,
                            cause: keepsAlive ? .keepsAlive : .heldOtherwise,
                            others: "in \(channel.hold.evidence) the \(from.id) holds the \(to.id) "
                                + "\(channel.hold.value.rawValue)ly",
                            meant: "// scaena:ignore hold: why, behind the property"))
                }
            }
        }
        return deviations
    }

    /// Returns true if types of a unit hold one of it strongly, themselves or over others of the unit. Who holds a container of
    /// UIKit's holds the screens in it.
    private func isHeld(_ held: Int, by holders: [Int], _ number: Int) -> Bool {
        let own = sheet.types[number].values.joined()
        var seen: Set<Int> = []
        var next = holders
        while let holder = next.popLast() {
            guard seen.insert(holder).inserted else { continue }
            let file = sheet.app.types[holder].file
            let bases = sheet.app.ancestors(of: holder).compactMap { sheet.app.index(of: $0, near: file) }
            let properties = ([holder] + bases).flatMap { sheet.app.types[$0].properties }
            for name in properties.filter({ $0.isStored && !$0.isStatic && $0.hold == .strong }).flatMap(\.types) {
                if name.hasPrefix("UI"), name.hasSuffix("Controller") { next += own.filter(sheet.app.isViewController) }
                guard let index = sheet.app.index(of: name, near: file) else { continue }
                next.append(index)
                guard sheet.app.types[index].kind == .protocol else { continue }
                next += own.filter { sheet.app.types[$0].inherits.contains(name) }
            }
            if next.contains(held) { return true }
        }
        return false
    }

    private func contracts(_ number: Int) -> [Outlier.Deviation] {
        var deviations: [Outlier.Deviation] = []
        for channel in learned.channels where !channel.leavesUnit {
            guard let through = channel.through, through.evidence.isAlwaysBut, let from = learned.actor(channel.from),
                let to = learned.actor(channel.to)
            else { continue }
            for index in sheet.types[number][from.name] ?? [] {
                let type = sheet.app.types[index]
                for property in type.properties where property.isStored && !property.isStatic {
                    let isDirect = property.types.contains { name in
                        guard let place = sheet.place(of: name, from: type.file) else { return false }
                        return place.unit == number && place.role == to.name
                    }
                    guard isDirect else { continue }
                    deviations.append(
                        .init(
                            text: "\(type.name) sees \(property.types.first ?? "") itself, not a protocol as "
                                + "\(through.evidence)",
                            file: sheet.app.files[type.file].path, line: property.line, cause: .seesType,
                            others: "in \(through.evidence) the \(from.id) sees the \(to.id) as \(through.value)",
                            meant: "// scaena:ignore contract: why, behind the property"))
                }
            }
        }
        return deviations
    }

    private func places(_ number: Int) -> [Outlier.Deviation] {
        let stem = sheet.units[number].stem
        var deviations: [Outlier.Deviation] = []
        // What moved together is told once.
        var moved: [String: [Outlier.Deviation]] = [:]
        var strays: [String: [SourceType]] = [:]
        for file in learned.files {
            // What stands elsewhere in many units is another way of placing it, no deviation.
            for held in file.holds where held.evidence.isAlwaysBut {
                guard let role = learned.actor(held.value), !role.name.isOpen,
                    let index = sheet.types[number][role.name]?.first
                else { continue }
                let type = sheet.app.types[index]
                let own = PlacementLearning.form(sheet.app.files[type.file], of: sheet.units[number])
                // A unit whose types all stand in `Scenes` seems to lie there; its files are where all others' are.
                let form = file.path.value
                let wanted = (form.hasPrefix("/") ? String(form.dropFirst()) : form).replacingAll("{Unit}", with: stem)
                let isThere = wanted.contains("/") && sheet.app.files[type.file].path.hasSuffix("/" + wanted)
                // Whoever looks for a file finds one whose name differs in case alone.
                let isNamedSo = own.replacingAll("{Unit}", with: stem).lowercased() == wanted.lowercased()
                if own == file.path.value, let folder = strayFolder(of: index, role.name, number) {
                    strays[folder, default: []].append(type)
                    continue
                }
                guard own != file.path.value, !isNamedSo, !isThere, !type.isOfFile, !isHabit(own, of: role.name) else {
                    continue
                }
                if hasTwin(index, at: wanted) { continue }
                let deviation = Outlier.Deviation(
                    text: Self.place(of: type.name, own.replacingAll("{Unit}", with: stem), not: wanted),
                    file: sheet.app.files[type.file].path, line: type.line, cause: .place,
                    others: own.split(separator: "/").last == file.path.value.split(separator: "/").last
                        ? Self.otherFolder : "most name the file otherwise", meant: Self.meantPlace)
                if own.hasSuffix("/" + file.path.value) {
                    moved[String(own.dropLast(file.path.value.count)), default: []].append(deviation)
                } else {
                    deviations.append(deviation)
                }
            }
        }
        deviations += strays.sorted { $0.key < $1.key }.compactMap { folder, types in stray(types, in: folder) }
        return deviations + together(moved, stem)
    }

    /// Returns true if another type of the same name stands where this one should.
    private func hasTwin(_ index: Int, at wanted: String) -> Bool {
        (sheet.app.indices[sheet.app.types[index].name] ?? []).contains {
            $0 != index && sheet.app.files[sheet.app.types[$0].file].path.hasSuffix("/" + wanted)
        }
    }

    /// Tells once of what moved into one folder.
    private func together(_ moved: [String: [Outlier.Deviation]], _ stem: String) -> [Outlier.Deviation] {
        var deviations: [Outlier.Deviation] = []
        for (folder, all) in moved.sorted(by: { $0.key < $1.key }) {
            guard all.count > 1, let first = all.first else {
                deviations += all
                continue
            }
            let name = folder.replacingAll("{Unit}", with: stem)
            deviations.append(
                .init(
                    text: "\(all.count) of its types stand in \(name), not beside it", file: first.file,
                    line: first.line, cause: .place, others: Self.otherFolder,
                    meant: Self.meantPlace))
        }
        return deviations
    }

    /// Returns true if so many units have a role in a file of this form that it is another way of placing it.
    private func isHabit(_ form: String, of role: RoleName) -> Bool {
        let count = sheet.types.indices.count { number in
            sheet.types[number][role]?.first.map {
                PlacementLearning.form(sheet.app.files[sheet.app.types[$0].file], of: sheet.units[number]) == form
            } ?? false
        }
        return count >= Self.habit
    }

    /// The number of units that makes a deviation a habit.
    private static let habit = 3

    /// Where a type stands and where others of its kind do: in another folder, or in a file of another name.
    private static func place(of type: String, _ own: String, not wanted: String) -> String {
        let (here, there) = (own.split(separator: "/"), wanted.split(separator: "/"))
        guard here.last == there.last else { return "\(type) stands in \(own), not in \(wanted)" }
        func folder(_ parts: [Substring]) -> String {
            parts.count > 1 ? "the folder \(parts.dropLast().joined(separator: "/"))" : "its scene's folder"
        }
        return "\(type) stands in \(folder(here)), not in \(folder(there))"
    }

    static let otherFolder = "most have it in another folder"
    static let meantPlace = "// scaena:ignore unit: why, above the type"

    private func target(
        of property: SourceType.Property, from role: RoleName, _ type: SourceType, _ number: Int
    ) -> (role: RoleName, through: RoleName?)? {
        for name in property.types {
            guard let place = sheet.place(of: name, from: type.file), let entry = sheet.entry(place.role) else {
                if let own = sheet.fulfiller(of: name, property, from: role, number, file: type.file) {
                    return (own, nil)
                }
                continue
            }
            guard place.unit == number else { continue }
            if entry.kind == .role { return (place.role, nil) }
            if entry.kind == .contract {
                let implementer = learned.roles.first { role in role.implements.contains { $0.value == entry.id } }
                if let implementer { return (implementer.name, place.role) }
            }
        }
        return nil
    }
}

/// The deviations that comments in the files of a unit declare as meant: `// scaena:ignore hold: why`.
private struct Allowed {
    private var comments: [String: [SourceType.Directive]] = [:]

    init(_ sheet: RoleSheet, _ unit: Int) {
        for index in sheet.types[unit].values.joined() {
            let type = sheet.app.types[index]
            if !type.directives.isEmpty { comments[sheet.app.files[type.file].path] = type.directives }
        }
    }

    /// Returns true if a comment is on the deviation's line or the one above, or for the file.
    func contains(_ deviation: Outlier.Deviation) -> Bool {
        guard let file = deviation.file, let found = comments[file], let line = deviation.line else { return false }
        return found.contains { comment in
            guard comment.rules.contains(deviation.cause.rule) else { return false }
            return comment.isOfFile || comment.line == line || comment.line + 1 == line
        }
    }
}

extension Outlier.Cause {
    /// The rule of a check that looks for the same.
    fileprivate var rule: String {
        switch self {
        case .keepsAlive, .heldOtherwise: "hold"
        case .lacksMost, .missing, .name, .place: "unit"
        case .unheld: "channel"
        case .seesType: "contract"
        case .imports: "imports"
        }
    }
}
