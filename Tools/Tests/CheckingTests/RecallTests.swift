import Architecture
import Conformance
import Foundation
import RecallBenchmark
import SourceModel
import TemporaryFolders
import Testing

@testable import Checking
@testable import Scaffolding

/// Of the ways in which a scaffolded app is broken, how many are told, by that rule, at that line. `make soak` breaks each
/// place; a test run, some of them.
@Suite("Recall of scaena check")
struct RecallTests {
    private static let isSoak = Soak.isOn
    static let architectures = Soak.all(ArchitectureSource.builtIns.keys.sorted(), orOnly: ["snp", "mvpcf"])

    @Test("Of the mutations of scaffolded apps, 95 % are told by their rule at their line", arguments: architectures)
    func recall(id: String) throws {
        let source = try #require(ArchitectureSource.builtIns[id])
        let definition = try source.definition()
        var tallies: [String: (told: Int, all: Int)] = [:]
        var missed: [String] = []
        for plain in Self.isSoak ? [false, true] : [false] {
            let files = try Self.files(source, definition, plain: plain)
            var facts: [String: FileFacts] = [:]
            for (path, text) in files { facts[path] = FileFacts(parsing: text, depth: .whole) }
            let settings = try Self.settings
            let mutations = Mutations(map: Self.map(definition, facts), files: files, settings: settings).all
            for mutation in Self.drawn(mutations) {
                let report = try Self.report(mutation, source, definition, files, facts)
                tallies[mutation.kind, default: (0, 0)].all += 1
                if Self.tells(mutation, report) {
                    tallies[mutation.kind]?.told += 1
                } else {
                    missed.append("\(mutation.kind): \(mutation.path):\(mutation.line ?? 0)")
                }
            }
        }
        let (told, all) = tallies.values.reduce((0, 0)) { ($0.0 + $1.told, $0.1 + $1.all) }
        if Self.isSoak {
            print("\(id): \(told) of \(all)")
            for (kind, tally) in tallies.sorted(by: { $0.key < $1.key }) {
                print("  \(kind): \(tally.told) of \(tally.all)")
            }
            for text in missed { print("  missed: \(text)") }
        }
        #expect(all > 3)
        #expect(told * 100 >= all * 95, "\(told) of \(all); missed: \(missed)")
        // What the settings forbid is broken in each.
        for kind in [
            "unknown module", "import of a module's layer", "rule: mayNotUse", "rule: mayNotName", "rule: final",
        ] {
            #expect(tallies[kind]?.all ?? 0 > 0, "\(kind)")
        }
    }

    @Test("A flow of a new app that nobody keeps, or that is never let go, is told where it stands")
    func flows() throws {
        let source = try #require(ArchitectureSource.builtIns["mvpcf"])
        let definition = try source.definition()
        let request = AppRequest(
            name: "Shop", into: "/", first: "Items", architecture: "mvpcf", scaena: .path("/scaena"))
        var files: [String: String] = [:]
        for file in try AppScaffold(request, in: source).files
        where file.path.hasPrefix("Sources/Shop/") && file.path.hasSuffix(".swift") {
            files["/app/" + file.path] = file.text
        }
        files["/app/Sources/Shop/Kept/KeptCoordinator.swift"] = """
            final class KeptCoordinator: FlowCoordinator<Void> {
                var childCoordinators: [any Coordinator] = []
                func open(_ child: ItemsCoordinator) {
                    childCoordinators.append(child)
                }
                func end() {
                    childCoordinators.removeAll()
                }
            }
            """
        var facts: [String: FileFacts] = [:]
        for (path, text) in files { facts[path] = FileFacts(parsing: text, depth: .whole) }
        let mutations = Mutations(map: Self.map(definition, facts), files: files).all.filter { $0.rule == "flows" }
        #expect(Set(mutations.map(\.kind)) == ["flow not kept", "flow never let go"])
        for mutation in mutations {
            let report = try Self.report(mutation, source, definition, files, facts)
            #expect(Self.tells(mutation, report), "\(mutation.kind): \(mutation.path):\(mutation.line ?? 0)")
        }
    }

    /// The settings of the broken apps: whom their modules know, and rules of a team.
    private static var settings: CheckedSettings {
        get throws {
            let text = """
                modules:
                  App: { knows: [Core] }
                  Core: { knows: [] }
                layers:
                  base: { modules: [Core], mayNotImport: [SwiftUI] }
                rules:
                  quiet: { about: logs go through Log, types: …, mayNotUse: [print, UserDefaults.standard], mayNotName: …Singleton }
                  closed: { about: nobody inherits, types: [AboutViewController, Store], kind: class, final: true, inherits: Base }
                  lean: { about: kept elsewhere, types: Store, mayNotImport: CoreData }
                """
            return CheckedSettings(
                try ProjectSettings(text, file: "/app/scaena.yml"), file: "/app/scaena.yml", text: text)
        }
    }

    /// All mutations, or some of each kind.
    private static func drawn(_ mutations: [Mutation]) -> [Mutation] {
        guard !isSoak else { return mutations }
        return Dictionary(grouping: mutations, by: \.kind).sorted { $0.key < $1.key }.flatMap { _, all in
            stride(from: 0, to: all.count, by: 7).map { all[$0] }
        }
    }

    private static func tells(_ mutation: Mutation, _ report: CheckReport) -> Bool {
        report.findings.contains {
            $0.identity.rule == mutation.rule && $0.place.path == mutation.path
                && (mutation.line == nil || $0.place.line == mutation.line)
        }
    }

    private static func map(_ definition: ArchitectureDefinition, _ facts: [String: FileFacts]) -> RoleMap {
        let files = facts.sorted { $0.key < $1.key }.map {
            (path: $0.key, modules: [module(of: $0.key)], facts: $0.value)
        }
        return RoleMap(definition, TypeIndex(files), jobs: 1)
    }

    private static func module(of path: String) -> String { path.hasPrefix("/app/Sources/Core/") ? "Core" : "App" }

    private static func report(
        _ mutation: Mutation, _ source: ArchitectureSource, _ definition: ArchitectureDefinition,
        _ files: [String: String], _ facts: [String: FileFacts]
    ) throws -> CheckReport {
        var (files, facts) = (files, facts)
        for (path, text) in mutation.changes {
            files[path] = text
            facts[path] = text.flatMap { FileFacts(parsing: $0, depth: .whole) }
        }
        let app = CheckedApp(map(definition, facts), source, settings: try settings)
        return Check.report(on: app, rules: Rules.all, lines: SourceLines(texts: files))
    }

    private static func files(
        _ source: ArchitectureSource, _ definition: ArchitectureDefinition, plain: Bool
    ) throws -> [String: String] {
        var files = [
            "/app/Sources/Core/Store.swift": """
            import Foundation

            class Base {}
            final class Store: Base {
                var value = 0
            }
            """
        ]
        for name in isSoak ? ["About", "URLList", "SearchFilter"] : ["About"] {
            var request = UnitRequest(name: name, into: "/app/Sources/App", module: "App", tests: false)
            request.runtime = !plain
            if definition.unit.group != nil { request.group = "Items" }
            for file in try UnitScaffold(request, in: source).files { files[file.path] = file.text }
        }
        return files
    }
}
