import Architecture
import Conformance
import Foundation
import RecallBenchmark
import Scaffolding
import SourceModel
import Testing

@testable import Checking

/// Of the ways in which a scaffolded app is broken, how many are told, by that rule, at that line. `make soak` breaks each
/// place; a test run, some of them.
@Suite("Recall of scaena check")
struct RecallTests {
    private static let isSoak = ProcessInfo.processInfo.environment["SCAENA_SOAK"] == "1"
    static let architectures = ArchitectureSource.builtIns.keys.sorted()

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
            let mutations = Mutations(map: Self.map(definition, facts), files: files).all
            let step = Self.isSoak ? 1 : 7
            for number in stride(from: 0, to: mutations.count, by: step) {
                let mutation = mutations[number]
                let report = Self.report(mutation, source, definition, files, facts)
                let isTold = report.findings.contains {
                    $0.rule == mutation.rule && $0.place.path == mutation.path
                        && (mutation.line == nil || $0.place.line == mutation.line)
                }
                tallies[mutation.kind, default: (0, 0)].all += 1
                if isTold {
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
    }

    private static func map(_ definition: ArchitectureDefinition, _ facts: [String: FileFacts]) -> RoleMap {
        let files = facts.sorted { $0.key < $1.key }.map { (path: $0.key, modules: ["App"], facts: $0.value) }
        return RoleMap(definition, TypeIndex(files), jobs: 1)
    }

    private static func report(
        _ mutation: Mutation, _ source: ArchitectureSource, _ definition: ArchitectureDefinition,
        _ files: [String: String], _ facts: [String: FileFacts]
    ) -> CheckReport {
        var (files, facts) = (files, facts)
        for (path, text) in mutation.changes {
            files[path] = text
            facts[path] = text.flatMap { FileFacts(parsing: $0, depth: .whole) }
        }
        return Check.report(on: CheckedApp(map(definition, facts), source), lines: SourceLines(texts: files))
    }

    private static func files(
        _ source: ArchitectureSource, _ definition: ArchitectureDefinition, plain: Bool
    ) throws -> [String: String] {
        var files: [String: String] = [:]
        for name in isSoak ? ["About", "URLList", "SearchFilter"] : ["About"] {
            var request = UnitRequest(name: name, into: "/app/Sources/App", module: "App", tests: false)
            request.runtime = !plain
            if definition.unit.group != nil { request.group = "Items" }
            for file in try UnitScaffold(request, in: source).files { files[file.path] = file.text }
        }
        return files
    }
}
