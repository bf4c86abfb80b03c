import Architecture
import Foundation
import SourceModel
import TemporaryFolders
import Testing

@testable import Learning
@testable import Scaffolding

/// An app whose files lie in a folder.
struct WrittenApp {
    private let folder: TemporaryFolder
    private(set) var paths: [String] = []

    init(_ texts: [(path: String, text: String)]) throws {
        folder = try TemporaryFolder()
        for (path, text) in texts { try write(text, to: path) }
    }

    mutating func write(_ text: String, to path: String) throws {
        let name = path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
        paths.append(try folder.write(text, to: name.hasPrefix("/") ? String(name.dropFirst()) : name))
    }

    /// Learns from the files, of which Scaena wrote some.
    func learned(scaffolded: [String: ScaffoldedUnit] = [:]) throws -> AppLearning {
        AppLearning(
            try paths.sorted().map { path in
                let text = try String(contentsOfFile: path, encoding: .utf8)
                var file = FactReading.file(
                    try #require(FileFacts(parsing: text, depth: .whole), "\(text)"), path: path)
                file.scaffold = scaffolded[path]
                return file
            })
    }

    /// The files of a new scene, made from the example of a way.
    func scene(
        _ name: String, way: Int, of learning: AppLearning, like example: String? = nil, without: String = ""
    ) throws -> (
        files: [(path: String, text: String)], example: ExampleTemplates
    ) {
        let place = learning.architectures.first?.place(in: folder.path) ?? "."
        let into = place == "." ? folder.path : "\(folder.path)/\(place)"
        let own = learning.architectures[way]
        let learned = way == 0 ? own : own.placed(in: into) ?? own
        let templates = try #require(
            try example.map { try learning.templates(like: $0).templates } ?? learning.templates(ofWay: way).first)
        let written = LearnedDefinition(learned, as: .ours, known: [], example: templates)
        let source = ArchitectureSource(file: "ours.yml", text: written.text, templates: written.templates)
        var request = UnitRequest(name: name, into: into, module: "App", tests: false)
        (request.runtime, request.without) = (false, without)
        if try source.definition().unit.group != nil { request.group = "Harbours" }
        return (try UnitScaffold(request, in: source).files.map { ($0.path, $0.text) }, templates)
    }
}
