import Architecture
import Foundation

/// What an app's sheet has beside the app itself: the entities, managers and scenes that are written into it, whatever their order.
public struct AppParts {
    /// Something that is still to be written.
    private enum Job {
        case part(KindRequest, AppSheet.Part)
        case unit(UnitRequest, AppSheet.Unit)

        /// Where it is said.
        var word: SheetWord {
            switch self {
            case .part(_, let part): part.name
            case .unit(_, let unit): unit.name
            }
        }
    }

    private let source: ArchitectureSource
    private let definition: ArchitectureDefinition
    private var jobs: [Job] = []

    /// What is written.
    ///
    /// - Parameters:
    ///   - sheet: the app's sheet.
    ///   - source: the architecture.
    ///   - app: the app's folder, in which the app itself is written already.
    ///   - module: the app's module.
    /// - Throws: ``ScaffoldError`` where the architecture has no such kinds.
    public init(
        _ sheet: AppSheet, in source: ArchitectureSource, app: String, module: String
    ) throws(ScaffoldError) {
        self.source = source
        definition = try UnitScaffold.definition(of: source)
        let (into, tests) = ("\(app)/Sources/\(module)", "\(app)/Tests/\(module)Tests")
        var mistakes: [DefinitionMistake] = []
        var parts: [(request: KindRequest, part: AppSheet.Part)] = []
        for part in sheet.parts {
            guard let kind = Self.kind(part.kind.text, in: definition) else {
                let known = ["scenes", "modules"] + definition.kinds.map { Self.several($0.word) }
                mistakes.append(
                    part.kind.mistake(
                        "\(definition.id) has no '\(part.kind.text)'"
                            + NearestWord.hint(for: part.kind.text, among: known)))
                continue
            }
            var request = KindRequest(
                kind: kind.word, name: part.name.text, into: into, values: part.values?.text,
                opens: part.opens.map(\.text).joined(separator: ", "), module: module, testsInto: tests)
            request.verbs = part.verbs.map(\.text)
            parts.append((request, part))
        }
        if !mistakes.isEmpty {
            throw ScaffoldError(.data, mistakes.map(\.description).joined(separator: "\n"), saysPlaces: true)
        }
        // What comes with others of itself is written first, as it is ordered; what opens scenes, once they are there.
        let companions = Set(definition.kinds.flatMap(\.with))
        let early = parts.filter { companions.contains($0.request.kind) }
        let rest = parts.filter { !companions.contains($0.request.kind) }
        jobs = (early + rest.filter { $0.request.opens.isEmpty }).map { .part($0.request, $0.part) }
        for unit in sheet.units {
            var request = UnitRequest(name: unit.name.text, into: into, module: module, testsInto: tests)
            request.group = unit.sheet.group?.text ?? definition.unit.group?.first
            request.sheet = [.file(unit.name.file, text: unit.text)]
            jobs.append(.unit(request, unit))
        }
        jobs += rest.filter { !$0.request.opens.isEmpty }.map { .part($0.request, $0.part) }
    }

    /// The kind that a word names: `managers`, or `manager`.
    private static func kind(_ word: String, in definition: ArchitectureDefinition) -> UnitKind? {
        definition.kinds.first { kind in
            ([kind.word] + kind.also).contains { $0 == word || several($0) == word }
        }
    }

    /// A word as there are several: `entities`.
    private static func several(_ word: String) -> String {
        word.hasSuffix("y") ? word.dropLast() + "ies" : word + "s"
    }

    /// Writes all of it.
    ///
    /// A scene may lead to one that is listed later: what cannot be written yet is tried again once something else is there.
    ///
    /// - Throws: ``ScaffoldError`` with the place of each mistake.
    public func write() throws(ScaffoldError) {
        var waiting = jobs
        var outlined: Set<String> = []
        while !waiting.isEmpty {
            var failed: [(job: Job, error: ScaffoldError)] = []
            for job in waiting {
                do throws(ScaffoldError) {
                    _ = try UnitWriter.write(UnitMerge(try scaffold(job)))
                } catch {
                    failed.append((job, error))
                }
            }
            if failed.count == waiting.count {
                // Scenes that lead to each other: each is there for the others first, and does what it does afterwards.
                let isNew = try outline(failed, &outlined)
                if !isNew { throw Self.error(failed) }
            }
            waiting = failed.map(\.job)
        }
    }

    private func scaffold(_ job: Job) throws(ScaffoldError) -> UnitScaffold {
        switch job {
        case .part(let request, _): try UnitScaffold(request, in: source)
        case .unit(let request, _): try UnitScaffold(request, in: source)
        }
    }

    /// Writes scenes that wait for each other with what goes in and comes out alone.
    private func outline(
        _ failed: [(job: Job, error: ScaffoldError)], _ outlined: inout Set<String>
    ) throws(ScaffoldError) -> Bool {
        let names = Set(failed.map(\.job.word.text))
        var isNew = false
        for (job, error) in failed {
            guard case .unit(var request, let unit) = job, names.contains(where: { Self.waits(error, for: $0) }),
                outlined.insert("\(unit.sheet.group?.text ?? "").\(unit.name.text)").inserted
            else { continue }
            request.sheet = []
            let takes = unit.sheet.takes.map { value in
                (value.label.map { $0 + " " } ?? "") + value.code
            }
            if !takes.isEmpty {
                request.sheet.append(.flag("takes", of: .takes, text: "{ \(takes.joined(separator: ", ")) }"))
            }
            if !unit.sheet.returns.isEmpty {
                request.returns = unit.sheet.returns.map(\.code).joined(separator: ", ")
            }
            do throws(ScaffoldError) {
                _ = try UnitWriter.write(UnitMerge(try UnitScaffold(request, in: source)))
                isNew = true
            } catch { continue }
        }
        return isNew
    }

    /// Whether something is not there only because it could not be written yet.
    private static func waits(_ error: ScaffoldError, for name: String) -> Bool {
        error.description.contains("'\(name)' to go to") || error.description.contains("there is no '\(name)")
    }

    private static func error(_ failed: [(job: Job, error: ScaffoldError)]) -> ScaffoldError {
        let names = failed.map(\.job.word.text)
        // What only waits for something that is wrong itself is not wrong.
        let own = failed.filter { failure in
            !names.contains { $0 != failure.job.word.text && waits(failure.error, for: $0) }
        }
        let lines = (own.isEmpty ? failed : own).flatMap { job, error -> [String] in
            error.saysPlaces
                ? error.description.components(separatedBy: "\n")
                : [job.word.mistake(error.description).description]
        }
        return ScaffoldError(.data, lines.joined(separator: "\n"), saysPlaces: true)
    }
}
