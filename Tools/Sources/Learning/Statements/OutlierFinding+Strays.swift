/// Files that lie outside of their scene's folder, where nearly all others of their kind lie in it.
extension OutlierFinding {
    /// Returns the folder of a type that lies outside of its unit's, `nil` where it lies in it or many others lie outside.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - role: The role that it plays.
    ///   - number: The unit's number.
    func strayFolder(of type: Int, _ role: RoleName, _ number: Int) -> String? {
        let unit = sheet.units[number]
        // A scene is where its screen is, and what lies one folder away is beside it.
        guard learned.folder.evidence.isSure, let screen = sheet.app.screen(of: unit), type != screen,
            isOutside(type, of: unit), !isInOwnFolder(type, of: unit),
            isFar(sheet.app.folder(of: type), from: sheet.app.folder(of: screen))
        else { return nil }
        let all = sheet.units.indices.compactMap { unit in
            sheet.types[unit][role]?.first.map { isOutside($0, of: sheet.units[unit]) }
        }
        guard Evidence(all.count { !$0 }, of: all.count).isAlwaysBut else { return nil }
        return sheet.app.files[sheet.app.types[type].file].folder
    }

    /// Returns true if a type lies in a folder of its unit's name: then it is the screen that stands elsewhere.
    func isInOwnFolder(_ type: Int, of unit: AppUnit) -> Bool {
        let name = sheet.app.folder(of: type).split(separator: "/").last ?? ""
        return name.lowercased() == unit.stem.lowercased()
    }

    /// Returns true if a folder is another scene's, or is not next to the one of a scene's screen.
    private func isFar(_ folder: String, from screen: String) -> Bool {
        let isInOneBranch = (screen + "/").hasPrefix(folder + "/") || (folder + "/").hasPrefix(screen + "/")
        if !isInOneBranch, sheet.units.contains(where: { $0.folder == folder }) { return true }
        func around(_ folder: String) -> Substring { folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)] }
        return !(screen + "/").hasPrefix(around(folder) + "/") && !(folder + "/").hasPrefix(around(screen) + "/")
    }

    /// Returns the one deviation of types that lie in the same folder outside of their unit's.
    func stray(_ types: [SourceType], in folder: String) -> Outlier.Deviation? {
        guard let first = types.first else { return nil }
        let others = types.count == 1 ? "" : " and \(types.count - 1) more"
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        return .init(
            text: "\(first.name)\(others) stands in the folder \(name), not in its scene's folder",
            file: sheet.app.files[first.file].path, line: first.line, cause: .place, others: Self.otherFolder,
            meant: Self.meantPlace)
    }

    /// Units that have shared folders beside their own are placed by the forms of those.
    private func isOutside(_ type: Int, of unit: AppUnit) -> Bool {
        let folder = sheet.app.files[sheet.app.types[type].file].folder
        return unit.beside == nil && folder != unit.folder && !folder.hasPrefix(unit.folder + "/")
    }
}
