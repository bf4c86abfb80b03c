import Architecture
import Conformance
import Findings
import SourceModel

/// The names of files that hold a unit's parts.
extension UnitRule {
    /// A file by its name, where a part is to be declared.
    private struct WantedFile {
        let file: UnitFile
        let name: String
    }

    /// Tells of parts in files of other names than the definition says, each file once.
    func fileNames(of actors: [Actor], _ unit: MappedUnit, _ app: CheckedApp, _ verdict: inout Verdict) {
        let placed = actors.compactMap { actor in wantedFile(of: actor, unit, app).map { (actor, $0) } }
        // Of two parts in one file, the one that gives it its name tells.
        let isNamesake = { (actor: Actor, wanted: WantedFile) in wanted.name == app.name(actor.player.type) + ".swift" }
        var told: Set<Int> = []
        var ofFolder: Int?
        for (actor, wanted) in placed.filter(isNamesake) + placed.filter({ !isNamesake($0, $1) }) {
            verdict.judged += 1
            guard !told.contains(actor.declaration.file), let found = misnamed(actor, unit, wanted, app) else {
                continue
            }
            told.insert(actor.declaration.file)
            // Where the folder and all files are called otherwise, one name is to be given to all.
            if found.isOfFolder, let ofFolder {
                let note = Finding.Note(message: "\(found.finding.message), too", place: found.finding.place)
                verdict.findings[ofFolder].notes.append(note)
                continue
            }
            if found.isOfFolder { ofFolder = verdict.findings.count }
            verdict.add(found.finding, found.mend)
        }
    }

    private func wantedFile(of actor: Actor, _ unit: MappedUnit, _ app: CheckedApp) -> WantedFile? {
        let role = app.definition.role(actor.role)
        guard actor.player.isNamed, role?.type.name(for: unit.name) == app.name(actor.player.type),
            let file = app.definition.files.first(where: { $0.place == .sources && $0.holds.contains(actor.role) }),
            file.path.isOfUnit, !file.path.namesSeveral, !app.isPreview(actor.player.type),
            app.isUsual(app.statement(file, "path")),
            // What is private to a file cannot leave it.
            app.map.index[actor.player.type].access.map({ $0 > .fileprivate }) ?? true,
            isImporting(actor, app),
            let name = file.path.name(for: unit.name).split(separator: "/").last
        else { return nil }
        return WantedFile(file: file, name: String(name))
    }

    /// Returns false of what imports none of the modules that a learned definition saw all files of its layer import: a view of the
    /// repository's own command, that no screen shows.
    private func isImporting(_ actor: Actor, _ app: CheckedApp) -> Bool {
        let layer = app.definition.layers.first { $0.id == app.definition.role(actor.role)?.layer }
        let modules = (layer?.imports ?? []).filter { module in
            let counted = app.statement(layer, "imports", module)?.counted
            return counted.map { $0.count == $0.all && $0.all >= Self.manyFiles } ?? false
        }
        return modules.isEmpty
            || app.map.index.files[actor.declaration.file].imports.contains { modules.contains($0.module) }
    }

    /// So many files show what one of their layer cannot do without.
    private static let manyFiles = 10

    private func misnamed(
        _ actor: Actor, _ unit: MappedUnit, _ wanted: WantedFile, _ app: CheckedApp
    ) -> (finding: Finding, mend: Mend?, isOfFolder: Bool)? {
        let file = app.map.index.files[actor.declaration.file]
        let (path, name) = (file.path, file.name)
        // Whoever looks for a file finds one whose name differs in case alone.
        guard name.lowercased() != wanted.name.lowercased() else { return nil }
        // In a file that is named after another role, a part is found as well as in one of its own name.
        let own = "\(app.name(actor.player.type)).swift"
        if name == own, wanted.name != own { return nil }
        if app.statement(wanted.file, "path")?.isCounted == true, isFound(actor, unit, inFile: name, app) { return nil }
        // Of two types of one name in a module, one stands where it should.
        let twins = app.map.index.types(named: app.name(actor.player.type)).filter { twin in
            let other = app.map.index.files[app.map.index[twin].file]
            return file.modules.isEmpty || !Set(file.modules).isDisjoint(with: other.modules)
        }
        if twins.contains(where: { app.spot(of: $0).path.hasSuffix("/\(wanted.name)") }) { return nil }
        var message =
            "\(app.name(actor.player.type)) is declared in \(LookAlike.visible(name[...])), and not in \(wanted.name)"
        if let letter = LookAlike.letter(of: name, wanted.name[...]) {
            message += ": the file's name has \(letter)"
        }
        var finding = app.finding(
            Self.self, actor, message, at: actor.declaration, subject: app.name(actor.player.type))
        finding.identity.subject = Self.ofFile
        finding.statement = app.statement(wanted.file, "path")
        finding.reason = "Whoever looks for a part of a \(app.definition.unit.word) looks for its file."
        let mend = mend(actor, wanted.name, app)
        let isTaken = app.hasFile(named: wanted.name)
        // `LoginViewController_Wide.swift` beside the plain one is a variant.
        if isTaken, name.hasPrefix(Self.withoutEnding(wanted.name[...])) { return nil }
        if !isTaken, isFolderNamed(as: name, unit, wanted, path) {
            // Where the folder is called as the file is, the type may be the one that is misspelt; but none can be called as a module is.
            if isNamedAsModule(folderName(of: path), app) { return nil }
            let type = app.name(actor.player.type)
            finding.remedy =
                "Give both one name: rename \(type) to \(Self.withoutEnding(name)), or the file to \(wanted.name)."
            return (finding, nil, true)
        }
        guard !isTaken, mend != nil || isNamedAfter(actor, unit, wanted, name, app) else {
            finding.remedy = "Move it to \(wanted.name)."
            return (finding, nil, false)
        }
        finding.remedy = "Rename the file: \(wanted.name)."
        return (finding, mend, false)
    }

