import Architecture

/// Finds where units lie and which files they are written in.
struct PlacementLearning {
    let sheet: RoleSheet

    /// The form of a unit's folder, and the word for what units are put together in, where their folders show such a thing.
    func folder() -> (form: Learned<String>, group: String?, grouped: Int?) {
        var (form, group, grouped) = ownFolder()
        guard let root = sheet.units.first?.beside?.root,
            let place = LearnedArchitecture.place(of: sheet.units.map(\.folder), below: form.value),
            place.hasPrefix(root + "/")
        else { return (form, group, grouped) }
        form.value = place.dropFirst(root.count + 1) + (form.value == "." ? "" : "/" + form.value)
        form.evidence = form.evidence.within(sheet.units.map(\.folder), below: place)
        return (form, group, grouped)
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
            // "Certificate Detail" is named after CertificateDetail.
            let last = (parts.last ?? "").replacing(" ", with: "")
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
        let isSpread = parents.count > 1 && (parents.values.max() ?? 0) * 2 < sheet.units.count
        guard most.value != ".", !most.value.contains("{Group}"), isSpread else {
            return (most, most.value.contains("{Group}") ? "group" : nil, nil)
        }
        most.value = "{Group}/" + most.value
        // The folder that the others are below holds some of its own, which are in none.
        let around = parents.filter { one in parents.keys.contains { $0.hasPrefix(one.key + "/") } }
        let outermost = around.max { ($0.value, $1.key) < ($1.value, $0.key) }?.value ?? 0
        return (most, "group", max(0, most.evidence.count - outermost))
    }

    /// The files, each with what mostly stands in it.
    func files() -> [LearnedFile] {
        let paths = self.paths()
        var found: [String: Set<Int>] = [:]
        for (number, unit) in sheet.types.enumerated() {
            for types in unit.values {
                guard let type = types.first else { continue }
                let file = sheet.app.types[type].file
                found[Self.form(sheet.app.files[file], of: sheet.units[number]), default: []].insert(file)
            }
        }
        var files: [LearnedFile] = []
        for entry in sheet.entries {
            guard let tally = paths[entry.name], let path = tally.most else { continue }
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
                        holds: [Learned(entry.id, path.evidence)]))
            }
            let others = tally.counts.filter { $0.key != path.value }
            if let second = others.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
                files[index].others[entry.id] = Learned(second.key, Evidence(second.value, of: tally.total))
            }
        }
        for index in files.indices { files[index].imports = imports(of: found[files[index].path.value] ?? []) }
        return files
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
                let path = Self.form(file, of: sheet.units[number])
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
        return files.contains { $0.id == id } ? held + "File" : id
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
        // A part may be put together as its unit is.
        let group = unit.folder.split(separator: "/").last { !$0.contains(unit.stem) }
        let further = file.folder.dropFirst(shared.count).split(separator: "/").map { part in
            part.contains(unit.stem)
                ? String(part).replacingFirst(unit.stem, with: "{Unit}")
                : part == group ? "{Group}" : String(part)
        }
        return (["", String(shared.dropFirst(beside.root.count + 1))] + further + [name]).joined(separator: "/")
    }
}
