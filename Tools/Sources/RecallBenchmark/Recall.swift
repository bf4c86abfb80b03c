import Architecture
import Checking
import Conformance
import Findings
import Foundation
import SourceModel

/// Breaks a copy of an app in memory, one place at a time, and counts what `scaena check` tells by that rule, at that line.
///
///     RecallBenchmark APP [COUNT] [SEED]     an app with a scaena.yml; so many mutations of each kind, drawn by the seed
///
/// Nothing is written. Faults in what the definition does not say or `learn` was not sure of, and where it is not known who is meant,
/// are counted beside: so is the part without which what is left is no unit any more, as a view without the view model beside it; so are
/// statements of units that are made otherwise, wires of properties that nobody reads, and ways that others of the role go already.
@main
enum Recall {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else {
            print("usage: RecallBenchmark APP [COUNT] [SEED]")
            exit(64)
        }
        let count = arguments.count > 2 ? Int(arguments[2]) ?? 10 : 10
        let seed = arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1
        try App(SourceFileList.absolutePath(arguments[1])).recall(count, Seeded(state: seed))
    }
}

/// Numbers that are the same for the same seed.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var mixed = state
        mixed ^= mixed >> 33
        mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
        return mixed ^ (mixed >> 33)
    }
}

/// An app in memory.
struct App {
    /// A way in which its scenes are made.
    struct Way {
        let source: ArchitectureSource
        let definition: ArchitectureDefinition
    }

    /// The project's own architecture, then the other ways of its scenes.
    let ways: [Way]
    let settings: CheckedSettings
    let others: [String]
    var files: [(path: String, modules: [String], facts: FileFacts)] = []
    var texts: [String: String] = [:]

    init(_ folder: String) throws {
        let file = folder + "/scaena.yml"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let project = try ProjectSettings(text, file: file)
        ways = try ([file] + project.ways.map { "\(folder)/\($0)" }).map { file in
            let source = try ArchitectureSource(readingFile: file)
            return Way(source: source, definition: try source.definition())
        }
        settings = CheckedSettings(project, file: file, text: text)
        others = project.areas.keys.map { "\(folder)/\($0)/" }
        let list = SourceFileList(paths: [folder])
        let facts = SourceFacts(list)
        let modules = ModuleMap(
            list,
            settings: project.modules.flatMap { name, folders in
                folders.map {
                    ModuleFact(name: name, folder: "\(folder)/\($0)", defaultIsolation: .unknown, origin: .settings)
                }
            })
        for (number, found) in facts.files.enumerated() {
            guard let text = try? String(contentsOfFile: found.path, encoding: .utf8) else { continue }
            texts[found.path] = text
            files.append((found.path, modules.modules(of: found.path).map(\.name), facts.facts(of: number)))
        }
    }

    /// The app as each way sees it.
    private func maps(_ files: [(path: String, modules: [String], facts: FileFacts)]) -> [RoleMap] {
        let index = TypeIndex(files)
        let fit = ways.count > 1 ? WayFit(ways.map(\.definition), index) : nil
        let tests = TestFiles(index)
        return ways.enumerated().map { number, way in
            let ruling = RoleMap.Ruling(
                isRuled: { file in
                    let path = index.files[file].path
                    return !others.contains { path.hasPrefix($0) }
                }, isOfAnother: { fit?.isOfAnother($0, than: number) ?? false }, tests: tests)
            return RoleMap(way.definition, index, ruling: ruling)
        }
    }

    private func apps(_ maps: [RoleMap]) -> [CheckedApp] {
        zip(maps, ways).map { CheckedApp($0, $1.source, settings: settings) }
    }

    private func report(_ maps: [RoleMap], _ texts: [String: String]) -> CheckReport {
        Check.report(on: apps(maps), RuleChoice(Rules.all), lines: SourceLines(texts: texts))
    }

    /// The mutations of all ways, each once: what containers, modules and the team's rules say is the same in all.
    private func mutations(_ maps: [RoleMap]) -> (all: [Mutation], unstated: [String: Int]) {
        var all: [Mutation] = []
        var unstated: [String: Int] = [:]
        var seen: [String: Set<[String: String?]>] = [:]
        for (map, app) in zip(maps, apps(maps)) {
            let mutations = Mutations(map: map, files: texts, settings: settings, app: app)
            all += mutations.all.filter { seen[$0.kind, default: []].insert($0.changes).inserted }
            unstated.merge(mutations.unstated, uniquingKeysWith: +)
        }
        return (all, unstated)
    }

    /// Breaks it, and prints what is told.
    func recall(_ count: Int, _ random: Seeded) {
        var random = random
        let healthy = maps(files)
        let known = Dictionary(grouping: report(healthy, texts).findings, by: \.identity).mapValues(\.count)
        let (mutations, unstated) = mutations(healthy)
        let byKind = Dictionary(grouping: mutations, by: \.kind)
        var sum = (told: 0, all: 0)
        print("kind\ttold\tof\tplaces\tin doubt\tunit gone\tnot stated")
        for kind in Set(byKind.keys).union(unstated.keys).sorted() {
            let all = byKind[kind] ?? []
            let drawn = all.shuffled(using: &random).prefix(count)
            var told = 0
            var doubted = 0
            var gone = 0
            var missed: [String] = []
            for mutation in drawn {
                switch outcome(of: mutation, known) {
                case .told: told += 1
                case .inDoubt: doubted += 1
                case .unitGone: gone += 1
                case .missed:
                    let gone = mutation.changes.filter { $0.value == nil }.keys.map { " without \($0)" }.sorted()
                        .joined()
                    missed.append("\(mutation.rule)  \(mutation.path):\(mutation.line ?? 0)\(gone)")
                }
            }
            sum.told += told
            let judged = drawn.count - doubted - gone
            sum.all += judged
            print("\(kind)\t\(told)\t\(judged)\t\(all.count)\t\(doubted)\t\(gone)\t\(unstated[kind] ?? 0)")
            for text in missed { print("    missed: \(text)") }
        }
        print("all\t\(sum.told)\t\(sum.all)")
    }

    private enum Outcome {
        case told, missed
        /// The statement is broken by most units: it is asked about once, and no finding is told.
        case inDoubt
        /// The rest of the unit is known as none.
        case unitGone
    }

    private func outcome(of mutation: Mutation, _ known: [Finding.Identity: Int]) -> Outcome {
        var (files, texts) = (files, texts)
        for (path, text) in mutation.changes {
            texts[path] = text
            let number = files.firstIndex { $0.path == path }
            guard let text, let facts = FileFacts(parsing: text, depth: .whole) else {
                if let number { files.remove(at: number) }
                continue
            }
            if let number {
                files[number].facts = facts
            } else if let model = files.first(where: { mutation.changes.keys.contains($0.path) }) ?? files.first {
                files.append((path, model.modules, facts))
            }
        }
        files.sort { $0.path < $1.path }
        let broken = maps(files)
        let found = report(broken, texts).findings
        let counts = Dictionary(grouping: found, by: \.identity).mapValues(\.count)
        let isTold = found.contains {
            $0.identity.rule == mutation.rule && $0.place.path == mutation.path
                && (mutation.line == nil || $0.place.line == mutation.line)
                && counts[$0.identity] ?? 0 > known[$0.identity] ?? 0
        }
        if isTold { return .told }
        if let unit = mutation.unit, !broken.contains(where: { $0.units.contains { $0.name.typeName == unit } }) {
            return .unitGone
        }
        let isAsked = found.contains { $0.identity.rule == mutation.rule && $0.identity.subject.hasPrefix("question ") }
        return isAsked ? .inDoubt : .missed
    }
}
