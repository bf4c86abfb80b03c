import Architecture
import Conformance
import Findings
import SourceModel

/// The folders in which a unit's parts stand.
extension UnitRule {
    /// A part of a unit in a file of a place that the definition names.
    private struct PlacedFile {
        let type: TypeIndex.ID
        let part: Part
        let file: UnitFile
        let path: String
        /// The folders of the path, without those that the definition has inside of the unit's.
        let folders: [Substring]

        /// Returns true if the file begins with its folder's name in the place of its unit's.
        func isCalledAsFolder(_ unit: UnitName) -> Bool {
            let name = path.split(separator: "/").last ?? ""
            return name.hasPrefix((folders.last ?? "").filter { $0 != " " }) && !name.hasPrefix(unit.typeName)
        }
    }

    /// Tells of a unit's files that stand outside of its folder, and of a folder that is called otherwise.
    ///
    /// - Parameter names: The names of all units, in lower case.
    func folders(_ unit: MappedUnit, among names: Set<String>, _ app: CheckedApp, _ verdict: inout Verdict) {
        let statement = app.statement(app.definition.unit, "folder")
        guard let form = FolderForm(app.definition.unit),
            statement?.isCounted != true || app.isWithoutException(statement)
        else { return }
        let placed = self.placed(unit, app)
        verdict.judged += placed.count
        let outside = placed.filter { file in
            !form.contains(file.folders, unit.name) || form.isOfAnother(file.folders, unit.name, among: names)
        }
        guard !outside.isEmpty else { return }
        let home = placed.first { form.fits($0.folders, unit.name) }
        if let home, outside.count * 2 <= placed.count {
            for file in outside {
                let isOfAnother = form.isOfAnother(file.folders, unit.name, among: names)
                stray(file, home, unit, isOfAnother: isOfAnother, app, &verdict)
            }
        } else if outside.count == placed.count, placed.count > 2, Set(placed.map(\.folders)).count == 1,
            let wanted = form.name(unit.name), statement?.isCounted != true,
            // Where the files are called as the folder is, their names are told.
            !placed.contains(where: { $0.isCalledAsFolder(unit.name) })
        {
            verdict.findings.append(otherwiseCalled(placed[0], wanted, unit, app))
        }
    }

    /// The files of a unit, each once, of which the definition says where they stand.
    private func placed(_ unit: MappedUnit, _ app: CheckedApp) -> [PlacedFile] {
        let index = app.map.index
        let files = app.definition.files.filter { $0.place == .sources && $0.path.isOfUnit && !$0.path.namesSeveral }
        var seen: Set<Int> = []
        return unit.types.sorted { $0.key.id < $1.key.id }.flatMap { part, types -> [PlacedFile] in
            guard let file = files.first(where: { $0.holds.contains(part.id) }),
                !file.path.description.hasPrefix("/")
            else { return [] }
            return types.compactMap { type in
                guard app.map.players[type]?.isNamed == true, index[type].parent == nil,
                    seen.insert(index[type].file).inserted
                else { return nil }
                let path = app.spot(of: type).path
                var folders = Array(path.split(separator: "/").dropLast())
                let inside = file.path.name(for: unit.name).split(separator: "/").dropLast()
                if folders.suffix(inside.count).elementsEqual(inside) { folders.removeLast(inside.count) }
                return PlacedFile(type: type, part: part, file: file, path: path, folders: folders)
            }
        }
    }

