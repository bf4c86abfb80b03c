import Architecture
import Conformance
import Findings
import Foundation
import Project
import SourceModel
import Testing

@testable import Checking
@testable import Learning

/// An app in the folder Apps, written by hand as a team writes one.
struct HandWrittenApp {
    let texts: [(path: String, text: String)]

    /// Reads an app; its paths begin with `/app`.
    init(_ name: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Apps/\(name)")
            .path
        let found = try #require(FileManager.default.enumerator(atPath: folder))
        texts = try found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            ("/app/" + path, try String(contentsOfFile: folder + "/" + path, encoding: .utf8))
        }
    }

    /// Learns from the files, or from some of them.
    func learned(where isRead: (String) -> Bool = { _ in true }) throws -> AppLearning {
        AppLearning(
            try texts.filter { isRead($0.path) }.map { path, text in
                FactReading.file(try #require(FileFacts(parsing: text, depth: .whole)), path: path)
            })
    }

    /// Returns the findings of a check by the definitions that are learned from the app itself, as file and rule.
    func findings() throws -> [String] {
        let sources = try learned().architectures.enumerated().map { number, learned in
            let written = LearnedDefinition(
                learned, as: .init(id: "way\(number + 1)", title: "Ours", templates: "Ours"), known: [])
            return ArchitectureSource(
                file: "way\(number + 1).yml", text: written.text, templates: written.templates)
        }
        let index = TypeIndex(
            try texts.map { path, text in
                (path: path, modules: [module(path)], facts: try #require(FileFacts(parsing: text, depth: .whole)))
            })
        let definitions = try sources.map { try $0.definition() }
        let fit = WayFit(definitions, index)
        let settings = CheckedSettings(ProjectSettings(), file: "", text: "", isWhole: true)
        let apps = zip(sources, definitions).enumerated().map { way, made in
            CheckedApp(
                RoleMap(
                    made.1, index, ruling: RoleMap.Ruling(isOfAnother: { fit.isOfAnother($0, than: way) }), jobs: 1),
                made.0,
                settings: settings)
        }
        #expect(apps.allSatisfy { !$0.map.units.isEmpty })
        let lines = SourceLines(texts: Dictionary(uniqueKeysWithValues: texts.map { ($0.path, $0.text) }))
        return Check.report(on: apps, RuleChoice(Rules.standard), lines: lines).findings.map {
            "\(Self.name($0.place.path)): \($0.rule)"
        }.sorted()
    }

    private func module(_ path: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        if parts[1] == "Packages" { return parts[2] }
        return parts[1]
    }

    /// The last part of a path.
    static func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

    /// Removes each scene in turn of the ways that can spare one, and expects that the ways and the usual roles of all others stay.
    ///
    /// - Parameter counts: The numbers of scenes in the ways.
    func expectWaysThatStay(_ counts: [Int], location: Testing.SourceLocation = #_sourceLocation) throws {
        let whole = try learned()
        #expect(whole.architectures.map(\.units.count) == counts, sourceLocation: location)
        let before = said(whole)
        // Three scenes are the fewest that make a way.
        for unit in whole.architectures.filter({ $0.units.count > 3 }).flatMap(\.units) {
            let after = said(try learned { !Self.name($0).hasPrefix(unit.name) })
            #expect(after[unit.name] == nil, sourceLocation: location)
            for (name, way) in before where name != unit.name {
                #expect(after[name] == way, "\(name) without \(unit.name)", sourceLocation: location)
            }
        }
    }

    /// The usual roles of each scene's way.
    private func said(_ learning: AppLearning) -> [String: String] {
        var said: [String: String] = [:]
        for learned in learning.architectures {
            let usual = learned.roles.filter { $0.presence.share >= 0.5 }.map(\.form).sorted().joined(separator: " ")
            for unit in learned.units { said[unit.name] = usual }
        }
        return said
    }
}

extension AppLearning {
    /// The deviations, as scene, cause and file.
    var told: Set<String> {
        Set(
            architectures.flatMap(\.outliers).flatMap { outlier in
                outlier.deviations.map { "\(outlier.unit): \($0.cause), \(HandWrittenApp.name($0.file ?? ""))" }
            })
    }
}

extension LearnedDefinition.Header {
    /// The beginning of a definition that is read in tests alone.
    static let ours = LearnedDefinition.Header(id: "ours", title: "Ours", templates: "Ours")
}
