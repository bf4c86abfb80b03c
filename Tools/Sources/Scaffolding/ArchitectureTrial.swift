import Architecture

/// Tries an architecture's templates on a unit that nobody has: what is wrong with one is told before somebody needs it.
public struct ArchitectureTrial {
    /// Every mistake, as compilers print it, each once.
    public let mistakes: [String]
    /// What the architecture would not have: these parts of it were not tried.
    let refusals: [String]

    /// Scaffolds one of everything, told nothing and told all that can be told, with the runtime and without; nothing is written.
    ///
    /// - Parameters:
    ///   - source: the architecture.
    ///   - definition: what it says.
    public init(_ source: ArchitectureSource, _ definition: ArchitectureDefinition) {
        var mistakes: [String] = []
        var refusals: [String] = []
        func attempt(_ work: () throws(ScaffoldError) -> UnitScaffold) {
            do {
                _ = try work()
            } catch  where error.kind != .data {
                refusals.append(error.description)
            } catch {
                mistakes += error.description.split(separator: "\n").map(String.init).filter { !mistakes.contains($0) }
            }
        }
        for runtime in definition.needsRuntime ? [true] : [true, false] {
            for request in Self.requests(definition, runtime: runtime) {
                attempt { () throws(ScaffoldError) in try UnitScaffold(request, in: source) }
            }
            for kind in definition.kinds {
                attempt { () throws(ScaffoldError) in
                    try UnitScaffold(
                        KindRequest(
                            kind: kind.word, name: Self.name, into: Self.folder,
                            opens: kind.opens == nil ? "" : Self.other, module: "App", testsInto: Self.folder,
                            runtime: runtime), in: source)
                }
            }
        }
        self.mistakes = mistakes
        self.refusals = refusals
    }

    private static let folder = "/nowhere/App"
    private static let name = "Trial"
    private static let other = "TrialNext"

    /// A unit that is told nothing, and one that is told all that the architecture takes.
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
        return [plain, full]
    }
}
