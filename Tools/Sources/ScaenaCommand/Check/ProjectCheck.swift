import Architecture
import Checking
import Conformance
import Findings
import Foundation
import Scaffolding
import SourceModel

/// Reads a project once and asks the rules of each part that a definition rules.
struct ProjectCheck {
    /// The project's settings.
    let project: ProjectDefaults
    /// The folders and files that are read.
    let paths: [String]
    /// The architecture that a flag names instead of the settings.
    let architecture: String?
    /// The rules that are asked.
    let rules: [any Rule.Type]
    /// The severities of their findings, where the project sets others.
    let severities: [String: Severity]
    /// True if facts are remembered.
    let cache: Bool
    /// The number of threads that take part.
    let jobs: Int

    /// Checks the project.
    ///
    /// - Returns: The findings, and what could not be checked.
    /// - Throws: ``Failure`` where nothing can be read, or a definition is wrong.
    func report() throws -> CheckReport {
        let rulers = try Rulers(of: self)
        AllocatorSettings.favourShortRuns()
        let list = SourceFileList(paths: paths)
        guard !list.files.isEmpty else {
            let reasons = list.notes.map { "\($0.path): \($0.text)" }
            throw Failure(.noInput, (["no Swift file is there to check"] + reasons).joined(separator: "\n  "))
        }
        let memory = cache ? ReportMemory(of: paths, inputs: inputs(rulers)) : nil
        let fingerprint = memory?.isThere == true ? SourceFingerprint(list, jobs: jobs) : nil
        if let memory, let fingerprint, let report = memory.report(of: fingerprint) { return report }
        let progress = TerminalProgress()
        let facts = SourceFacts(
            list, cachePath: cache ? CacheFolder.facts(of: paths) : nil, toolVersion: CacheFolder.toolVersion,
            fingerprint: fingerprint, keepsLater: true, jobs: jobs
        ) { progress.tell($0, of: $1) }
        let index = TypeIndex(facts, modules: ModuleMap(list, settings: project.modules), jobs: jobs)
        progress.end()
        let apps = apps(rulers, index, facts)
        var report = Check.report(on: apps, rules: rules, severities: severities, jobs: jobs)
        facts.keep(apps.compactMap(\.map.answers))
        report.notes = facts.notes
        if let memory, let sources = SourceFingerprint(facts, list) { memory.keep(report, of: sources) }
        return report
    }

    /// Maps the roles of each definition that rules a part of the project.
    private func apps(_ rulers: Rulers, _ index: TypeIndex, _ facts: SourceFacts) -> [CheckedApp] {
        let definitions = rulers.definitions(knowing: index, in: project)
        let statements = CheckedSettings(
            project.settings, file: project.file ?? "", text: project.text, isWhole: isWhole)
        let ways = rulers.ways
        let fit = ways.count > 1 ? WayFit(ways.compactMap { definitions[$0] }, index) : nil
        let digests = cache ? IndexDigests(index) : nil
        func app(
            _ definition: ArchitectureDefinition, _ source: ArchitectureSource?, ruling name: String?
        ) -> CheckedApp {
            let way = name.flatMap(ways.firstIndex)
            let ruling = RoleMap.Ruling(
                isRuled: { file in
                    let ruler = rulers.ruler(of: index.files[file].path)
                    // All ways rule what the project's own architecture does.
                    return ruler == name || way != nil && ruler == ways.first
                },
                isOfAnother: { unit in way.flatMap { fit?.isOfAnother(unit, than: $0) } ?? false })
            let map = RoleMap(
                definition, index, ruling: ruling,
                memory: digests.map { ReadingMemory(facts.answers(name ?? ""), $0) }, jobs: jobs)
            return CheckedApp(map, source, settings: statements)
        }
        var apps = rulers.sources.sorted { $0.key < $1.key }.compactMap { name, source in
            definitions[name].map { app($0, source, ruling: name) }
        }
        // Modules are ruled where no architecture is.
        if project.settings.hasRules, rulers.named.last?.folder != "" {
            apps.append(app(.withoutUnits(file: project.file ?? ""), nil, ruling: nil))
        }
        return apps
    }

    /// Returns true if all of the project is read, so that a thing that is not found is nowhere.
    private var isWhole: Bool {
        !project.isWritten
            || paths.contains { (project.folder + "/").hasPrefix(SourceFileList.absolutePath($0) + "/") }
    }

