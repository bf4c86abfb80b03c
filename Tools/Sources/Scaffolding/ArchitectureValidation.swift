import Architecture
import Foundation

/// Tries an architecture's templates on a unit that nobody has: what is wrong with one is told before somebody needs it.
package struct ArchitectureValidation {
    /// Every mistake, as compilers print it, each once.
    package private(set) var mistakes: [String] = []
    /// The refusals of the architecture: these parts of it were not tried.
    private(set) var refusals: [String] = []

    /// Returns the identity of an architecture once it was tried: it changes with the definition, with the one that
    /// it extends and with any template.
    ///
    /// - Parameter source: the architecture.
    package static func identity(of source: ArchitectureSource) -> String { UnitRecord.hash(of: source, withApp: true) }

    /// Scaffolds one of everything, told nothing and told all that can be told, with the runtime and without; nothing is written.
    /// A key that a definition says otherwise than the one it extends, and that changes nothing written, is a mistake.
    ///
    /// - Parameters:
    ///   - source: the architecture.
    ///   - definition: its definition.
    package init(_ source: ArchitectureSource, _ definition: ArchitectureDefinition) {
        var written: [[UnitScaffold.File]?] = []
        for attempt in Self.attempts(of: definition) {
            do {
                written.append(try attempt.files(in: source))
                continue
            } catch  where error.kind != .data {
                refusals.append(error.description)
            } catch {
                mistakes += error.description.split(separator: "\n").map(String.init).filter { !mistakes.contains($0) }
            }
            written.append(nil)
        }
        mistakes += Self.unshowable(source, definition) + Self.unasked(source, definition)
        // What cannot be written at all says nothing of what is.
        guard mistakes.isEmpty else { return }
        let named = Self.onlyNamed(source, definition)
        mistakes = source.overrides.filter { override in
            DefinitionKeys.shapingCode.contains(override.key) && !named.contains { override.path.hasPrefix($0) }
        }.compactMap { override in
            let base = source.with(text: override.textWithout)
            // Without it, the rest may be wrong; then it is needed. And what says the same again is no mistake.
            guard let other = try? base.definition(), other != definition, !Self.differs(base, other, from: written)
            else { return nil }
            let place = "\(source.file):\(override.position.line):\(override.position.column)"
            return
                "\(place): error: nothing is written of '\(override.path)': no template of \(definition.id) asks for it"
        }
    }

    /// Types that a unit may show and of which nobody can say how they are shown.
    private static func unshowable(_ source: ArchitectureSource, _ definition: ArchitectureDefinition) -> [String] {
        guard let kind = definition.inputs.shows.flatMap({ definition.dataKind($0.data) }) else { return [] }
        let parts = kind.type == nil ? [kind] : kind.madeOf.compactMap { definition.dataKind($0) }
        return parts.flatMap { part in
            part.types.filter { !ShownType.isKnown($0) }.compactMap { type in
                source.position(of: "data.\(part.id).types").map { position in
                    "\(source.file):\(position.line):\(position.column): error: nothing tells how a '\(type)' becomes text, and "
                        + "it is among the 'types' of '\(part.id)', which is shown: leave it out, and show values that it is "
                        + "made of"
                }
            }
        }
    }

    /// Returns the refusals of keys that only a template can heed, where none asks for them: a form of routes would
    /// be taken for that of messages, or forgotten.
    private static func unasked(_ source: ArchitectureSource, _ definition: ArchitectureDefinition) -> [String] {
        source.overrides.compactMap { override in
            let words: [String]
            var templates = source.templates.map(\.key)
            switch override.path {
            case "inputs.events.routes", "navigation.routes": words = ["routes"]
            case "inputs.events.given": words = ["events", "given"]
            default:
                let kind = definition.kinds.first { override.path.hasPrefix("kinds.\($0.word).") }
                guard let kind, ["opens", "values"].contains(override.key) else { return nil }
                // What is written along has the same values.
                let along = override.key == "values" ? kind.with.compactMap(definition.kind) : []
                (words, templates) = ([override.key], ([kind] + along).flatMap(\.files).map(\.template))
            }
            guard !templates.contains(where: { asks(source.templates[$0] ?? "", for: words) }) else { return nil }
            return
                "\(source.file):\(override.position.line):\(override.position.column): error: nothing is written of "
                + "'\(override.path)': no template asks for \(words.map { "'\($0)'" }.joined(separator: " or "))"
        }
    }

    /// Returns true if a template has a tag with one of these words, not as a part of another value.
    private static func asks(_ template: String, for words: [String]) -> Bool {
        template.matches(of: /\{[%{][^}]*\}/).contains { tag in
            tag.output.split { !$0.isLetter && $0 != "." }.contains { value in
                words.contains { value == $0 || value.hasPrefix($0 + ".") }
            }
        }
    }

    /// Returns the beginnings of the paths of parts that a definition adds for their names alone, as learning does of
    /// parts that few units have: no file holds it, or it is a channel that no new unit has.
    private static func onlyNamed(_ source: ArchitectureSource, _ definition: ArchitectureDefinition) -> [String] {
        guard let base = try? source.extended?.definition() else { return [] }
        let held = Set((definition.files + definition.kinds.flatMap(\.files)).flatMap(\.holds))
        let added =
            definition.roles.filter { base.role($0.id) == nil }.map { ("roles", $0.id) }
            + definition.contracts.filter { base.contract($0.id) == nil }.map { ("contracts", $0.id) }
            + definition.data.filter { base.dataKind($0.id) == nil }.map { ("data", $0.id) }
        let channels = definition.optionalChannels.filter { channel in
            !base.channels.contains {
                $0.from == channel.from && $0.to == channel.to && $0.leavesUnit == channel.leavesUnit
            }
        }
        return added.filter { !held.contains($0.1) }.map { "\($0.0).\($0.1)." }
            + channels.map { "channels[\($0.from) -> \($0.to)]." }
    }

    /// All that is written of an architecture, attempt by attempt; nil for one that fails.
    static func written(
        _ source: ArchitectureSource, _ definition: ArchitectureDefinition
    ) -> [[UnitScaffold.File]?] {
        attempts(of: definition).map { try? $0.files(in: source) }
    }

    /// Returns true if an architecture writes anything otherwise than another one.
    static func differs(
        _ source: ArchitectureSource, _ definition: ArchitectureDefinition, from written: [[UnitScaffold.File]?]
    ) -> Bool {
        let attempts = attempts(of: definition)
        return attempts.count != written.count || zip(attempts, written).contains { (try? $0.files(in: source)) != $1 }
    }

    private enum Attempt {
        case unit(UnitRequest)
        case kind(KindRequest)
        case app(AppRequest)

        func files(in source: ArchitectureSource) throws(ScaffoldError) -> [UnitScaffold.File] {
            switch self {
            case .unit(let request): try UnitScaffold(request, in: source).files
            case .kind(let request): try UnitScaffold(request, in: source).files
            case .app(let request): source.app.isEmpty ? [] : try AppScaffold(request, in: source).files
            }
        }
    }

    /// Returns the attempts, the one that writes most first.
    private static func attempts(of definition: ArchitectureDefinition) -> [Attempt] {
        var attempts: [Attempt] = []
        for runtime in definition.needsRuntime ? [true] : [true, false] {
            attempts += requests(definition, runtime: runtime).map(Attempt.unit)
        }
        for runtime in definition.needsRuntime ? [true] : [true, false] {
            for kind in definition.kinds {
                let request = KindRequest(
                    kind: kind.word, name: name, into: folder, opens: kind.opens == nil ? "" : other, module: "App",
                    testsInto: folder, runtime: runtime)
                attempts.append(.kind(request))
            }
        }
        var app = AppRequest(
            name: name + "App", into: folder, first: name, architecture: definition.id, scaena: .path("/nowhere/scaena")
        )
        attempts.append(.app(app))
        guard definition.entry?.login != nil else { return attempts }
        app.login = other
        return attempts + [.app(app)]
    }

    private static let folder = "/nowhere/App"
    private static let name = "Trial"
    private static let other = "TrialNext"

    /// A unit that is told nothing, one that is told all that the architecture takes, and one without what is optional.
    private static func requests(_ definition: ArchitectureDefinition, runtime: Bool) -> [UnitRequest] {
        let plain = UnitRequest(
            name: name, into: folder, module: "App", testsInto: folder, tests: definition.files.hasTests,
            runtime: runtime)
        var full = plain
        let inputs = definition.inputs
        if let events = inputs.events {
            let says = definition.channels(from: events.from).first { $0.to == events.to }?.says ?? []
            let forms = (says + events.routes).map { $0.form(for: UnitName(name)) }.filter(\.isOpen)
            let shape = forms.first?.description.replacing("…", with: "Choice")
            full.events = (events.given + [shape.map { UnitName($0).propertyName + "(index: Int)" }].compactMap(\.self))
                .joined(separator: ", ")
        }
        if definition.navigation != nil { full.navigates = other }
        if inputs.takes != nil { full.takes = "taken: Int" }
        if inputs.returns != nil { full.returns = "returned: Int" }
        if !inputs.managers.isEmpty { full.managers = other }
        for role in definition.roles where role.count == .many && role.scope == .unit { full.further[role.id] = other }
        full.with = definition.writtenOptionalRoles.joined(separator: ", ")
        var bare = full
        bare.contracts = false
        let usual = definition.usualRoles
        var without = plain
        without.without = usual.joined(separator: ", ")
        return [full, plain] + (usual.isEmpty ? [] : [without])
            + (definition.contracts.contains(where: \.isOptional) ? [bare] : [])
    }
}
