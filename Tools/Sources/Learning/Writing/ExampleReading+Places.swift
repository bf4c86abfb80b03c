/// Where a new unit has the files of the example.
extension ExampleReading {
    /// The files of the example, each where most units have it, with their texts.
    func placed(
        _ texts: [(path: String, text: String)], of number: Int
    ) -> (files: [LearnedFile], templates: [String: String]) {
        let unit = units[number]
        let dates = units.flatMap { $0.members.map { app.files[app.types[$0.type].file].path } }.prefix(60).compactMap(
            date)
        let held = texts.map { path, _ in
            unit.members.filter { app.files[app.types[$0.type].file].path == path }
                .compactMap { member in usual[member.role].map { (member, $0) } }
        }
        let ownForms = held.map { $0.first.map { form(ofFileOf: $0.0, of: unit) } }
        var files: [LearnedFile] = []
        var templates: [String: String] = [:]
        // A module may have no two files of one name.
        func isTaken(_ form: String, besides index: Int) -> Bool {
            func isCalledSo(_ other: String) -> Bool {
                other.split(separator: "/").last == form.split(separator: "/").last
            }
            return ownForms.indices.contains { $0 != index && ownForms[$0].map(isCalledSo) ?? false }
                || files.contains { isCalledSo($0.path.value) }
        }
        for (index, (path, text)) in texts.enumerated() {
            let held = held[index]
            guard let first = held.first, let own = ownForms[index] else {
                guard let file = functions.files[number].first(where: { app.files[$0].path == path }) else { continue }
                let form = PlacementLearning.form(app.files[file], of: unit)
                let id = PlacementLearning.id(form, of: "function", beside: files)
                files.append(
                    LearnedFile(id: id, path: Learned(form, functions.evidence(form)), holds: [], isOfFunctions: true))
                templates[id] = HeadAuthor.withTags(text, as: date(in: path), among: dates)
                continue
            }
            // What most have in a file with others, and the example beside it, stays where that has it.
            let most = place(of: first.1, own)
            let form = isTaken(most, besides: index) ? own : most
            let id = PlacementLearning.id(form, of: first.1.id, beside: files)
            // Of a role of which it has several, one says it.
            let holds = held.indices.filter { index in !held[..<index].contains { $0.1.id == held[index].1.id } }
                .map { Learned(held[$0].1.id, evidence(of: held[$0].1, in: form)) }
            let learnedPath = Learned(form, holds.map(\.evidence).max { $0.count < $1.count } ?? Evidence(0, of: 0))
            let below = learned.files.first { $0.path.value == form }?.below
            files.append(LearnedFile(id: id, path: learnedPath, holds: holds, below: below))
            templates[id] = HeadAuthor.withTags(text, as: date(in: path), among: dates)
        }
        return (files, templates)
    }

    /// Where a file of the example belongs: in the folder in which most have it.
    private func place(of role: LearnedRole, _ own: String) -> String {
        let name = own.split(separator: "/").last.map(String.init) ?? own
        for file in learned.files {
            guard let most = file.holds.first(where: { $0.value == role.id })?.evidence else { continue }
            // Where all lie in folders of their own below one, that one is the place.
            if file.below != nil, most.count < 2, file.path.value.hasSuffix("/" + name) { return file.path.value }
            // A folder that one unit alone has is its own.
            if most.count < 2, units.count > 2 { return name }
            let here = standing(role.name, in: own)
            let isNamedSo = file.path.value.hasSuffix("/" + name) || file.path.value == name
            // What few call it is no name for all.
            return most.count > here.count && (isNamedSo || here.share < 0.34) ? file.path.value : own
        }
        return own
    }

    /// In how many units a role stands in a file of this form. What lies in one folder for all does so wherever the rest of a unit is.
    private func evidence(of role: LearnedRole, in form: String) -> Evidence {
        let own = standing(role.name, in: form)
        let held = learned.files.first { $0.path.value == form }?.holds.first { $0.value == role.id }?.evidence
        return held.map { $0.count > own.count ? $0 : own } ?? own
    }

    /// In how many units a role stands in a file of this form, as it is seen from the unit.
    private func standing(_ role: RoleName, in form: String) -> Evidence {
        var (count, total) = (0, 0)
        for unit in units {
            guard let member = unit.members.first(where: { $0.role == role }) else { continue }
            total += 1
            if self.form(ofFileOf: member, of: unit) == form { count += 1 }
        }
        return Evidence(count, of: total)
    }

    /// The form of the path of a part's file, as it is where the part is called as most of its role are.
    private func form(ofFileOf member: AppUnit.Member, of unit: AppUnit) -> String {
        let form = PlacementLearning.form(app.files[app.types[member.type].file], of: unit)
        guard let role = usual[member.role], !role.spellings.isEmpty else { return form }
        return role.spellings.place(form, role.form, ofFileOf: app.types[member.type].name, in: unit.stem)
    }
}