    private func stray(
        _ file: PlacedFile, _ home: PlacedFile, _ unit: MappedUnit, isOfAnother: Bool, _ app: CheckedApp,
        _ verdict: inout Verdict
    ) {
        let index = app.map.index
        // What it shares with another unit may stand with that; and who wrote no rule has only shown that each stands with its own.
        let isShared = index.declarations(inFile: index[file.type].file).contains { id, _ in
            app.map.players[id]?.unit.map { app.map.units[$0].name != unit.name } ?? false
        }
        guard !isShared, !app.isLearned || isOfAnother else {
            verdict.leave(.otherwise)
            return
        }
        let name = file.path.split(separator: "/").last ?? ""
        let folder = file.folders.last ?? ""
        // Where the file is called as its folder is, its name is told.
        if file.isCalledAsFolder(unit.name) { return }
        let own = home.folders.joined(separator: "/")
        var finding = app.finding(
            Self.self, of: unit.name, part: file.part.id,
            "\(name) stands in \(folder), and not with the \(app.definition.unit.word) \(unit.name.typeName) in \(home.folders.last ?? "")",
            at: app.spot(of: file.type), subject: app.name(file.type))
        finding.identity.subject = Self.ofFolder
        finding.statement = app.statement(app.definition.unit, "folder")
        finding.reason = "Whoever looks for a part of a \(app.definition.unit.word) looks in its folder."
        let inside = file.file.path.name(for: unit.name).split(separator: "/").dropLast().map { $0 + "/" }.joined()
        let wanted = "/\(own)/\(inside)\(name)"
        let isTaken = index.files.contains { $0.path == wanted }
        finding.remedy = "Move it to \(home.folders.last ?? "")/\(inside)\(name)."
        verdict.add(finding, isTaken ? nil : .rename(path: file.path, to: wanted))
    }

    private func otherwiseCalled(_ file: PlacedFile, _ wanted: String, _ unit: MappedUnit, _ app: CheckedApp) -> Finding
    {
        let folder = file.folders.last ?? ""
        var finding = app.finding(
            Self.self, of: unit.name, part: file.part.id,
            "the folder of the \(app.definition.unit.word) \(unit.name.typeName) is called \(folder), and not \(wanted)",
            at: app.spot(of: file.type), subject: app.name(file.type))
        finding.identity.subject = Self.ofFolder
        finding.statement = app.statement(app.definition.unit, "folder")
        finding.reason = "Whoever looks for a \(app.definition.unit.word) looks for its folder."
        finding.remedy = "Rename the folder: \(wanted)."
        return finding
    }

    private static let ofFolder = "folder"
}

/// The name of a unit's folder, as far as the unit's own name says it: `{Unit}Module`, or `{Group}/{Name}` for the last folder.
private struct FolderForm {
    private let before: Substring
    private let after: Substring
    /// True if the folder above has the beginning of the unit's name: `Items/List` of ItemsList.
    private let isSplit: Bool

    /// Takes the form; nil where the folder is not named after the unit.
    init?(_ unit: ArchitectureDefinition.Unit) {
        guard let last = unit.folder.description.split(separator: "/").last else { return nil }
        for placeholder in ["{Unit}", "{Name}"] {
            let parts = last.split(separator: placeholder, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts.contains(where: { $0.contains("{") }) else { continue }
            (before, after) = (parts[0], parts[1])
            isSplit = placeholder == "{Name}" && unit.group?.namesUnits == true
            return
        }
        return nil
    }

    /// The folder's name; nil where two folders share the unit's.
    func name(_ unit: UnitName) -> String? { isSplit ? nil : "\(before)\(unit.typeName)\(after)" }

    /// Returns true if one of some folders is called so.
    func contains(_ folders: [Substring], _ unit: UnitName) -> Bool {
        (0...folders.count).contains { fits(folders.prefix($0), unit) }
    }

    /// Returns true if the last of some folders is called so.
    func fits(_ folders: some BidirectionalCollection<Substring>, _ unit: UnitName) -> Bool {
        names(folders).contains(unit.typeName.lowercased())
    }

    /// Returns true if the last of some folders is called after another unit.
    ///
    /// - Parameter units: The names of all units, in lower case.
    func isOfAnother(_ folders: [Substring], _ unit: UnitName, among units: Set<String>) -> Bool {
        !fits(folders, unit) && names(folders).contains(where: units.contains)
    }

    /// The names in lower case that the unit of a folder may have.
    private func names(_ folders: some BidirectionalCollection<Substring>) -> [String] {
        guard let last = folders.last?.lowercased() else { return [] }
        let (before, after) = (before.lowercased(), after.lowercased())
        guard last.hasPrefix(before), last.hasSuffix(after), last.count > before.count + after.count else { return [] }
        let own = String(last.dropFirst(before.count).dropLast(after.count))
        return isSplit ? [(folders.dropLast().last?.lowercased() ?? "") + own, own] : [own]
    }
}