    private static func withoutEnding(_ name: Substring) -> Substring { name.dropLast(".swift".count) }

    /// Returns true if a file's folder has the file's name for the unit, blanks aside.
    private func isFolderNamed(as name: Substring, _ unit: MappedUnit, _ wanted: WantedFile, _ path: String) -> Bool {
        let ofUnit = unit.name.typeName
        let ending = wanted.name.hasPrefix(ofUnit) ? wanted.name.dropFirst(ofUnit.count) : ""
        guard !ending.isEmpty, name.hasSuffix(ending) else { return false }
        return folderName(of: path) == String(name.dropLast(ending.count))
    }

    private func folderName(of path: String) -> String {
        path.split(separator: "/").dropLast().last?.filter { $0 != " " } ?? ""
    }

    /// Returns true if some file imports a module of a name.
    private func isNamedAsModule(_ name: String, _ app: CheckedApp) -> Bool {
        app.map.index.files.contains { $0.imports.contains { $0.module == name } }
    }

    /// Tells a file in which a part is found by its name, though a learned definition saw most parts in one of their own: it is
    /// named after the unit, or after another type that it declares.
    private func isFound(_ actor: Actor, _ unit: MappedUnit, inFile name: Substring, _ app: CheckedApp) -> Bool {
        let stem = name.prefix { $0 != "." && $0 != "+" }
        return stem.lowercased() == unit.name.typeName.lowercased()
            || app.map.index.facts(ofFile: actor.declaration.file).types.contains { type in
                type.kind != .extension && type.name == stem
            } || app.map.index.facts(ofFile: actor.declaration.file).protocols.contains { $0.name == stem }
    }

    /// A file in which the type stands alone takes the wanted name.
    private func mend(_ actor: Actor, _ wanted: String, _ app: CheckedApp) -> Mend? {
        let index = app.map.index
        let file = actor.declaration.file
        let others = index.declarations(inFile: file).contains { id, _ in
            id != actor.player.type && index[id].parent == nil
        }
        guard !others, index.facts(ofFile: file).members.isEmpty else { return nil }
        let path = index.files[file].path
        let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        return .rename(path: path, to: "\(folder)/\(wanted)")
    }

    /// Returns true if a file is there for an actor: what else it declares goes with that, as contracts, data and roles of the unit do which
    /// are to stand in the same file; and so do other types without a role where the file's name ends as the wanted one does.
    private func isNamedAfter(
        _ actor: Actor, _ unit: MappedUnit, _ wanted: WantedFile, _ name: Substring, _ app: CheckedApp
    ) -> Bool {
        let own = Set(unit.types.values.joined())
        let ofUnit = unit.name.typeName
        let isLikeWanted = wanted.name.hasPrefix(ofUnit) && name.hasSuffix(wanted.name.dropFirst(ofUnit.count))
        return app.map.index.declarations(inFile: actor.declaration.file).allSatisfy { id, part in
            let player = app.map.players[id]
            return id == actor.player.type || part.isExtension || app.map.index[id].parent != nil
                // What is private to the file goes with it.
                || app.map.index[id].access.map { $0 <= .fileprivate } == true
                || player?.isRole != true && (own.contains(id) || isLikeWanted)
                || own.contains(id) && player.map { wanted.file.holds.contains($0.part.id) } == true
        }
    }
}
