import Architecture

/// Types that stand elsewhere than nearly all others of their role do: in another folder, or in a file of another name.
extension OutlierFinding {
    /// Returns what stands elsewhere, each cause told once.
    func places(_ number: Int) -> [Outlier.Deviation] {
        let stem = sheet.units[number].stem
        // One type without a screen is no scene: a thing that bears a name like one.
        guard sheet.types[number].values.joined().count > 1 || sheet.app.screen(of: sheet.units[number]) != nil else {
            return []
        }
        var named: [Misplaced] = []
        var misnamed: [Misplaced] = []
        var moved: [String: [Misplaced]] = [:]
        var strays: [String: [SourceType]] = [:]
        for file in learned.files {
            // What stands elsewhere in many units is another way of placing it, no deviation.
            for held in file.holds where held.evidence.isAlwaysBut {
                // A type inside of another is at home where that is.
                guard let role = learned.actor(held.value), !role.name.isOpen, !role.name.isNested,
                    let index = sheet.types[number][role.name]?.first, !standsWithUser(index, role, number)
                else { continue }
                let type = sheet.app.types[index]
                let own = sheet.place(ofFileOf: index, role.name, number)
                if own == file.path.value {
                    if let folder = strayFolder(of: index, role.name, number) {
                        strays[folder, default: []].append(type)
                    }
                    continue
                }
                let place = Misplaced(type, own, of: asked(file.path.value, of: type, role, own, number), stem)
                // Where units lie in no folders of one kind, none of theirs is in a wrong one.
                guard !type.isOfFile, !place.isNearly(sheet.app.files[type.file].path), !isFileOfAnother(type, number),
                    !isBesideOthers(place, of: role.name), !isAmongMost(type, role.name),
                    !isHabit(own, of: role.name), !beginsAsSeveral(own, usual: file.path.value),
                    !hasTwin(index, at: place.wanted),
                    !place.isOfFolder || learned.folder.evidence.isSure
                else { continue }
                // A protocol or data in a file of its own name is found.
                if place.isNamedAsFile, role.kind != .role { continue }
                if place.isNamedAsFile, place.wantedName == role.form.replacingFirst("{Unit}", with: stem) {
                    // The file is right; it is the name that is another.
                    if !isCalledAsItsBase(index) { misnamed.append(place) }
                } else if place.isOfFolder {
                    guard !isAtHome(place, index, role.name, number) else { continue }
                    moved[place.folder, default: []].append(place)
                } else {
                    named.append(place)
                }
            }
        }
        return misnamed.map(toldOfName)
            + told(named, "most name the file otherwise", number) { more in
                "\(more) of its types stand in files of other names: "
            }
            + moved.sorted { $0.key < $1.key }.flatMap { folder, places in
                told(places, Self.otherFolder, number) { count in
                    folder.isEmpty
                        ? "\(count) of its types stand beside it, not in folders of their own: "
                        : "\(count) of its types stand in \(folder), not beside it: "
                }
            } + strays.sorted { $0.key < $1.key }.compactMap { folder, types in stray(types, in: folder) }
    }

    /// The place that a type's file is asked for: of one whose file is called otherwise than the type, that of the type's own spelling,
    /// and of a unit in no group, that without a group's folder.
    private func asked(
        _ usual: String, of type: SourceType, _ role: LearnedRole, _ own: String, _ number: Int
    ) -> String {
        let unit = sheet.units[number]
        let usual = unit.isInNoGroup ? usual.replacing("{Group}/", with: "") : usual
        guard own.split(separator: "/").last != usual.split(separator: "/").last else { return usual }
        return role.spellings.place(asked: usual, role.form, of: type.name, in: unit.stem)
    }

    /// Returns true if a type in another folder is where it belongs: half of a unit stands there or in the folders in it, its neighbours do,
    /// or the folder bears the unit's name.
    private func isAtHome(_ place: Misplaced, _ type: Int, _ role: RoleName, _ number: Int) -> Bool {
        if isAmongOwn(place.type, number) || isAsNeighbours(type, role, number) { return true }
        guard !place.folder.isEmpty else { return false }
        return isInOwnFolder(type, of: sheet.units[number]) || isInUnsharedFolder(place.type, number)
    }

    /// The deviation of a type whose file bears its name, which is another than most have.
    private func toldOfName(_ place: Misplaced) -> Outlier.Deviation {
        .init(
            text: "\(place.type.name) is not called \(place.wantedName) as most are",
            file: sheet.app.files[place.type.file].path, line: place.type.line, cause: .name,
            others: "most are called otherwise", meant: Self.meantPlace)
    }

    /// A type that stands elsewhere.
    private struct Misplaced {
        let type: SourceType
        /// The place of its file inside the unit, and where others have it.
        let own, wanted: String

        init(_ type: SourceType, _ own: String, of usual: String, _ stem: String) {
            self.type = type
            self.own = own.replacingAll("{Unit}", with: stem)
            wanted = (usual.hasPrefix("/") ? String(usual.dropFirst()) : usual).replacingAll("{Unit}", with: stem)
        }

