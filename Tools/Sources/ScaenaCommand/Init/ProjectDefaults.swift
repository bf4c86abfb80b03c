import Architecture
import Foundation
import Project
import Scaffolding

/// The settings of the nearest `scaena.yml`, as seen from the current folder.
struct ProjectDefaults {
    let settings: ProjectSettings
    /// The folder of the settings, or the current one when there are none.
    let folder: String
    /// The settings' file, and its text; nil and nothing where there is none.
    let file: String?
    let text: String
    /// True if there are settings.
    var isWritten: Bool { file != nil }

    /// Finds and reads the settings.
    ///
    /// - Parameter current: the folder to start from.
    /// - Throws: ``Failure`` when they have mistakes, or need a newer tool.
    init(from current: String = FileManager.default.currentDirectoryPath) throws {
        guard let path = ProjectSettings.path(from: current) else {
            settings = ProjectSettings()
            folder = current
            file = nil
            text = ""
            return
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(.noPermission, "cannot read '\(path)'")
        }
        do {
            settings = try ProjectSettings(data, file: path)
        } catch {
            throw Failure(error)
        }
        folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        file = path
        text = String(decoding: data, as: UTF8.self)
        if let required = settings.requires.flatMap({ ToolVersion($0) }), required > .current {
            throw Failure(
                .usage,
                "this project requires scaena \(required) or later ('\(path)'), and this is \(ToolVersion.current)")
        }
    }

    /// The architecture of the settings, or nil.
    var ownArchitecture: String? {
        settings.architecture.map { ArchitectureSource.builtIns[$0] == nil ? absolute($0) : $0 }
    }

    /// The folder of new units in the settings, or nil.
    var ownFolder: String? { settings.into.map(absolute) }

    /// The architecture: what a flag says, or else the settings, which may have another for some folders.
    ///
    /// - Parameters:
    ///   - flag: the value of a flag.
    ///   - into: where a flag says that something is to be written.
    func architecture(_ flag: String?, into: String? = nil) throws -> String {
        let path = (into.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? ownFolder ?? folder) + "/"
        let inside = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : ""
        let ruling = settings.architecture(ruling: inside).map {
            ArchitectureSource.builtIns[$0] == nil ? absolute($0) : $0
        }
        guard let name = flag.map({ definition(named: $0) ?? $0 }) ?? ruling else {
            throw Failure(
                .usage, "nothing tells the architecture: say --architecture NAME, or write it down with 'scaena init'")
        }
        return name
    }

    /// The path of the project's own definition that gives itself a name, as `architecture` of its file; `nil` where none does.
    private func definition(named name: String) -> String? {
        guard ArchitectureSource.builtIns[name] == nil, !name.contains("/") else { return nil }
        let own = [settings.architecture].compactMap(\.self) + settings.ways + settings.areas.values.sorted()
        // Settings that are a definition, too, name themselves.
        let paths = [file].compactMap(\.self) + own.filter { ArchitectureSource.builtIns[$0] == nil }.map(absolute)
        return paths.first { path in
            guard let source = try? ArchitectureOption.source(path), let definition = try? source.definition() else {
                return false
            }
            return definition.id == name
        }
    }

    /// The definitions of further ways in which units are made, absolute where they are no built-ins.
    var ways: [String] { settings.ways.map { ArchitectureSource.builtIns[$0] == nil ? absolute($0) : $0 } }

    /// The architectures that rule other folders of the project, as far as they can be read.
    ///
    /// - Parameter architecture: that of the folder at hand.
    func architectures(besides architecture: String) -> [ArchitectureDefinition] {
        guard !settings.areas.isEmpty else { return [] }
        let all = Set(settings.areas.values).union([settings.architecture].compactMap(\.self)).sorted()
            .map { ArchitectureSource.builtIns[$0] == nil ? absolute($0) : $0 }
        return all.filter { $0 != architecture }.compactMap { try? ArchitectureOption.definition($0) }
    }

    /// Where a unit and its tests go.
    struct Place {
        var into: String
        var testsInto: String?
        var module: String?
        /// True if code that goes there uses the runtime.
        var usesRuntime = true
        /// The architectures of the project's other folders.
        var others: [ArchitectureDefinition] = []
    }

