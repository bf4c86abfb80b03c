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
    /// The sources in these, where they were listed already.
    let list: SourceFileList?
    /// The folders in these that others' definitions rule.
    let left: [String]
    /// The architecture that a flag names instead of the settings.
    let architecture: String?
    /// The rules that are asked, and what is told of them.
    let choice: RuleChoice
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
        let isWithoutArchitecture = rulers.named.isEmpty && !project.settings.hasRules
        if isWithoutArchitecture, !choice.rules.contains(where: { $0.id == CycleRule.id }) {
            throw Failure(
                .usage,
                "nothing tells the architecture: say --architecture NAME, write it down with 'scaena init', or let 'scaena learn' find it"
            )
        }
        // Circles need no definition: of strong references, and of the modules whose folders are said.
        let circles: [any Rule.Type] = project.modules.isEmpty ? [CycleRule.self] : [CycleRule.self, ModulesRule.self]
        let choice = isWithoutArchitecture ? RuleChoice(circles) : choice
        AllocatorSettings.favourShortRuns()
        let list = list ?? SourceFileList(paths: paths)
        guard !list.files.isEmpty else {
            let reasons = list.notes.map { "\($0.path): \($0.text)" }
            throw Failure(.noInput, (["no Swift file is there to check"] + reasons).joined(separator: "\n  "))
        }
        let memory = cache ? ReportMemory(of: paths, inputs: inputs(rulers)) : nil
        let fingerprint =
            memory?.isThere == true
            ? SourceFingerprint(
                list, memory: CacheFolder.memory("stamps", of: paths), jobs: jobs) : nil
        if let memory, let fingerprint, let report = memory.report(of: fingerprint) { return report }
        let progress = TerminalProgress()
        let settings = project.modules
        let (facts, modules) = Workers.both(jobs: jobs) {
            SourceFacts(
                list, memory: cache ? CacheFolder.memory(of: paths, keepsLater: true) : nil,
                fingerprint: fingerprint, takesNames: true, jobs: jobs
            ) { progress.tell($0, of: $1) }
        } _: { [cache, paths, jobs] in
            ModuleMap(
                list, settings: settings, memory: cache ? CacheFolder.memory("projects", of: paths) : nil, jobs: jobs)
        }
        progress.end()
        let sources = Sources(
            facts: facts, modules: modules, list: list, rulers: rulers, choice: choice, unread: facts.notes.map(\.path))
        // Modules that settings name may have files in any project, and are counted together.
        let areApart = settings.isEmpty && project.settings.knowledge.isEmpty && project.settings.layers.isEmpty
        let parts = areApart ? SeparateProjects(list, facts, modules, jobs: jobs).lists : [list]
        let named = cache ? fingerprint ?? SourceFingerprint(facts, list) : nil
        var (report, kept) = parts.count == 1 ? judged(sources, named: "") : judged(sources, apart: parts, named)
        facts.keep(kept)
        report.notes = facts.notes
        report.isWithoutArchitecture = isWithoutArchitecture
        report.hasDefinition = !rulers.named.isEmpty
        if let memory, facts.notes.isEmpty, let named { memory.keep(report, of: named) }
        return report
    }

    /// The sources that were read, and the definitions and rules that judge them.
    private struct Sources {
        var facts: SourceFacts
        let modules: ModuleMap
        var list: SourceFileList
        let rulers: Rulers
        let choice: RuleChoice
        /// The files that could not be read.
        let unread: [String]
    }

    /// Judges sources.
    ///
    /// - Parameters:
    ///   - sources: The sources.
    ///   - name: The name by which their answers are kept.
    /// - Returns: The findings, and what is to be kept for the next run.
    private func judged(_ sources: Sources, named name: String) -> (report: CheckReport, kept: [KeptBytes]) {
        let facts = sources.facts
        let index = TypeIndex(facts, modules: sources.modules, jobs: jobs)
        let names = NameUses(index, kept: cache ? facts.bytes("names" + name) : nil, jobs: jobs)
        let apps = apps(sources, index, names, named: name)
        let report = Check.report(on: apps, sources.choice, jobs: jobs)
        ReadMemory.hold((apps, index, facts))
        return (report, apps.compactMap(\.map.answers?.bytes) + [names.bytes].compactMap(\.self))
    }

    /// Judges projects that share no code one by one; those in which nothing changed keep their report.
    private func judged(
        _ sources: Sources, apart parts: [SourceFileList], _ fingerprint: SourceFingerprint?
    ) -> (report: CheckReport, kept: [KeptBytes]) {
        let facts = sources.facts
        let inputs = inputs(sources.rulers) + parts.flatMap(\.roots)
        var reports: [CheckReport] = []
        var kept: [KeptBytes] = []
        for part in parts {
            let memory = ReportMemory(of: part.roots, among: paths, inputs: inputs)
            let name = " " + part.roots.map(seen).joined(separator: " ")
            let known = fingerprint?.part(part)
            if sources.unread.isEmpty, let known, let report = memory.report(of: known) {
                reports.append(report)
                kept += (sources.rulers.sources.keys.map(seen) + ["", "names"]).map { facts.bytes($0 + name) }
                continue
            }
            ReadMemory.release()
            var own = sources
            (own.facts, own.list) = (facts.part(part), part)
            let judged = judged(own, named: name)
            if let known, facts.notes.isEmpty { memory.keep(judged.report, of: known) }
            reports.append(judged.report)
            kept += judged.kept
        }
        return (CheckReport(joining: reports, content: facts.content), kept)
    }

    /// A place as seen from the project, wherever that is.
    private func seen(_ place: String) -> String {
        place.hasPrefix(project.folder + "/") ? String(place.dropFirst(project.folder.count + 1)) : place
    }

    /// Maps the roles of each definition that rules a part of the project.
    private func apps(
        _ sources: Sources, _ index: TypeIndex, _ names: NameUses, named name: String
    ) -> [CheckedApp] {
        let rulers = sources.rulers
        let layouts = LayoutClasses(sources.list)
        let definitions = rulers.definitions(knowing: index, in: project)
        let ways = rulers.ways.compactMap { definitions[$0] }
        let ((fit, tests), digests) = Workers.both(jobs: jobs) {
            (rulers.ways.count > 1 ? WayFit(ways, index) : nil, TestFiles(index))
        } _: { [cache, jobs] in
            cache ? IndexDigests(index, jobs: jobs) : nil
        }
        let mapping = Mapping(rulers: rulers, index: index, fit: fit, tests: tests) { [facts = sources.facts] place in
            // Lists are read for definitions with flows alone.
            let lists = definitions[place]?.flowChannels.isEmpty == false ? " lists" : ""
            return digests.map { ReadingMemory(facts.answers(seen(place) + name + lists), $0) }
        }
        var ruled: [(definition: ArchitectureDefinition, source: ArchitectureSource?, name: String?)] =
            rulers.sources.sorted { $0.key < $1.key }.compactMap { name, source in
                definitions[name].map { ($0, source, name) }
            }
        // Modules are ruled where no architecture is, and so are circles where there is none at all.
        if project.settings.hasRules || rulers.named.isEmpty, rulers.named.last?.folder != "" {
            ruled.append((.withoutUnits(file: project.file ?? ""), nil, nil))
        }
        let maps = RoleMap.maps(
            of: ruled.map { mapping.request($0.definition, ruling: $0.name) }, index, names: names, jobs: jobs)
        let statements = CheckedSettings(
            project.settings, file: project.file ?? "", text: project.text, isWhole: isWhole)
        let unseen = Unseen(sources.unread + maps.flatMap { map in map.broken.map { map.index.files[$0].path } })
        return zip(maps, ruled).map {
            CheckedApp($0, $1.source, settings: statements, names: names, layouts: layouts, unseen: unseen)
        }
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
            + left + [choice.text] + SettingsCheck.missing(project.settings, in: project.folder).map(\.path)
            + rulers.former.sorted { $0.key < $1.key }.flatMap { $0.value.keys.sorted() }
    }

    /// The architectures that rule a project: names of built-ins, and paths.
    static func architectures(of project: ProjectDefaults, _ flag: String?) throws -> Set<String> {
        Set(try Rulers.names(project, flag).map(\.architecture) + (flag == nil ? project.ways : []))
    }
}

