import Architecture
import Foundation
import Learning
import Project
import Scaffolding
import SourceModel

/// The files that learning writes.
struct LearnFiles {
    /// The path of the first definition.
    let target: String
    /// The first definition's id.
    let id: String
    /// The name for people.
    let title: String
    /// True if the app uses Scaena's runtime.
    let usesRuntime: Bool
    /// The folders of tests, the one with most files first, and the module that most of them test.
    let tests: (folders: [String], tested: String?)
    /// A file of tests that are in no folder of their own for all of the app; `nil` where none are.
    let scatteredTests: String?
    /// Templates that were taken from units, by the numbers of their ways.
    let examples: [Int: ExampleTemplates]

    /// The definitions of the ways and their templates.
    ///
    /// - Parameters:
    ///   - architectures: The ways.
    ///   - tell: Is told each statement that is left out, as the definition's reader would refuse it; where it is `nil`, none is.
    /// - Throws: ``Failure`` where a definition would be refused as a whole.
    func files(of architectures: [LearnedArchitecture], tell: ((String) -> Void)? = nil) throws -> [(
        path: String, text: String
    )] {
        let folder = String(target[..<(target.lastIndex(of: "/") ?? target.startIndex)])
        let known = try ArchitectureSource.builtIns.keys.sorted().map { try ArchitectureOption.definition($0) }
        // All lie in one folder, and are read by one schema.
        let schema = EditorSchema.line(for: target)
        var files: [(path: String, text: String)] = []
        let into = architectures.first?.place(in: folder).map { $0 == "." ? folder : "\(folder)/\($0)" }
        for (number, learned) in architectures.enumerated() {
            // A way is put into the place that the settings name, or names its own.
            let placed = number == 0 ? nil : into.flatMap(learned.placed)
            let isApart = number > 0 && into != nil && placed == nil
            let learned = placed ?? learned
            let suffix = Self.suffix(ofWay: number)
            let templates = "Scaena/\(id)\(suffix)"
            var header = LearnedDefinition.Header(
                id: id(ofWay: number), title: title + (number == 0 ? "" : ", way \(number + 1)"), templates: templates)
            let isSettings = number == 0 && target.hasSuffix("/" + ProjectSettings.fileName)
            if isSettings { header.settings = settings(of: learned, in: folder, wayCount: architectures.count) }
            if isApart { header.settings = places(of: learned, in: folder) }
            let definition = LearnedDefinition(learned, as: header, known: known, example: examples[number])
            let end = target.hasSuffix(".yml") ? ".yml" : ""
            let path = String(target.dropLast(end.count)) + suffix + end
            let text = try tell.map { try Self.readable(definition, path: path, tell: $0) } ?? definition.text
            files.append((path, schema + text))
            for (name, text) in definition.templates.sorted(by: { $0.key < $1.key }) {
                files.append(("\(folder)/\(templates)/\(name).stencil", text))
            }
        }
        return files
    }

    /// The id of a way's definition.
    func id(ofWay number: Int) -> String { id + Self.suffix(ofWay: number) }

    private static func suffix(ofWay number: Int) -> String { number == 0 ? "" : "-\(number + 1)" }

    /// A definition as every later command reads it.
    private static func readable(_ definition: LearnedDefinition, path: String, tell: (String) -> Void) throws
        -> String
    {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let base = definition.extends.flatMap { ArchitectureSource.builtIns[$0] }
        let read = ReadableDefinition(definition.text) { text in
            base?.extended(by: text, file: name)
                ?? ArchitectureSource(file: name, text: text, templates: definition.templates)
        }
        guard read.mistakes.isEmpty else {
            throw Failure(
                .data,
                "nothing is written, since \(name) would be refused:\n  " + read.mistakes.joined(separator: "\n  "))
        }
        for statement in read.leftOut { tell("left out of \(name), whose reader would refuse it: \(statement)") }
        return read.text
    }

    /// The settings of the project, which stand in the first definition.
    private func settings(of learned: LearnedArchitecture, in folder: String, wayCount: Int) -> [String] {
        var settings = ["requires: \(ToolVersion.current)"]
        settings += places(of: learned, in: folder)
        if wayCount > 1 {
            let name = target.split(separator: "/").last.map { String($0.dropLast(".yml".count)) } ?? ""
            let ways = (2...wayCount).map { "./\(name)-\($0).yml" }
            settings.append("ways: [\(ways.joined(separator: ", "))]")
        }
        if !usesRuntime { settings.append("runtime: none  # no file imports Scaena's") }
        return settings
    }

    /// Where the units of a way and their tests go.
    private func places(of learned: LearnedArchitecture, in folder: String) -> [String] {
        guard let into = learned.place(in: folder) else { return [] }
        let place = into == "." ? folder : "\(folder)/\(into)"
        return ["into: \(into)" + Self.doubt(of: learned, below: place)] + testSettings(into, in: folder, learned)
    }