    /// Where a unit goes: what flags say, or else the settings. Those of tests and module hold for the settings' own folder and
    /// what is below it.
    ///
    /// - Parameters:
    ///   - into: where a flag says that it goes.
    ///   - testsInto: where a flag says that its tests go.
    ///   - module: the module that a flag names.
    ///   - architecture: the architecture that it is made by: a further way may say in its own definition where its units go.
    func place(
        into: String?, testsInto: String?, module: String?, architecture: String? = nil
    ) throws -> Place {
        let settings = architecture.flatMap(ownSettings) ?? settings
        guard let into = into ?? settings.into.map(absolute) else {
            throw Failure(.usage, "nothing tells where to write: say --into DIR, or write it down with 'scaena init'")
        }
        var place = Place(into: into, testsInto: testsInto, module: module)
        guard let own = settings.into.map(absolute) else { return place }
        let path = URL(fileURLWithPath: into).standardizedFileURL.path
        guard (path + "/").hasPrefix(own + "/") else { return place }
        place.testsInto = testsInto ?? settings.testsInto.map { absolute($0) + path.dropFirst(own.count) }
        place.module = module ?? settings.module
        return place
    }

    /// The settings in the definition of a further way, where they say where its units go; paths in them are seen from the project's
    /// settings.
    private func ownSettings(of architecture: String) -> ProjectSettings? {
        let path = URL(fileURLWithPath: architecture).standardizedFileURL.path
        guard ways.contains(path), let data = FileManager.default.contents(atPath: path),
            let own = try? ProjectSettings(data, file: path), own.into != nil
        else { return nil }
        return own
    }

    /// Returns the steps that are left before new folders belong to the targets of the project.
    ///
    /// - Parameters:
    ///   - scaffold: the written scaffold: the folder of the sources, and that of the tests.
    ///   - newTests: files of tests that were written beside these folders.
    func membershipNotes(for scaffold: UnitScaffold, and newTests: [String] = []) -> [String] {
        guard let sources = scaffold.folders.first else { return [] }
        guard let root = Self.projectFolder(around: sources), let project = ProjectFacts(of: root) else {
            return apartNotes(sources, scaffold)
        }
        var notes: [String] = []
        // Who makes the project from folders does so for all of them at once.
        let newTests = project.kind == .xcode ? newTests : []
        let tests = scaffold.testFolders + newTests
        for path in scaffold.folders + newTests {
            // A part may lie in a package of its own.
            guard let own = Self.projectFolder(around: path), (path + "/").hasPrefix(own + "/"),
                let project = own == root ? project : ProjectFacts(of: own)
            else { continue }
            // A unit's folder may be the project's; its files lie in those of the targets.
            let inside = path == own ? scaffold.files.lazy.compactMap { Self.folder(of: $0.path, in: own) }.first : path
            guard let inside else { continue }
            let note = project.membershipNote(
                for: String(inside.dropFirst(own.count + 1)), isTests: tests.contains(path))
            // A package's own notes say which target to add.
            let isSaid = scaffold.notes.contains { $0.contains("is no target of Package.swift") }
            if let note, !(project.kind == .package && isSaid), !notes.contains(note) { notes.append(note) }
        }
        return LibraryNotes(project, scaffold).sentences + notes
    }

    /// Says that a folder lies in no project, where others of the app do.
    private func apartNotes(_ path: String, _ scaffold: UnitScaffold) -> [String] {
        let isSaid = scaffold.notes.contains {
            $0.contains("the manifest of the module") || $0.contains("is in none of them")
        }
        guard !isSaid, (path + "/").hasPrefix(folder + "/"), let other = ProjectFolders.first(below: folder) else {
            return []
        }
        return [
            "'\(path)' lies in no project, so that no target has its files: other modules have one of their own, such as "
                + "'\(other)'; make one, or say --into DIR"
        ]
    }

    /// The nearest folder with a file that makes targets of folders: a folder itself, or one above.
    private static func projectFolder(around path: String) -> String? {
        FoldersAbove(from: path).first { ProjectFacts(of: $0) != nil }
    }

    /// The folder of a file, where it lies in a folder below another.
    private static func folder(of file: String, in folder: String) -> String? {
        let own = (file as NSString).deletingLastPathComponent
        return own.hasPrefix(folder + "/") ? own : nil
    }

    func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).standardizedFileURL.path
    }
}
