import Architecture

/// Finds where units lie and which files they are written in.
struct PlacementLearning {
    let sheet: RoleSheet

    /// The form of a unit's folder, and the word for what units are put together in, where their folders show such a thing.
    func folder() -> (Learned<String>, group: String?) {
        var forms = Tally<String>()
        var parents: [String: Int] = [:]
        for unit in sheet.units {
            let parts = unit.folder.split(separator: "/").map(String.init)
            let last = parts.last ?? ""
            let parent = parts.dropLast().last ?? ""
            if last == unit.stem {
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
        guard var most = forms.most else { return (Learned("{Unit}", Evidence(0, of: 0)), nil) }
        let isSpread = parents.count > 1 && (parents.values.max() ?? 0) * 2 < sheet.units.count
        if !most.value.contains("{Group}"), isSpread { most.value = "{Group}/" + most.value }
        return (most, most.value.contains("{Group}") ? "group" : nil)
    }

    /// The files, each with what mostly stands in it.
    func files() -> [LearnedFile] {
        var paths: [RoleName: Tally<String>] = [:]
        for (number, unit) in sheet.types.enumerated() {
            for (role, types) in unit {
                guard let type = types.first else { continue }
                let file = sheet.app.files[sheet.app.types[type].file]
                paths[role, default: Tally()].add(form(file, of: sheet.units[number]))
            }
        }
        var files: [LearnedFile] = []
        for entry in sheet.entries {
            guard let path = paths[entry.name]?.most else { continue }
            if let index = files.firstIndex(where: { $0.path.value == path.value }) {
                files[index].holds.append(Learned(entry.id, path.evidence))
                // The file is where most of what stands in it says.
                if path.evidence.count > files[index].path.evidence.count { files[index].path.evidence = path.evidence }
            } else {
                files.append(
                    LearnedFile(
                        id: Self.id(path.value, of: entry.id, beside: files), path: path,
                        holds: [Learned(entry.id, path.evidence)]))
            }
        }
        return files
    }

    /// A file's id: what its name says after the unit's, or what stands in it.
    private static func id(_ path: String, of held: String, beside files: [LearnedFile]) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let words = name.replacing("{Unit}", with: "").replacing(".swift", with: "")
        let isPlain = !words.isEmpty && words.allSatisfy { $0.isLetter && $0.isASCII }
        let id = (isPlain ? UnitName(words).propertyName : held) + "File"
        return files.contains { $0.id == id } ? held + "File" : id
    }

    /// A file's path inside a unit's folder as a name form.
    func form(_ file: SourceApp.File, of unit: AppUnit) -> String {
        var inside = ""
        if file.folder.hasPrefix(unit.folder + "/") { inside = file.folder.dropFirst(unit.folder.count + 1) + "/" }
        let folder = inside.replacingFirst(unit.stem, with: "{Unit}")
        return folder + file.name.replacingFirst(unit.stem, with: "{Unit}")
    }
}
