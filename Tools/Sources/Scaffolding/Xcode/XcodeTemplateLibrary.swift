import Foundation
import Project
import SourceModel

/// A folder of Xcode file templates, such as `~/Library/Developer/Xcode/Templates/File Templates`.
package struct XcodeTemplateLibrary {
    /// The changes, with paths below the library's folder.
    package struct Changes: Sendable, Equatable {
        /// The files that were written.
        package var written: [String] = []
        /// The files that were removed.
        package var removed: [String] = []
        /// The files that were neither replaced nor removed, since a person wrote or changed them.
        package var kept: [String] = []
        /// Where the texts are that a person wrote or changed, and that were replaced or removed.
        package var copied: [String] = []
    }

    /// The library's folder.
    package let path: String
    private let files = FileManager.default

    /// Names a library; it need not exist.
    ///
    /// - Parameter path: the folder.
    package init(path: String) {
        self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    }

    /// Where Xcode looks for a user's file templates.
    ///
    /// - Parameter home: the user's folder.
    package static func user(home: String) -> XcodeTemplateLibrary {
        XcodeTemplateLibrary(path: home + "/Library/Developer/Xcode/Templates/File Templates")
    }

    /// Writes templates, in place of those that were installed before below the same headings.
    ///
    /// - Parameters:
    ///   - templates: the templates.
    ///   - replacing: true if files that a person wrote or changed are replaced.
    /// - Throws: ``ScaffoldError`` when the folder cannot be written to. What was written until then is known to
    ///   ``uninstall(replacing:)``.
    package func install(_ templates: [XcodeTemplate], replacing: Bool = false) throws(ScaffoldError) -> Changes {
        var changes = Changes()
        var installed = InstalledFiles(in: path)
        var texts: [String: String] = [:]
        for template in templates {
            for file in template.files { texts["\(template.folder)/\(file.path)"] = file.text }
        }
        let known = Dictionary(grouping: installed.files, by: \.path).mapValues { Set($0.map(\.hash)) }
        let sections = Set(templates.map { Substring($0.listing.section) })
        let stale = known.keys.filter { texts[$0] == nil && sections.contains($0.prefix { $0 != "/" }) }.sorted()
        let wanted = texts.keys.sorted().filter { name in
            guard let hash = hash(of: name), hash != InstalledFiles.hash(texts[name] ?? ""), !replacing else {
                return true
            }
            if known[name]?.contains(hash) == true { return true }
            changes.kept.append(name)
            return false
        }

        installed.files.formUnion(
            wanted.map { InstalledFiles.Entry(path: $0, hash: InstalledFiles.hash(texts[$0] ?? "")) })
        do {
            for folder in [path] + Set(wanted.map { Self.folder(of: path + "/" + $0) }).sorted() {
                try makeFolder(folder, noting: &installed)
            }
            try record(installed)
        } catch {
            // What is not recorded would never be removed.
            removeEmptyFolders(of: wanted, made: &installed)
            throw error
        }
        for name in wanted where hash(of: name) != InstalledFiles.hash(texts[name] ?? "") {
            try copy(name, unlessOneOf: known[name] ?? [], noting: &changes)
            try write(texts[name] ?? "", to: name)
            changes.written.append(name)
        }
        for name in stale { try remove(name, ifOneOf: known[name] ?? [], replacing: replacing, noting: &changes) }
        removeEmptyFolders(of: stale, made: &installed)
        installed.files = installed.files.filter { entry in
            texts[entry.path].map { InstalledFiles.hash($0) == entry.hash } ?? !stale.contains(entry.path)
        }
        try record(installed)
        return changes
    }

    /// Removes what was installed, with the folders that were made for it.
    ///
    /// - Parameters:
    ///   - headings: the headings below which it is removed (``XcodeTemplate/section``), or nil for all.
    ///   - replacing: true if files that a person changed are removed too.
    /// - Throws: ``ScaffoldError`` when the record of what was installed cannot be removed.
    package func uninstall(below headings: Set<String>? = nil, replacing: Bool = false) throws(ScaffoldError) -> Changes
    {
        var changes = Changes()
        var installed = InstalledFiles(in: path)
        let meant = installed.files.filter { headings?.contains(String($0.section)) ?? true }
        let known = Dictionary(grouping: meant, by: \.path).mapValues { Set($0.map(\.hash)) }
        for name in known.keys.sorted() {
            try remove(name, ifOneOf: known[name] ?? [], replacing: replacing, noting: &changes)
        }
        let manifest = path + "/" + InstalledFiles.name
        // What is kept is remembered, so that it can still be removed by a person who asks for that.
        installed.files = installed.files.filter { known[$0.path] == nil || changes.kept.contains($0.path) }
        if !installed.files.isEmpty {
            try record(installed)
        } else if files.fileExists(atPath: manifest), unlink(manifest) != 0 {
            throw ScaffoldError.system("remove '\(manifest)'")
        }
        removeEmptyFolders(of: Array(known.keys), made: &installed)
        return changes
    }

    /// Writes templates to be kept elsewhere; nothing is recorded.
    ///
    /// - Parameters:
    ///   - templates: the templates.
    ///   - replacing: true if files that hold something else are replaced.
    /// - Throws: ``ScaffoldError`` when files are in the way, and nothing is written then; or when the folder cannot be written
    ///   to.
    package func export(_ templates: [XcodeTemplate], replacing: Bool = false) throws(ScaffoldError) -> Changes {
        var changes = Changes()
        var installed = InstalledFiles(in: path)
        let texts = templates.flatMap { template in
            template.files.map { (name: "\(template.folder)/\($0.path)", text: $0.text) }
        }
        let inTheWay = texts.filter { file in
            hash(of: file.name).map { $0 != InstalledFiles.hash(file.text) } ?? false
        }
        guard inTheWay.isEmpty || replacing else {
            throw ScaffoldError(
                .cannotCreate,
                "these files are in the way, and none was touched (--force replaces them):\n"
                    + inTheWay.map { "  \(path)/\($0.name)" }.joined(separator: "\n"))
        }
        for file in texts {
            try copy(file.name, unlessOneOf: [InstalledFiles.hash(file.text)], noting: &changes)
            try makeFolder(Self.folder(of: path + "/" + file.name), noting: &installed)
            try write(file.text, to: file.name)
            changes.written.append(file.name)
        }
        return changes
    }

    // MARK: Files

    private func hash(of name: String) -> String? {
        files.contents(atPath: path + "/" + name).map { InstalledFiles.hash($0) }
    }

    /// Copies what a person wrote into a folder that Xcode does not look into.
    private func copy(
        _ name: String, unlessOneOf hashes: Set<String>, noting changes: inout Changes
    ) throws(ScaffoldError) {
        guard let hash = hash(of: name), !hashes.contains(hash) else { return }
        do {
            if let copy = try AtomicFile.keep(path + "/" + name, as: "\(path)/.before/\(name)") {
                changes.copied.append(copy)
            }
        } catch {
            throw ScaffoldError(.cannotCreate, "cannot keep a copy of '\(path)/\(name)': \(error.localizedDescription)")
        }
    }

    private func remove(
        _ name: String, ifOneOf hashes: Set<String>, replacing: Bool, noting changes: inout Changes
    ) throws(ScaffoldError) {
        guard let hash = hash(of: name) else { return }
        if replacing { try copy(name, unlessOneOf: hashes, noting: &changes) }
        if replacing || hashes.contains(hash), unlink(path + "/" + name) == 0 {
            changes.removed.append(name)
        } else {
            changes.kept.append(name)
        }
    }

    private func record(_ installed: InstalledFiles) throws(ScaffoldError) {
        try write(installed.text, to: InstalledFiles.name)
    }

    private func write(_ text: String, to name: String) throws(ScaffoldError) {
        do {
            try AtomicFile.write(Array(text.utf8), to: path + "/" + name)
        } catch {
            throw ScaffoldError(
                access(Self.folder(of: path + "/" + name), W_OK) == 0 ? .cannotCreate : .noPermission,
                "cannot write '\(path)/\(name)': \(error.localizedDescription)")
        }
    }

    private func makeFolder(_ folder: String, noting installed: inout InstalledFiles) throws(ScaffoldError) {
        var missing: [String] = []
        var next = folder
        while !files.fileExists(atPath: next), next != "/" {
            missing.append(next)
            next = Self.folder(of: next)
        }
        for folder in missing.reversed() {
            guard mkdir(folder, 0o777) == 0 else { throw ScaffoldError.system("make the folder '\(folder)'") }
            installed.folders.insert(folder)
        }
    }

    /// Removes the folders that were made for some files and that are empty now; the deepest first.
    private func removeEmptyFolders(of names: [String], made installed: inout InstalledFiles) {
        for folder in installed.folders.sorted(by: { $0.count > $1.count }) {
            let concerned = names.contains { (path + "/" + $0).hasPrefix(folder + "/") }
            if concerned, rmdir(folder) == 0 { installed.folders.remove(folder) }
        }
    }

    private static func folder(of path: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
}

extension ScaffoldError {
    /// Returns the system's last error in words that mean something to the person.
    ///
    /// - Parameter action: the action that was tried: `make the folder 'x'`.
    static func system(_ action: String) -> ScaffoldError {
        ScaffoldError(FileFailure.system(action))
    }
}
