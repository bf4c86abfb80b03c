import Conformance
import Findings
import SourceModel

/// Each type resolved from a container is registered, and each registered type is resolved.
package struct ContainersRule: Rule {
    package static let id = "containers"
    package static let severity = Severity.error
    package static let explanation = RuleExplanation(
        wants: "What is resolved from a container is registered somewhere, and what is registered is resolved.",
        why: """
            Resolving what nobody registers fails when the screen is opened. A registration that nobody resolves \
            looks as if it were needed.
            """,
        judged: [
            "`resolve(T.self)` and `register(T.self)`, by whatever container.",
            "A type counts as registered where any code registers it.",
            """
            Where the definition has containers of flows, each is asked with those of the flows around it. The \
            coordinators that make each other say which these are.
            """,
        ],
        silent: [
            "What is not registered, where some registration names no type: `register { … }`.",
            """
            What is not resolved, where something is resolved without a type: `resolve()`, `@Injected`, \
            `autoregister` with an initializer.
            """,
            "What is not resolved, where a function hands on the type that it is asked for.",
            "A name that is registered by one module's type and resolved by another's.",
            "An app that registers nothing, or resolves nothing: the other half is elsewhere.",
            "A check of a part of the project alone.",
            "What is asked or registered in a file that no target compiles.",
        ],
        good: """
            container.register((any LoginFactory).self) { DefaultLoginFactory(container: $0) }
            let factory = try container.resolve((any LoginFactory).self)
            """,
        bad: """
            let factory = try container.resolve((any LoginFactory).self)  // registered nowhere
            """)

    package init() {}

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        let services = app.map.services
        // What only registers, or only resolves, is half of a container; the other half is not seen.
        guard !services.registered.isEmpty, !services.resolved.isEmpty, app.settings.isWhole else {
            verdict.leave(.assembly, services.resolved.count + services.registered.count)
            return verdict
        }
        let registered = Set(services.registered.map(\.key))
        let resolved = Set(services.resolved.map(\.key))
        // A new app has what says whether there is a network before any scene asks for it.
        let online = app.definition.sheet?.online?.split(separator: ".").first.map(String.init)
        // A name that is found on both sides may be one type, which modules know by other ways than their imports say.
        let twins = Set(services.registered.map(\.name)).intersection(services.resolved.map(\.name))
        for use in Self.first(of: services.resolved) where !app.isLeftOver(file: use.spot.file) {
            let isTwin = twins.contains(use.name) && !registered.contains(use.key)
            guard services.openRegistrations == 0, !isTwin else {
                verdict.leave(.names)
                continue
            }
            verdict.judged += 1
            guard !registered.contains(use.key) else { continue }
            var finding = finding("\(use.name) is resolved, and registered nowhere", use, app)
            finding.missed = [use.name, "register", "autoregister"]
            finding.reason = "Resolving it fails when the screen is opened."
            finding.remedy =
                "Write 'register(\(use.written).self) { … }' in the container that is asked, or in a parent of it."
            verdict.findings.append(finding)
        }
        if services.openRegistrations == 0 { chains(app, &verdict) }
        for use in Self.first(of: services.registered) where !app.isLeftOver(file: use.spot.file) {
            let isTwin = twins.contains(use.name) && !resolved.contains(use.key)
            guard services.openResolutions == 0, !isTwin else {
                verdict.leave(.names)
                continue
            }
            verdict.judged += 1
            guard !resolved.contains(use.key), use.name != online else { continue }
            var finding = finding("\(use.name) is registered, and resolved nowhere", use, app)
            finding.severity = .warning
            finding.missed = [use.name, "resolve", "Injected"]
            finding.reason = "Whoever reads the container believes that it is needed."
            finding.remedy = "Delete the registration, or resolve it where it is made by hand."
            verdict.findings.append(finding)
        }
        return verdict
    }

    /// One use of each type, the first by file and line.
    private static func first(of uses: [ServiceUse]) -> [ServiceUse] {
        var seen: Set<ServiceUse.Key> = []
        return uses.sorted { ($0.spot.file, $0.spot.line) < ($1.spot.file, $1.spot.line) }.filter {
            seen.insert($0.key).inserted
        }
    }

    func finding(_ message: String, _ use: ServiceUse, _ app: CheckedApp) -> Finding {
        let identity = Finding.Identity(rule: Self.id, unit: "", role: "", subject: use.name)
        var finding = Finding(identity, message, at: app.spot(use.spot), subject: use.name)
        finding.severity = Self.severity
        finding.statement = app.statement(app.definition.channels.first { $0.hold == .container }, "hold")
        return finding
    }
}