        /// True if the file bears the type's own name.
        var isNamedAsFile: Bool { !isOfFolder && own.split(separator: "/").last == "\(type.name).swift" }

        /// The name of the file that it should be in, without its ending.
        var wantedName: Substring { (wanted.split(separator: "/").last ?? "").dropLast(".swift".count) }

        /// True if the file is called as others', and lies in another folder.
        var isOfFolder: Bool { own.split(separator: "/").last == wanted.split(separator: "/").last }

        /// The folder that it stands in, inside the unit's.
        var folder: String { own.split(separator: "/").dropLast().joined(separator: "/") }

        /// The folder that others of its kind stand in, inside the unit's.
        var wantedFolder: String { wanted.split(separator: "/").dropLast().joined(separator: "/") }

        /// Returns true if who looks for the file finds it: its name differs in case alone or is the plural, or it lies where a unit whose
        /// types all stand in `Scenes` has it.
        func isNearly(_ path: String) -> Bool {
            // One folder further down it is in the right one all the same.
            if isOfFolder, !wantedFolder.isEmpty, folder.hasPrefix(wantedFolder + "/") { return true }
            if own == wanted.dropLast(".swift".count) + "s.swift" { return true }
            return own.lowercased() == wanted.lowercased() || wanted.contains("/") && path.hasSuffix("/" + wanted)
        }

        /// Where it stands and where others of its kind do.
        var text: String {
            guard isOfFolder else {
                let letter = LookAlike.letter(of: own[...], wanted[...]).map { ": its name has \($0)" } ?? ""
                return "\(type.name) stands in \(LookAlike.visible(own[...])), not in \(wanted)\(letter)"
            }
            func inWords(_ folder: String) -> String { folder.isEmpty ? "its scene's folder" : "the folder \(folder)" }
            return "\(type.name) stands in \(inWords(folder)), not in \(inWords(wantedFolder))"
        }
    }

    /// Tells once of types that stand elsewhere for one reason: of several, how many, and the files of two.
    private func told(
        _ places: [Misplaced], _ others: String, _ number: Int, several: (Int) -> String
    ) -> [Outlier.Deviation] {
        guard let first = places.first else { return [] }
        let shown = places.prefix(Self.shown).map { "\($0.type.name) in \($0.own)" }.joined(separator: ", ")
        let more = places.count - Self.shown
        let text =
            places.count == 1
            ? first.text : several(places.count) + shown + (more > 0 ? " and \(more) more" : "")
        return [
            .init(
                text: text, file: sheet.app.files[first.type.file].path, line: first.type.line, cause: .place,
                others: others, meant: Self.meantPlace)
        ]
    }

    /// So many of several types are named.
    private static let shown = 2

    /// Returns true if a protocol or data stands in the file of a type that acts, as others of its role do: where that one
    /// is called otherwise, it is told by that one.
    private func standsWithUser(_ index: Int, _ role: LearnedRole, _ number: Int) -> Bool {
        let file = sheet.app.types[index].file
        if role.kind == .role { return isSectionOfAnother(index, number) }
        // Whoever looks for a contract finds it beside the one who fulfils it.
        let name = sheet.app.types[index].name
        let fulfils = sheet.types[number].values.joined().contains { other in
            sheet.app.types[other].file == file && other != index && sheet.app.types[other].kind != .protocol
                && sheet.app.types[other].inherits.contains(name)
        }
        if fulfils { return true }
        let isUsual = learned.files.contains { file in
            file.holds.contains { $0.value == role.id }
                && file.holds.contains { learned.actor($0.value)?.kind == .role }
        }
        return isUsual
            && sheet.app.types.contains { $0.file == file && $0.nesting.isEmpty && $0.kind == .class }
    }

    /// Returns true if a screen stands in the file of another type that the file is called by, and that is no part of its unit: it is a
    /// section of that.
    private func isSectionOfAnother(_ index: Int, _ number: Int) -> Bool {
        let file = sheet.app.types[index].file
        let name = sheet.app.files[file].name.dropLast(".swift".count)
        return sheet.app.isScreen(index)
            && sheet.app.indices[String(name)]?.contains { other in
                sheet.app.types[other].file == file && sheet.app.isScreen(other) && sheet.places[other]?.unit != number
            } ?? false
    }

    /// Returns true if a file bears the whole name of another type in it, or of the unit: who looks for it finds it there.
    private func isFileOfAnother(_ type: SourceType, _ number: Int) -> Bool {
        let name = sheet.app.files[type.file].name.dropLast(".swift".count)
        return name == sheet.units[number].stem
            || name != type.name
                && sheet.app.indices[String(name)]?.contains { sheet.app.types[$0].file == type.file } ?? false
    }

