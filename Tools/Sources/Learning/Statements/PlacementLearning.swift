import Architecture
import SourceModel

/// Finds where units lie and which files they are written in.
struct PlacementLearning {
    let sheet: RoleSheet

    /// The form of a unit's folder, and the word for what units are put together in, where their folders show such a thing.
    ///
    /// - Returns: Both, and the folder that the modules lie in where their folders are not told by those of parts beside them, or by the
    ///   modules' names.
    func folder() -> (form: Learned<String>, group: String?, grouped: Int?, root: String?) {
        let found = inModules(ownFolder())
        if let modules = modules(besides: found.form) { return (modules.form, "group", nil, modules.root) }
        let (form, group, grouped) = above(found)
        if group != nil, let all = belowOne(form) { return all }
        return (form, group, grouped, nil)
    }

    /// The form seen from a folder that nearly all units lie below, where they are told to lie in groups and that one would be one: it is the
    /// place of all, and no group of some.
    private func belowOne(_ form: Learned<String>) -> (
        form: Learned<String>, group: String?, grouped: Int?, root: String?
    )? {
        let folders = sheet.units.map(\.folder)
        guard form.value == "{Group}", sheet.units.first?.beside == nil,
            let place = LearnedArchitecture.place(of: folders, below: form.value),
            let top = FoldersAround(Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +))
                .innermost(with: (folders.count * 9 + 9) / 10).map(String.init),
            top.hasPrefix(place + "/")
        else { return nil }
        var groups: [Substring: Int] = [:]
        for folder in folders where folder.hasPrefix(top + "/") {
            groups[folder.dropFirst(top.count + 1).prefix { $0 != "/" }, default: 0] += 1
        }
        let grouped = groups.values.reduce(0, +)
        guard groups.values.count(where: { $0 > 1 }) > 1, grouped * 2 > folders.count else {
            return (Learned(".", Evidence(folders.count { $0 == top }, of: folders.count)), nil, nil, top)
        }
        return (Learned("{Group}", Evidence(grouped, of: folders.count)), "group", nil, top)
    }

    /// The form with what stands above units whose parts lie beside them.
    private func above(_ found: (form: Learned<String>, group: String?, grouped: Int?)) -> (
        form: Learned<String>, group: String?, grouped: Int?
    ) {
        var (form, group, grouped) = found
        guard let root = sheet.units.first?.beside?.root,
            let place = LearnedArchitecture.place(of: sheet.units.map(\.folder), below: form.value),
            place.hasPrefix(root + "/")
        else { return (form, group, grouped) }
        form.value = place.dropFirst(root.count + 1) + (form.value == "." ? "" : "/" + form.value)
        form.evidence = form.evidence.within(sheet.units.map(\.folder), below: place)
        return (form, group, grouped)
    }

    private func modules(besides form: Learned<String>) -> ModulePlaces? {
        guard sheet.units.first?.beside == nil else { return nil }
        guard !form.value.contains("/Source"), !form.value.hasPrefix("{Unit}") || form.value == "{Unit}" else {
            return nil
        }
        return ModulePlaces(sheet.units)
    }

    /// The form with the folders between a group and its units, where most groups have the same there: `{Group}/Sources/{Unit}` of modules.
    private func inModules(_ own: (form: Learned<String>, group: String?, grouped: Int?)) -> (
        form: Learned<String>, group: String?, grouped: Int?
    ) {
        let folders = sheet.units.map(\.folder)
        guard ["{Group}", "{Group}/{Unit}"].contains(own.form.value),
            let top = LearnedArchitecture.place(of: folders, below: ".")
        else { return own }
        let isOwn = own.form.value.hasSuffix("{Unit}")
        var forms = Tally<String>()
        // The same where a module with one scene is a group as all others are.
        var grouped = Tally<String>()
        for unit in sheet.units where unit.folder.hasPrefix(top + "/") {
            var parts = unit.folder.dropFirst(top.count + 1).split(separator: "/").map(String.init)
            if isOwn {
                guard parts.last?.replacing(" ", with: "") == unit.stem else { continue }
                parts.removeLast()
            }
            guard let first = parts.first, parts.count > 1 else { continue }
            // A module of its own is named after it.
            let isNamed = !isOwn && first.contains(unit.stem)
            let around = isNamed ? first.replacingFirst(unit.stem, with: "{Unit}") : "{Group}"
            // The modules of a group are named after it: `MyPage/MyPagePresenter`.
            let words = UnitWords(name: first, property: UnitName(first).propertyName)
            let inner = parts.dropFirst().map { part in
                words.form(of: part[...])?.replacing("{Unit}", with: "{Group}") ?? part
            }
            let end = isOwn ? ["{Unit}"] : []
            forms.add(([around] + (isNamed ? Array(parts.dropFirst()) : inner) + end).joined(separator: "/"))
            grouped.add((["{Group}"] + inner + end).joined(separator: "/"))
        }
        if let most = forms.most, most.evidence.count * 2 <= sheet.units.count { forms = grouped }
        guard let most = forms.most, most.evidence.count * 2 > sheet.units.count else { return own }
        let evidence = Evidence(most.evidence.count, of: sheet.units.count)
        let isGrouped = most.value.contains("{Group}")
        return (
            Learned(most.value, evidence), isGrouped ? "group" : nil,
            isGrouped ? own.grouped.map { min($0, evidence.count) } : nil
        )
    }

    /// The folders in which roles lie that lie outside of their units' in most, by the roles' ids, seen from around all sources.
    func elsewhere() -> [String: Learned<String>] {
        var found: [String: Learned<String>] = [:]
        for entry in sheet.entries where !entry.name.isOpen {
            var (folders, count): ([String: Int], Int) = ([:], 0)
            var forms = Tally<String>()
            for (number, types) in sheet.types.enumerated() {
                guard let type = types[entry.name]?.first else { continue }
                count += 1
                let (folder, unit) = (sheet.app.folder(of: type), sheet.units[number])
                let known = [unit.folder] + (unit.beside?.folders ?? [])
                if !known.contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }) {
                    folders[folder, default: 0] += 1
                    forms.add(Self.form(sheet.app.shown(folder), named: unit.stem))
                }
            }
            let outside = folders.values.reduce(0, +)
            guard outside > 2, outside * 2 > count else { continue }
            // One in a module of its scene's lies alike in all, though no folder is that of two.
            if let most = forms.most, most.value.contains("{Unit}"), most.evidence.count * 5 >= outside * 4 {
                found[entry.id] = Learned(most.value, Evidence(most.evidence.count, of: count))
                continue
            }
            guard
                let around = FoldersAround(folders).innermost(with: (outside * 4 + 4) / 5)
            else { continue }
            let shown = sheet.app.shown(String(around))
            if !shown.isEmpty { found[entry.id] = Learned(shown, Evidence(outside, of: count)) }
        }
        return found
    }

    /// The form of a folder's path: of those in it that bear the unit's name, the innermost tells it.
    private static func form(_ folder: String, named stem: String) -> String {
        var parts = folder.split(separator: "/").map(String.init)
        guard let index = parts.lastIndex(where: { $0.contains(stem) }) else { return folder }
        for number in parts.indices where number <= index {
            parts[number] = parts[number].replacingFirst(stem, with: "{Unit}")
        }
        return parts.joined(separator: "/")
    }

    private func ownFolder() -> (form: Learned<String>, group: String?, grouped: Int?) {
        var folders: [String: Int] = [:]
        for unit in sheet.units { folders[unit.folder, default: 0] += 1 }
        // One folder for most is no group of some.
        let flat = folders.first { $0.value > 2 && $0.value * 2 > sheet.units.count }?.key
        var forms = Tally<String>()
        var parents: [String: Int] = [:]
        for unit in sheet.units {
            let parts = unit.folder.split(separator: "/").map(String.init)
            let last = Self.name(of: parts.last ?? "", beside: unit.stem)
            let parent = parts.dropLast().last ?? ""
            if unit.folder == flat {
                forms.add(".")
            } else if last == unit.stem {
                forms.add("{Unit}")
            } else if unit.stem == parent + last, !last.isEmpty, !parent.isEmpty {
                forms.add("{Group}/{Name}")
            } else if last.contains(unit.stem), unit.stem.count > 2 {
                forms.add(last.replacingFirst(unit.stem, with: "{Unit}"))
            } else {
                forms.add("{Group}")
            }
            parents[parts.dropLast().joined(separator: "/"), default: 0] += 1
        }
        guard var most = forms.most else { return (Learned("{Unit}", Evidence(0, of: 0)), nil, nil) }
        if most.value == "{Group}", let named = namedGroups() { return (named, "group", nil) }
        let biggest = parents.values.max() ?? 0
        let isSpread = parents.count > 1 && (biggest * 2 < sheet.units.count || isSpread(over: parents))
        guard most.value != ".", !most.value.contains("{Group}"), isSpread else {
            return (most, most.value.contains("{Group}") ? "group" : nil, nil)
        }
        most.value = "{Group}/" + most.value
        // The folder that the others are below holds some of its own, which are in none.
        let around = parents.filter { one in parents.keys.contains { $0.hasPrefix(one.key + "/") } }
        let outermost = around.max { ($0.value, $1.key) < ($1.value, $0.key) }?.value ?? 0
        return (most, "group", max(0, most.evidence.count - outermost))
    }

    /// The form of groups that are all called alike behind their own names, as targets of a package are: `CartFeature`, `HomeFeature`.
    private func namedGroups() -> Learned<String>? {
        let names = sheet.units.map { CamelWords($0.folder.split(separator: "/").last.map(String.init) ?? "") }
        var endings = Tally<String>()
        for name in names where name.count > 1 && !name.name.contains(" ") { endings.add(name.word(name.count - 1)) }
        guard let most = endings.most, most.evidence.count * 5 >= names.count * 4, most.value != "View",
            Set(names.map(\.name)).count > 2
        else { return nil }
        return Learned("{Group}" + most.value, Evidence(most.evidence.count, of: names.count))
    }

    /// A folder's name as types are named: `CertificateDetail` of "Certificate Detail", and of "Certificate detail" where a unit is
    /// called so.
    private static func name(of folder: String, beside stem: String) -> String {
        guard !folder.contains(stem), folder.contains(" ") else { return folder }
        let name = folder.replacing(" ", with: "")
        return name.lowercased() == stem.lowercased() ? stem : name
    }

    /// Returns true if one folder lies right around those that hold units, and none of these holds nearly all: the biggest is no place
    /// for all.
    private func isSpread(over parents: [String: Int]) -> Bool {
        let around = Set(parents.keys.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
        return around.count == 1 && (parents.values.max() ?? 0) * 5 < sheet.units.count * 4
            && parents.values.count { $0 > 1 } > 1
    }

    /// The files, each with what mostly stands in it.
    func files() -> [LearnedFile] {
        let paths = self.paths()
        var found: [String: Set<Int>] = [:]
        for (number, unit) in sheet.types.enumerated() {
            for (role, types) in unit {
                guard let type = types.first else { continue }
                found[sheet.place(ofFileOf: type, role, number), default: []].insert(sheet.app.types[type].file)
            }
        }
        var files: [LearnedFile] = []
        for entry in sheet.entries {
            guard let tally = paths[entry.name], var path = tally.most else { continue }
            // No place of a few is that of all.
            var below: Evidence?
            if path.evidence.count * 2 <= tally.total, let (around, count) = Self.around(tally) {
                path = Learned(around, Evidence(tally.counts[around] ?? 0, of: tally.total))
                below = Evidence(count, of: tally.total)
            }
            let index: Int
            if let known = files.firstIndex(where: { $0.path.value == path.value }) {
                index = known
                files[index].holds.append(Learned(entry.id, path.evidence))
                // The file is where most of what stands in it says.
                if path.evidence.count > files[index].path.evidence.count { files[index].path.evidence = path.evidence }
            } else {
                index = files.count
                files.append(
                    LearnedFile(
                        id: Self.id(path.value, of: entry.id, beside: files), path: path,
                        holds: [Learned(entry.id, path.evidence)], below: below))
            }
            let others = tally.counts.filter { $0.key != path.value }
            if let second = others.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
                files[index].others[entry.id] = Learned(second.key, Evidence(second.value, of: tally.total))
            }
        }
        for index in files.indices { files[index].imports = imports(of: found[files[index].path.value] ?? []) }
        return files
    }

    /// The path in the innermost folder beside units around nearly all places that a part has there, with how many these are; `nil` where
    /// there is none.
    private static func around(_ tally: Tally<String>) -> (path: String, count: Int)? {
        var folders: [String: Int] = [:]
        for (path, count) in tally.counts where path.hasPrefix("/") {
            folders["/" + path.split(separator: "/").dropLast().joined(separator: "/"), default: 0] += count
        }
        let around = FoldersAround(folders)
        guard let parts = tally.most?.value.split(separator: "/"), let name = parts.last else { return nil }
        // A folder that is called after the scene or its group is that of no one group.
        let least = parts.dropLast().contains { $0.contains("{") } ? (tally.total * 4 + 4) / 5 : tally.total / 2 + 1
        guard
            let folder = around.innermost(with: (tally.total * 4 + 4) / 5) ?? around.innermost(with: least),
            folder.count > 1
        else { return nil }
        return ("\(folder)/\(name)", around.counts[folder] ?? 0)
    }

    /// The paths of each role's files as name forms. What lies in one folder for all is in one place, wherever the rest of each unit lies.
    private func paths() -> [RoleName: Tally<String>] {
        struct Place: Hashable {
            var role: RoleName
            var folder: String
            var name: Substring?
        }
        var counts: [Place: Tally<String>] = [:]
        for (number, unit) in sheet.types.enumerated() {
            for (role, types) in unit {
                guard let type = types.first else { continue }
                let file = sheet.app.files[sheet.app.types[type].file]
                let path = sheet.place(ofFileOf: type, role, number)
                let place = Place(role: role, folder: file.folder, name: path.split(separator: "/").last)
                counts[place, default: Tally()].add(path)
            }
        }
        var paths: [RoleName: Tally<String>] = [:]
        for (place, tally) in counts {
            guard let most = tally.most else { continue }
            let all = sheet.types.count { $0[place.role] != nil }
            for (path, count) in tally.counts {
                for _ in 0..<count {
                    paths[place.role, default: Tally()].add(tally.total * 2 > all ? most.value : path)
                }
            }
        }
        return paths
    }

    /// Returns the modules that most of some files import.
    private func imports(of files: Set<Int>) -> [Learned<String>] {
        var counts: [String: Int] = [:]
        for file in files { for module in Set(sheet.app.files[file].imports) { counts[module, default: 0] += 1 } }
        return counts.map { Learned($0.key, Evidence($0.value, of: files.count)) }.filter(\.evidence.isSure)
            .sorted { $0.value < $1.value }
    }

    /// A file's id: what its name says after the unit's, or what stands in it.
    static func id(_ path: String, of held: String, beside files: [LearnedFile]) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let words = name.replacing("{Unit}", with: "").replacing(".swift", with: "")
        let isPlain = !words.isEmpty && words.allSatisfy { $0.isLetter && $0.isASCII }
        let id = (isPlain ? UnitName(words).propertyName : held) + "File"
        let taken = Set(files.map(\.id))
        let further = (2...).lazy.map { "\(held)\($0)File" }
        return [id, held + "File"].first { !taken.contains($0) } ?? further.first { !taken.contains($0) } ?? id
    }

    /// The folders of a part below the one that units share, as name forms: it may be put together as its unit is.
    private static func further(_ folders: [Substring], _ beside: AppUnit.Beside, of unit: AppUnit) -> [String] {
        let home = unit.folder.dropFirst(beside.root.count).split(separator: "/").dropFirst()
        // What nearly all units lie in is no group.
        let fixed = max(0, beside.depth - 1)
        let isAlike = folders.prefix(fixed) == home.prefix(fixed)
        let group = unit.folder.split(separator: "/").last { !$0.contains(unit.stem) }
        var further = folders.enumerated().map { index, part in
            part.contains(unit.stem)
                ? String(part).replacingFirst(unit.stem, with: "{Unit}")
                : part == group && !(index < fixed && isAlike) ? "{Group}" : String(part)
        }
        // Where both are put together in folders of one path, all of it is the group.
        let mirrored = folders.prefix { !$0.contains(unit.stem) }
        if mirrored.count > fixed + 1, home.prefix(while: { !$0.contains(unit.stem) }) == mirrored {
            further.replaceSubrange(fixed..<mirrored.count, with: ["{Group}"])
        }
        return further
    }

    /// A file's path inside a unit's folder as a name form, or with a slash before it, beside that.
    static func form(_ file: SourceApp.File, of unit: AppUnit) -> String {
        let name = file.name.replacingFirst(unit.stem, with: "{Unit}")
        if file.folder.hasPrefix(unit.folder + "/") {
            let inside = String(file.folder.dropFirst(unit.folder.count + 1)) + "/"
            return inside.replacingFirst(unit.stem, with: "{Unit}") + name
        }
        guard let beside = unit.beside, file.folder != unit.folder,
            let shared = beside.folders.first(where: { file.folder == $0 || file.folder.hasPrefix($0 + "/") })
        else { return name }
        let further = Self.further(file.folder.dropFirst(shared.count).split(separator: "/"), beside, of: unit)
        return (["", String(shared.dropFirst(beside.root.count + 1))] + further + [name]).joined(separator: "/")
    }
}
