import Architecture
import Checking
import Conformance
import Findings
import Foundation
import Scaffolding
import SourceModel

/// Reads a project once and asks the rules of each part that a definition rules.
struct ProjectCheck {
    let report: CheckReport

    /// Checks a project.
    ///
    /// - Parameters:
    ///   - project: The project's settings.
    ///   - paths: The folders and files; the project's own where there are none.
    ///   - architecture: The architecture that a flag names instead of the settings.
    ///   - rules: The rules that are asked.
    ///   - severities: The severities of their findings, where the project sets others.
    ///   - cache: True if facts are remembered.
    ///   - jobs: The number of threads that take part.
    init(
        _ project: ProjectDefaults, paths: [String], architecture: String?, rules: [any Rule.Type],
        severities: [String: Severity], cache: Bool, jobs: Int
    ) throws {
        let paths = paths.isEmpty ? [project.folder] : paths
        let named = try Self.names(project, architecture)
        var sources: [String: ArchitectureSource] = [:]
        let ways = architecture == nil ? project.ownArchitecture.map { [$0] + project.ways } ?? [] : []
        for name in Set(named.map(\.architecture) + ways) { sources[name] = try ArchitectureOption.source(name) }
        AllocatorSettings.favourShortRuns()
        var definitions: [String: ArchitectureDefinition] = [:]
        for (name, source) in sources {
            do { definitions[name] = try source.definition() } catch { throw Failure(error) }
        }
        let former = Self.former(sources, definitions, in: project)
        let list = SourceFileList(paths: paths)
        guard !list.files.isEmpty else {
            let reasons = list.notes.map { "\($0.path): \($0.text)" }
            throw Failure(.noInput, (["no Swift file is there to check"] + reasons).joined(separator: "\n  "))
        }
        let memory =
            cache
            ? ReportMemory(
                of: paths,
                inputs: Self.inputs(project, named, sources, rules, severities)
                    + former.flatMap { $0.value.keys.sorted() }) : nil
        let fingerprint = memory?.isThere == true ? SourceFingerprint(list, jobs: jobs) : nil
        if let memory, let fingerprint, let report = memory.report(of: fingerprint) {
            self.report = report
            return
        }
        let progress = TerminalProgress()
        let facts = SourceFacts(
            list, cachePath: cache ? CacheFolder.facts(of: paths) : nil, toolVersion: CacheFolder.toolVersion,
            fingerprint: fingerprint, keepsLater: true, jobs: jobs
        ) { progress.tell($0, of: $1) }
        let index = TypeIndex(facts, modules: ModuleMap(list, settings: project.modules), jobs: jobs)
        progress.end()
        let statements = CheckedSettings(
            project.settings, file: project.file ?? "", text: project.text, isWhole: Self.isWhole(paths, of: project))
        for (name, source) in sources {
            definitions[name]?.formerTypes = former[name] ?? [:]
            if let definition = definitions[name] {
                definitions[name]?.formerTypes.merge(
                    Self.types(of: FormerNames.unnoted(in: project.folder, index, by: source, definition))
                ) { first, _ in first }
            }
        }
        let fit = ways.count > 1 ? WayFit(ways.compactMap { definitions[$0] }, index) : nil
        let digests = cache ? IndexDigests(index) : nil
        var apps: [CheckedApp] = []
        func take(_ definition: ArchitectureDefinition, _ source: ArchitectureSource?, ruling name: String?) {
            let way = name.flatMap(ways.firstIndex)
            let map = RoleMap(
                definition, index,
                ruling: RoleMap.Ruling(
                    isRuled: { file in
                        let ruler = Self.ruler(of: index.files[file].path, named)
                        // All ways rule what the project's own architecture does.
                        return ruler == name || way != nil && ruler == ways.first
                    },
                    isOfAnother: { unit in way.flatMap { fit?.isOfAnother(unit, than: $0) } ?? false }),
                memory: digests.map { ReadingMemory(facts.answers(name ?? ""), $0) }, jobs: jobs)
            apps.append(CheckedApp(map, source, settings: statements))
        }
        for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
            if let definition = definitions[name] { take(definition, source, ruling: name) }
        }
        // Modules are ruled where no architecture is.
        if project.settings.hasRules, named.last?.folder != "" {
            take(.withoutUnits(file: project.file ?? ""), nil, ruling: nil)
        }
        var report = Check.report(on: apps, rules: rules, severities: severities, jobs: jobs)
        facts.keep(apps.compactMap(\.map.answers))
        report.notes = facts.notes
        self.report = report
        if let memory, let sources = SourceFingerprint(facts, list) { memory.keep(report, of: sources) }
    }

    /// The types that still have the names which their definition gave them before, by the name of the architecture.
    private static func former(
        _ sources: [String: ArchitectureSource], _ definitions: [String: ArchitectureDefinition],
        in project: ProjectDefaults
    ) -> [String: [String: ArchitectureDefinition.FormerType]] {
        sources.reduce(into: [:]) { former, source in
            guard let definition = definitions[source.key] else { return }
            let types = types(of: FormerNames.all(around: project.folder, in: source.value, definition))
            former[source.key] = types.isEmpty ? nil : types
        }
    }

    private static func types(of former: [FormerNames]) -> [String: ArchitectureDefinition.FormerType] {
        former.reduce(into: [:]) { types, names in
            for type in names.types {
                types[type.name] = .init(part: type.part, unit: names.unitName, newName: type.newName)
            }
        }
    }

    /// Returns the inputs of a report beside the sources.
    private static func inputs(
        _ project: ProjectDefaults, _ named: [(folder: String, architecture: String)],
        _ sources: [String: ArchitectureSource], _ rules: [any Rule.Type], _ severities: [String: Severity]
    ) -> [String] {
        [project.file ?? "", project.text, NotedNames(of: project.folder).written.text]
            + named.flatMap { [$0.folder, $0.architecture] }
            + sources.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.wholeText] }
            + rules.map { $0.id } + severities.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.rawValue] }
    }

    /// The architectures that rule a project: names of built-ins, and paths.
    static func architectures(of project: ProjectDefaults, _ flag: String?) throws -> Set<String> {
        Set(try names(project, flag).map(\.architecture) + (flag == nil ? project.ways : []))
    }

    /// Returns true if all of a project is read, so that a thing that is not found is nowhere.
    private static func isWhole(_ paths: [String], of project: ProjectDefaults) -> Bool {
        !project.isWritten
            || paths.contains { (project.folder + "/").hasPrefix(SourceFileList.absolutePath($0) + "/") }
    }

    /// Which architecture rules which folder, the innermost first.
    private static func names(
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

    private static func ruler(of path: String, _ named: [(folder: String, architecture: String)]) -> String? {
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