    /// Returns the inputs of a report beside the sources.
    private func inputs(_ rulers: Rulers) -> [String] {
        [project.file ?? "", project.text, NotedNames(of: project.folder).written.text]
            + rulers.named.flatMap { [$0.folder, $0.architecture] }
            + rulers.sources.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.wholeText] }
            + rules.map { $0.id } + severities.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.rawValue] }
            + rulers.former.sorted { $0.key < $1.key }.flatMap { $0.value.keys.sorted() }
    }

    /// The architectures that rule a project: names of built-ins, and paths.
    static func architectures(of project: ProjectDefaults, _ flag: String?) throws -> Set<String> {
        Set(try Rulers.names(project, flag).map(\.architecture) + (flag == nil ? project.ways : []))
    }
}

/// The definitions that rule the parts of a project.
private struct Rulers {
    /// Which architecture rules which folder, the innermost first.
    let named: [(folder: String, architecture: String)]
    /// The ways of making scenes of the project's own architecture, the most usual first.
    let ways: [String]
    /// The architectures, by their names.
    let sources: [String: ArchitectureSource]
    private let definitions: [String: ArchitectureDefinition]
    /// The types that still have the names which their definition gave them before, by the name of the architecture.
    let former: [String: [String: ArchitectureDefinition.FormerType]]

    /// Reads the definitions.
    init(of check: ProjectCheck) throws {
        let project = check.project
        named = try Self.names(project, check.architecture)
        ways = check.architecture == nil ? project.ownArchitecture.map { [$0] + project.ways } ?? [] : []
        var sources: [String: ArchitectureSource] = [:]
        var definitions: [String: ArchitectureDefinition] = [:]
        var former: [String: [String: ArchitectureDefinition.FormerType]] = [:]
        for name in Set(named.map(\.architecture) + ways) {
            let source = try ArchitectureOption.source(name)
            let definition: ArchitectureDefinition
            do { definition = try source.definition() } catch { throw Failure(error) }
            (sources[name], definitions[name]) = (source, definition)
            let types = Self.types(of: FormerNames.all(around: project.folder, in: source, definition))
            former[name] = types.isEmpty ? nil : types
        }
        (self.sources, self.definitions, self.former) = (sources, definitions, former)
    }

    /// The definitions with what else has a former name in the sources.
    func definitions(
        knowing index: TypeIndex, in project: ProjectDefaults
    ) -> [String: ArchitectureDefinition] {
        var definitions = definitions
        for (name, source) in sources {
            definitions[name]?.formerTypes = former[name] ?? [:]
            guard let definition = definitions[name] else { continue }
            let unnoted = FormerNames.unnoted(in: project.folder, index, by: source, definition)
            definitions[name]?.formerTypes.merge(Self.types(of: unnoted)) { first, _ in first }
        }
        return definitions
    }

    private static func types(of former: [FormerNames]) -> [String: ArchitectureDefinition.FormerType] {
        former.reduce(into: [:]) { types, names in
            for type in names.types {
                types[type.name] = .init(part: type.part, unit: names.unitName, newName: type.newName)
            }
        }
    }

    /// Finds which architecture rules which folder.
    static func names(
        _ project: ProjectDefaults, _ flag: String?
    ) throws -> [(folder: String, architecture: String)] {
        if let flag { return [("", flag)] }
        func absolute(_ name: String) -> String {
            ArchitectureSource.builtIns[name] == nil ? project.absolute(name) : name
        }
        var named = project.settings.areas.map {
            (folder: project.absolute($0.key) + "/", architecture: absolute($0.value))
        }
        if let own = project.ownArchitecture { named.append((folder: "", architecture: own)) }
        guard !named.isEmpty || project.settings.hasRules else {
            throw Failure(
                .usage,
                "nothing tells the architecture: say --architecture NAME, write it down with 'scaena init', or let 'scaena learn' find it"
            )
        }
        return named.sorted { ($1.folder.count, $0.folder) < ($0.folder.count, $1.folder) }
    }

    /// The architecture that rules a file.
    func ruler(of path: String) -> String? {
        named.first { path.hasPrefix($0.folder) }?.architecture
    }
}

extension CacheFolder {
    /// The facts of some paths, for every command that reads them.
    static func facts(of paths: [String]) -> String { FactCache.path(in: path, of: paths) }

    /// The last report on some paths.
    static func report(of paths: [String]) -> String {
        let places = paths.map(SourceFileList.absolutePath).joined(separator: "\n")
        return "\(path)/check-\(String(ContentKey(places).hash, radix: 36)).json"
    }
}