/// The sources of a project, to be mapped as each definition sees them.
private struct Mapping: Sendable {
    let rulers: Rulers
    let index: TypeIndex
    /// The way that each unit is made, where there are several.
    let fit: WayFit?
    let tests: TestFiles
    /// The memory of what is read as a definition sees it, by the definition's place; nil where nothing is kept.
    let memory: @Sendable (String) -> ReadingMemory?

    /// Asks for the map of what a definition rules.
    ///
    /// - Parameters:
    ///   - definition: The definition.
    ///   - name: The architecture's name; nil where none is known.
    func request(_ definition: ArchitectureDefinition, ruling name: String?) -> MapRequest {
        let way = name.flatMap(rulers.ways.firstIndex)
        let ruling = RoleMap.Ruling(
            isRuled: { file in
                let ruler = rulers.ruler(of: index.files[file].path)
                // All ways rule what the project's own architecture does.
                return ruler == name || way != nil && ruler == rulers.ways.first
            },
            isOfAnother: { unit in way.flatMap { fit?.isOfAnother(unit, than: $0) } ?? false }, tests: tests)
        return MapRequest(definition, ruling: ruling, memory: memory(name ?? ""))
    }
}

/// The definitions that rule the parts of a project.
private struct Rulers: Sendable {
    /// Which architecture rules which folder, the innermost first.
    let named: [(folder: String, architecture: String)]
    /// The folders that others' definitions rule, with a slash behind each.
    private let left: [String]
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
        left = check.left.map { $0 + "/" }
        ways = check.architecture == nil ? project.ownArchitecture.map { [$0] + project.ways } ?? [] : []
        var sources: [String: ArchitectureSource] = [:]
        var definitions: [String: ArchitectureDefinition] = [:]
        var former: [String: [String: ArchitectureDefinition.FormerType]] = [:]
        for name in Set(named.map(\.architecture) + ways) {
            let source = try ArchitectureOption.source(name)
            let definition: ArchitectureDefinition
            do { definition = try source.definition() } catch { throw Failure(error) }
            (sources[name], definitions[name]) = (source, definition)
            let types = Self.types(
                of: FormerNames.all(around: project.folder, in: LoadedArchitecture(source, definition)))
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
            let unnoted = FormerNames.unnoted(in: project.folder, index, by: LoadedArchitecture(source, definition))
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
        return named.sorted { ($1.folder.count, $0.folder) < ($0.folder.count, $1.folder) }
    }

    /// The architecture that rules a file.
    func ruler(of path: String) -> String? {
        left.contains(where: path.hasPrefix) ? nil : named.first { path.hasPrefix($0.folder) }?.architecture
    }
}

extension CacheFolder {
    /// The memory of the facts of some paths, for every command that reads them.
    static func memory(of paths: [String], keepsLater: Bool = false) -> SourceFacts.Memory {
        SourceFacts.Memory(
            path: FactCache.path(in: path, of: paths), toolVersion: toolVersion, keepsLater: keepsLater)
    }

    /// The last report on some paths.
    static func report(of paths: [String]) -> String { "\(path)/check-\(name(of: paths)).report" }

    /// A file that remembers something else of some paths.
    static func memory(_ word: String, of paths: [String]) -> MemoryFile {
        MemoryFile(path: "\(path)/\(word)-\(name(of: paths)).bin", toolVersion: toolVersion)
    }

    private static func name(of paths: [String]) -> String {
        let places = paths.map(SourceFileList.absolutePath).joined(separator: "\n")
        return String(ContentKey(places).hash, radix: 36)
    }
}
