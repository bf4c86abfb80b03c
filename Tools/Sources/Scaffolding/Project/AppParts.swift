import Architecture
import Foundation

/// The parts of an app's sheet beside the app itself: the entities, managers and scenes that are written into it,
/// whatever their order.
package struct AppParts {
    /// Something that is still to be written.
    private struct Job {
        enum Order {
            case part(KindRequest)
            case unit(UnitRequest, AppSheet.Unit)
        }

        let order: Order
        /// Where it is said.
        let word: SheetWord
        /// The types by which others know it.
        let types: Set<String>
    }

    private typealias Failure = (job: Job, error: ScaffoldError)

    private let source: ArchitectureSource
    private let definition: ArchitectureDefinition
    /// The folder of the app's sources.
    private let into: String
    /// The unit that is seen first.
    private var first: (name: UnitName, word: SheetWord, group: String?)?
    /// The types that the sheet says of values, as code, each where it is said.
    private let said: [SheetWord]
    private var jobs: [Job] = []

    /// Makes the parts to be written.
    ///
    /// - Parameters:
    ///   - sheet: the app's sheet.
    ///   - source: the architecture.
    ///   - app: the app's folder, in which the app itself is written already.
    ///   - module: the app's module.
    /// - Throws: ``ScaffoldError`` where the architecture has no such kinds.
    package init(
        _ sheet: AppSheet, in source: ArchitectureSource, app: String, module: String
    ) throws(ScaffoldError) {
        self.source = source
        definition = try UnitScaffold.definition(of: source)
        into = "\(app)/Sources/\(module)"
        said = sheet.types
        let tests = "\(app)/Tests/\(module)Tests"
        var mistakes: [DefinitionMistake] = []
        var parts: [(request: KindRequest, job: Job)] = []
        for part in sheet.parts {
            guard let kind = Self.kind(part.kind.text, in: definition) else {
                let known = ["scenes", "modules"] + definition.kinds.map { PluralName.of($0.word) }
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
            request.returns = part.returns?.text ?? ""
            request.done = part.done
            request.placed = part.placed
            request.links = part.links
            let types = Self.types(of: kind, named: part.name.text, in: definition)
            parts.append((request, Job(order: .part(request), word: part.name, types: types)))
        }
        if !mistakes.isEmpty {
            throw ScaffoldError(.data, mistakes.map(\.description).joined(separator: "\n"), saysPlaces: true)
        }
        // What comes with others of itself is written first, as it is ordered; what opens scenes, once they are there.
        let companions = Set(definition.kinds.flatMap(\.with))
        let early = parts.filter { companions.contains($0.request.kind) }
        let rest = parts.filter { !companions.contains($0.request.kind) }
        let opens = { (request: KindRequest) in
            !request.opens.isEmpty || !request.done.isEmpty || !request.placed.isEmpty || !request.links.isEmpty
        }
        jobs = (early + rest.filter { !opens($0.request) }).map(\.job)
        for unit in sheet.units {
            var request = UnitRequest(name: unit.name.text, into: into, module: module, testsInto: tests)
            request.group = unit.sheet.group?.text ?? definition.unit.group?.first
            request.sheet = [.file(unit.name.file, text: unit.text)]
            request.isOfApp = true
            let name = UnitName(
                unit.name.text, in: request.group, namedByGroup: definition.unit.group?.namesUnits ?? false)
            if unit.name.text == (sheet.first ?? sheet.units.first?.name)?.text, first == nil {
                first = (name, unit.name, request.group)
            }
            let builder = definition.role(definition.assembly.by)?.type.name(for: name)
            jobs.append(
                Job(order: .unit(request, unit), word: unit.name, types: Set([builder].compactMap(\.self))))
        }
        jobs += rest.filter { opens($0.request) }.map(\.job)
    }

    /// The types by which what is of a kind is known: each has a file.
    private static func types(
        of kind: UnitKind, named name: String, in definition: ArchitectureDefinition
    ) -> Set<String> {
        let name = UnitName(name)
        let files = ([kind] + kind.with.compactMap { definition.kind($0) }).flatMap(\.files)
        let held = files.flatMap(\.holds).compactMap { definition.role($0)?.type ?? definition.contract($0)?.type }
        // A scene that leads to a flow looks for it as it looks for any unit.
        let builder = kind.opens == nil ? nil : definition.role(definition.assembly.by)?.type.name(for: name)
        return Set(held.map { $0.name(for: name, shared: name) } + [builder].compactMap(\.self))
            .union(files.map { $0.path.name(for: name, shared: name).replacing(".swift", with: "") })
    }

    /// The kind that a word names: `managers`, or `manager`.
    private static func kind(_ word: String, in definition: ArchitectureDefinition) -> UnitKind? {
        definition.kinds.first { kind in
            ([kind.word] + kind.also).contains { $0 == word || PluralName.of($0) == word }
        }
    }

    /// Writes all of it.
    ///
    /// A scene may lead to one that is listed later: what cannot be written yet is tried again once something else is there.
    ///
    /// - Returns: Notes about what is written and never seen, each with its place in the sheet.
    /// - Throws: ``ScaffoldError`` with the place of each mistake.
    @discardableResult
    package func write() throws(ScaffoldError) -> [String] {
        var waiting = jobs
        var outlined: Set<String> = []
        while !waiting.isEmpty {
            var failed: [Failure] = []
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
                if !isNew { throw error(failed) }
            }
            waiting = failed.map(\.job)
        }
        try refuseUndeclared()
        try refuseShortOfFirst()
        return unopened
    }

    /// Notes about scenes of a group that no flow opens, and about flows that no other begins.
    private var unopened: [String] {
        guard let kind = definition.kinds.first(where: { $0.opens != nil && $0.word == definition.unit.group?.word })
        else { return [] }
        let flows = RecordedUnit.all(around: into).filter { $0.word == kind.word }
        let opened = Set(flows.flatMap { KindRequest($0.record.asked, into: into).allOpens })
        let known = Set(flows.map(\.name))
        return jobs.compactMap { job in
            switch job.order {
            case .unit(let request, let unit):
                guard let group = request.group, !known.contains(UnitName(group).typeName) else { return nil }
                let mend = "write '\(group):' below '\(PluralName.of(kind.word)):'"
                return (unit.sheet.group ?? job.word).note("no \(kind.word) '\(group)' opens \(job.word.text): \(mend)")
            case .part(let request):
                let name = UnitName(request.name).typeName
                guard request.kind == kind.word, !opened.contains(name),
                    name != definition.unit.group?.first
                else { return nil }
                return job.word.note(
                    "no \(kind.word) begins '\(name)': let an event lead to it ('goes: \(name)'), or name it under 'opens' or 'placed' of "
                        + "the \(kind.word) that begins it")
            }
        }
    }

    /// Refuses types that nobody declares: beside the sheet there is nothing yet.
    private func refuseUndeclared() throws(ScaffoldError) {
        let named = said.map { word in (word, Self.names(in: word.text)) }
        let sources = ModuleSources(around: into, testsInto: nil)
        let missing = sources.undeclared(Set(named.flatMap(\.1)))
        guard !missing.isEmpty else { return }
        let mistakes = named.flatMap { word, names in
            names.filter(missing.contains).map { name in
                let near = NearestWord.question(for: name, among: sources.fileNames + Self.usual)
                return word.mistake("there is no type '\(name)'" + (near ?? ": write it as one of the entities"))
            }
        }
        throw ScaffoldError(.data, mistakes.map(\.description).joined(separator: "\n"), saysPlaces: true)
    }

    /// Types of everybody that are often meant.
    private static let usual = ["String", "Int", "Double", "Decimal", "Bool", "Date", "URL", "UUID", "Data"]

    /// The names of types in a type's code that the app itself has to declare.
    private static func names(in code: String) -> [String] {
        let isPart = { (letter: Character) in letter.isLetter || letter.isNumber || letter == "_" || letter == "." }
        return code.split { !isPart($0) }.map { String($0.prefix { $0 != "." }) }.filter { name in
            name.first?.isUppercase == true && !SheetResolver.isPlain(name) && !RuntimeTypes.names.contains(name)
        }
    }

    /// Refuses an app whose first scene takes what nobody has before anything is seen.
    private func refuseShortOfFirst() throws(ScaffoldError) {
        guard let first, let builder = definition.role(definition.assembly.by)?.type.name(for: first.name) else {
            return
        }
        let function = definition.assembly.function.name(for: first.name)
        let sources = ModuleSources(around: "\(into)/\(builder)", testsInto: nil)
        let taken = sources.signature(of: builder, function)?.parameters ?? []
        let labels = taken.filter { !$0.hasDefault }.map(\.label)
        guard !ShortCalls.calls(of: [builder], function, without: labels, among: sources).isEmpty else { return }
        throw ScaffoldError(
            .data,
            first.word.mistake(
                "'\(first.word.text)' is seen first, and nobody has by then all that it takes or returns "
                    + "(\(labels.joined(separator: ", "))): leave that out, or say another 'first'"
            ).description, saysPlaces: true)
    }

    private func scaffold(_ job: Job) throws(ScaffoldError) -> UnitScaffold {
        switch job.order {
        case .part(let request): try UnitScaffold(opening(request), in: source)
        case .unit(let request, _): try UnitScaffold(request, in: source)
        }
    }

    /// The request, with what is opened already by something of this name that is there, such as the app's first flow; and where it is not
    /// there yet, with what a group's scenes have whoever opens them open.
    private func opening(_ request: KindRequest) -> KindRequest {
        guard definition.kind(request.kind)?.opens != nil else { return request }
        let there = RecordedUnit.all(around: into).first { $0.word == request.kind && $0.name == request.name }
        let isGroup = request.kind == definition.unit.group?.word
        let found = there.map { UnitContent.names(in: $0.record.asked["opens"] ?? "") }
        let own = UnitContent.names(in: request.opens)
        let others = (found ?? (isGroup ? members(of: request.name) : [])).filter {
            !own.contains($0) && !isElsewhere($0, for: request)
        }
        var request = request
        request.opens = (others + own).joined(separator: ", ")
        return request
    }

    /// The scenes of a group, and where they lead among what the sheet names.
    private func members(of group: String) -> [String] {
        let units = jobs.compactMap { job -> AppSheet.Unit? in
            guard case .unit(let request, let unit) = job.order, request.group == group else { return nil }
            return unit
        }
        let leads = units.flatMap { $0.sheet.events.compactMap(\.steps.goes?.text) }.filter { name in
            jobs.contains { $0.word.text == name }
        }
        return (units.map(\.name.text) + leads).reduce(into: []) { names, name in
            if name != group, !names.contains(name) { names.append(name) }
        }
    }

    /// Returns true for what is not of a group whose flow has tabs or columns, while what is seen first is of another: the app's first
    /// flow, which was written before there were others, opens their flows and not what is in them.
    private func isElsewhere(_ name: String, for request: KindRequest) -> Bool {
        guard request.placed.contains(where: \.kind.isInContainer), let group = first?.group,
            UnitName(group) != UnitName(request.name)
        else { return false }
        return !members(of: request.name).contains(name)
    }

    /// Writes scenes that others wait for with what goes in and comes out alone.
    private func outline(_ failed: [Failure], _ outlined: inout Set<String>) throws(ScaffoldError) -> Bool {
        let wanted = Set(failed.flatMap(\.error.missing.values))
        var isNew = false
        for (job, _) in failed {
            guard case .unit(var request, let unit) = job.order, let type = job.types.first, wanted.contains(type),
                outlined.insert(type).inserted
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

    private func error(_ failed: [Failure]) -> ScaffoldError {
        // What only waits for something that is wrong itself is not wrong.
        let own = failed.flatMap { failure in
            lines(of: failure).filter { line in
                guard let type = failure.error.missing[line] else { return true }
                return !failed.contains { $0.job.types.contains(type) }
            }
        }
        return ScaffoldError(
            .data, (own.isEmpty ? failed.flatMap(lines) : own).joined(separator: "\n"), saysPlaces: true)
    }

    private func lines(of failure: Failure) -> [String] {
        guard failure.error.saysPlaces else {
            return [failure.job.word.mistake(failure.error.description).description]
        }
        let lines = failure.error.description.components(separatedBy: "\n")
        // What is in the way was written of the same sheet: the place of that is no file that a person could find.
        let own = lines.compactMap { line -> String? in
            guard line.hasPrefix(into), let end = line.firstRange(of: ": error: ") else { return nil }
            let path = line.dropFirst(into.count + 1).prefix { $0 != ":" }
            return failure.job.word.mistake("\(line[end.upperBound...]): the sheet has '\(path)', too").description
        }
        return own.isEmpty ? lines : own
    }
}