    /// A comment for a place that fewer than four of five units lie below.
    private static func doubt(of learned: LearnedArchitecture, below place: String) -> String {
        let inside = learned.units.count { $0.folder == place || $0.folder.hasPrefix(place + "/") }
        let all = learned.units.count
        return inside * 5 >= all * 4 ? "" : "  # not sure: \(inside) of \(all) are below it"
    }

    /// Where the tests of new units go, and what they import, where no package tells.
    private func testSettings(_ into: String, in folder: String, _ learned: LearnedArchitecture) -> [String] {
        let parts = into.split(separator: "/").map(String.init).filter { $0 != "." }
        if let sources = parts.firstIndex(of: "Sources") {
            let package = ([folder] + parts[..<sources] + ["Package.swift"]).joined(separator: "/")
            if FileManager.default.fileExists(atPath: package) { return [] }
        }
        if tests.folders.isEmpty, let example = scatteredTests {
            let path = example.hasPrefix(folder + "/") ? String(example.dropFirst(folder.count + 1)) : example
            return ["# testsInto and module are not stated: tests stand in many folders, \(path) for one"]
        }
        let inside = tests.folders.first { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
        let folderOfTests = inside ?? (parts.first ?? "App") + "Tests"
        let tested = String(
            (folderOfTests.split(separator: "/").last.map(String.init) ?? folderOfTests).dropLast("Tests".count))
        // `UnitTests` test no module of that name.
        if inside == nil, let first = parts.first, ModuleFolders.isOne("\(folder)/\(first)") {
            return ["# testsInto and module are not stated: \(first) is a folder of modules, and no tests are seen"]
        }
        let isKnown = parts.contains(tested) || FileManager.default.fileExists(atPath: "\(folder)/\(tested)")
        let around =
            inside == nil ? nil : "\(folder)/\(folderOfTests)".split(separator: "/").dropLast().joined(separator: "/")
        // Tests that no unit lies beside are another module's.
        if let around, !learned.units.contains(where: { "\($0.folder)/".hasPrefix("/\(around)/") }) { return [] }
        if !parts.contains(tested), inside != nil, isAnotherModule(tested, in: folder, than: parts, learned) {
            return ["# testsInto and module are not stated: the tests that are seen are those of \(tested)"]
        }
        let place = into == "." ? folder : "\(folder)/\(into)"
        // A folder of the tests' name is the target's; others may be called otherwise.
        let module =
            tests.tested ?? TargetName.owning(place, below: folder) ?? (isKnown && inside != nil ? tested : nil)
        guard let around else { return Self.unseen(module, parts) }
        let doubt = Self.doubt(of: learned, below: "/" + around).replacing("are below it", with: "lie beside them")
        return [
            "testsInto: \(folderOfTests)\(doubt)",
            module.map { "module: \(ModuleName.of(target: $0))" }
                ?? "# module is not stated: no test imports it, and no project tells it",
        ]
    }

    /// The settings where no tests are seen: of a folder that is called as the target is, those of a new one lie beside it.
    private static func unseen(_ module: String?, _ parts: [String]) -> [String] {
        guard let module else {
            return ["# testsInto and module are not stated: no tests are seen, and no project tells the target"]
        }
        let isFolder = parts.first == module
        return [
            isFolder ? "testsInto: \(module)Tests  # none is seen" : "# testsInto is not stated: no tests are seen",
            "module: \(ModuleName.of(target: module))",
        ]
    }

    /// Returns true if a folder beside the one that units are put into is another module, and holds none of them.
    private func isAnotherModule(
        _ name: String, in folder: String, than parts: [String], _ learned: LearnedArchitecture
    ) -> Bool {
        let path = "\(folder)/\(name)"
        return parts.first.map { $0 != "Sources" } ?? false && FileManager.default.fileExists(atPath: path)
            && !learned.units.contains { $0.folder.hasPrefix(path + "/") }
    }

    /// Notes how the definitions call what is there, so that scenes are known when a definition calls it otherwise.
    static func noteNames(of files: [(path: String, text: String)]) throws {
        let definitions = files.map(\.path).filter { $0.hasSuffix(".yml") }
        guard let first = definitions.first else { return }
        var names = NotedNames(around: URL(fileURLWithPath: first).deletingLastPathComponent().path)
        for path in definitions { names.note(try ArchitectureOption.definition(path)) }
        try write([names.written], keeping: false)
    }

    /// Writes files.
    ///
    /// - Parameters:
    ///   - files: their paths and texts.
    ///   - keeping: true if files that were there are kept beside them.
    static func write(_ files: [(path: String, text: String)], keeping: Bool = true) throws {
        for (path, text) in files {
            do {
                let isAnother =
                    keeping && FileManager.default.contents(atPath: path).map { $0 != Data(text.utf8) } ?? false
                if isAnother, let copy = try AtomicFile.keep(path) {
                    TerminalProgress.note("what was in '\(path)' is in '\(copy)' now")
                }
                try AtomicFile.write(Array(text.utf8), to: path)
            } catch {
                throw Failure(.cannotCreate, "cannot write '\(path)': \(error.localizedDescription)")
            }
        }
    }
}
