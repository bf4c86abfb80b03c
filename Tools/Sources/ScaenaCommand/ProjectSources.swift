import Architecture
import Foundation
import Mocking
import Scaffolding
import SourceModel

/// The sources of a project, read for a command that changes some of them.
struct ProjectSources {
    /// The project's files.
    let list: SourceFileList
    /// Their types.
    let index: TypeIndex

    /// Reads the sources.
    ///
    /// - Parameter project: the project's settings.
    init(_ project: ProjectDefaults) {
        list = SourceFileList(paths: [project.folder])
        let facts = SourceFacts(list, memory: CacheFolder.memory(of: [project.folder]))
        index = TypeIndex(facts, modules: ModuleMap(list, settings: project.modules))
    }

    /// Where the tool looks for a unit to change.
    ///
    /// - Parameters:
    ///   - project: the project's settings.
    ///   - options: the options that flags set.
    ///   - place: where what was scaffolded is written again.
    func surroundings(
        _ project: ProjectDefaults, _ options: ScaffoldOptions, _ place: ProjectDefaults.Place?
    ) throws -> ProjectSurroundings {
        try surroundings(project, into: options.into, architecture: options.architecture, place)
    }

    /// The same for one folder.
    ///
    /// - Parameters:
    ///   - project: the project's settings.
    ///   - folder: the folder; the whole project where it is nil.
    ///   - flag: the architecture that a flag says.
    ///   - place: where what was scaffolded is written again.
    func surroundings(
        _ project: ProjectDefaults, into folder: String? = nil, architecture flag: String? = nil,
        _ place: ProjectDefaults.Place?
    ) throws -> ProjectSurroundings {
        let into = folder.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        let architecture = try project.architecture(flag, into: folder)
        var around = ProjectSurroundings(
            project: project.folder, folder: into ?? project.folder, index: index,
            place: place?.ofRecorded ?? RecordedUnit.Place())
        around.mocks = Set(index.files.map(\.path).filter { $0.hasSuffix("Mocks.swift") && MockRun.isMadeHere($0) })
        around.renamedMocks = { MockRun.renamed($0, from: $1) }
        // A flag's architecture rules everything, as for 'check'.
        if flag == nil, !project.settings.areas.isEmpty {
            let ruled = Set(
                index.files.map(\.path).filter { path in
                    (try? project.architecture(nil, into: URL(fileURLWithPath: path).deletingLastPathComponent().path))
                        == architecture
                })
            around.isRuled = { ruled.contains($0) }
        }
        return around
    }
}