    /// Returns true if a type lies in the one folder in which most of its role do, whatever folder its unit has.
    private func isAmongMost(_ type: SourceType, _ role: RoleName) -> Bool {
        let folders = sheet.types.compactMap { $0[role]?.first }.map(sheet.app.folder)
        let own = sheet.app.files[type.file].folder
        return folders.count { $0 == own } * 2 > folders.count
    }

    private func files(of number: Int) -> Set<Int> {
        Set(sheet.types[number].values.joined().map { sheet.app.types[$0].file })
    }

    /// Returns true if half of a unit's types, and others than one file's, lie in the folder of one of them.
    private func isAmongOwn(_ type: SourceType, _ number: Int) -> Bool {
        let own = files(of: number)
        let folder = sheet.app.files[type.file].folder
        let near = own.count { sheet.app.files[$0].folder == folder }
        return near > 1 && near * 2 >= own.count
    }

    /// Returns true if most files of a unit that lies in no folder of its own are in a type's folder or in those in it, and no other unit's
    /// are: that folder is the unit's, whatever it is called.
    private func isInUnsharedFolder(_ type: SourceType, _ number: Int) -> Bool {
        func count(_ number: Int, in folder: String) -> Int {
            files(of: number).count { (sheet.app.files[$0].folder + "/").hasPrefix(folder + "/") }
        }
        func isShared(_ folder: String) -> Bool {
            sheet.units.indices.contains { $0 != number && count($0, in: folder) > 0 }
        }
        let folder = sheet.app.files[type.file].folder
        let own = count(number, in: folder)
        return own > 1 && own * 2 > files(of: number).count && !isShared(folder)
            && isShared(sheet.units[number].folder)
    }

    /// Returns true if a type that is called as those of its role are, and is no part of its unit, lies in the same folder or in another
    /// of its name, and not in one of its own: both lie as their kind does there.
    private func isAsNeighbours(_ type: Int, _ role: RoleName, _ number: Int) -> Bool {
        guard !role.suffix.isEmpty else { return false }
        let own = sheet.app.folder(of: type)
        let name = own.split(separator: "/").last
        return sheet.app.types.indices.contains { other in
            let near = sheet.app.types[other]
            guard near.name.hasSuffix(role.suffix), near.nesting.isEmpty, (near.kind == .protocol) == role.isProtocol,
                sheet.places[other]?.unit != number, !sheet.app.files[near.file].isTest
            else { return false }
            let folder = sheet.app.folder(of: other)
            guard !folder.hasSuffix("/\(near.name.dropLast(role.suffix.count))") else { return false }
            return folder == own || folder.split(separator: "/").last == name
        }
    }

    /// Returns true if a folder is called as a part and holds several files: those of a part that is put together of others.
    private func isBesideOthers(_ place: Misplaced, of role: RoleName) -> Bool {
        guard let last = place.folder.split(separator: "/").last, place.isOfFolder,
            last == role.suffix || last == role.suffix + "s"
        else { return false }
        let file = sheet.app.files[place.type.file]
        return sheet.app.files.contains { $0.folder == file.folder && $0.path != file.path }
    }

    /// Returns true if another type of the same name stands where this one should.
    private func hasTwin(_ index: Int, at wanted: String) -> Bool {
        (sheet.app.indices[sheet.app.types[index].name] ?? []).contains {
            $0 != index && sheet.app.files[sheet.app.types[$0].file].path.hasSuffix("/" + wanted)
        }
    }

    /// Returns true if so many units have a role in a file of this form that it is another way of placing it.
    private func isHabit(_ form: String, of role: RoleName) -> Bool {
        let count = sheet.types.indices.count { number in
            sheet.types[number][role]?.first.map {
                sheet.place(ofFileOf: $0, role, number) == form
            } ?? false
        }
        return count >= Self.habit
    }

    /// Returns true if a file's name begins otherwise than most, and so do files of several units: `AboutView.swift` beside
    /// `XYAboutView.swift` is the older or the newer of two habits.
    private func beginsAsSeveral(_ own: String, usual: String) -> Bool {
        guard let beginning = Self.beginning(of: own), beginning != Self.beginning(of: usual) else { return false }
        let count = sheet.units.indices.count { number in
            learned.files.contains { file in
                Self.beginning(of: file.path.value) == Self.beginning(of: usual)
                    && file.holds.contains { held in
                        guard let role = learned.actor(held.value)?.name,
                            let index = sheet.types[number][role]?.first
                        else { return false }
                        return Self.beginning(of: sheet.place(ofFileOf: index, role, number)) == beginning
                    }
            }
        }
        return count >= Self.habit
    }

    /// Returns what a file's name has before its unit's; `nil` where it does not name the unit.
    private static func beginning(of form: String) -> Substring? {
        let name = form.split(separator: "/").last ?? ""
        return name.firstRange(of: "{Unit}").map { name[..<$0.lowerBound] }
    }

    /// The number of units that makes a deviation a habit.
    private static let habit = 3

    static let otherFolder = "most have it in another folder"
    static let meantPlace = "// scaena:ignore unit: why, above the type"
}
