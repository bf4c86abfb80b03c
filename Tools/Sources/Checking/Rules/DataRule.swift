import Architecture
import Conformance
import Findings
import SourceModel

/// Data that is made of other kinds has values of these kinds, and no behaviour.
package struct DataRule: Rule {
    package static let id = "data"
    package static let severity = Severity.warning
    package static let explanation = RuleExplanation(
        wants: "Data with `madeOf` has only values of the kinds that it lists, and no behaviour.",
        why: """
            A view model of primitives is ready to be shown. With an entity, a part, a closure or a function in \
            it, whoever shows it decides again.
            """,
        judged: [
            "Stored properties, and what the cases of an enumeration carry.",
            """
            Functions are behaviour. Initializers, computed properties, static members, and what Equatable, \
            Hashable and Codable ask for, are none.
            """,
            "A class of the app that the definition has no name for is none of the kinds.",
        ],
        silent: [
            "Structures and enumerations that the definition has no name for, and types from elsewhere, such as Date.",
            "Enumerations whose cases carry nothing.",
            "Properties without a written type.",
            "Data without `madeOf`.",
        ],
        learned: ["Data whose `madeOf` comes from the built-in definition and was not counted in this app."],
        good: """
            struct LoginViewModel: Equatable {
                let title: String
                let fields: [String]
            }
            """,
        bad: """
            struct LoginViewModel {
                let user: User                          // madeOf: primitive
                func title(for date: Date) -> String {  // behaviour
            """)

    package init() {}

    private static let witnesses: Set = ["hash", "encode", "isEqual", "==", "<"]
    private static let wrappers: Set = ["Optional", "Array", "Set", "Dictionary"]

    package func verdict(on app: CheckedApp) -> Verdict {
        var verdict = Verdict()
        let kinds = app.definition.data.filter { !$0.madeOf.isEmpty && !app.isTakenOver($0) }
        guard !kinds.isEmpty else { return verdict }
        for player in app.map.players.values.sorted(by: { app.spot(of: $0.type) < app.spot(of: $1.type) }) {
            guard case .data(let id) = player.part, let kind = kinds.first(where: { $0.id == id }) else { continue }
            for member in app.map.index.members(of: player.type, .members)
            where !member.fact.modifiers.contains("static") {
                guard app.map.rules(file: member.part.file) else { continue }
                switch member.fact.kind {
                case .function: behaviour(member, kind, player, app, &verdict)
                case .property where member.fact.storage != nil: value(member, kind, player, app, &verdict)
                case .enumCase where !member.fact.parameters.isEmpty: value(member, kind, player, app, &verdict)
                default: break
                }
            }
        }
        return verdict
    }

    private func behaviour(
        _ member: IndexedMember, _ kind: DataKind, _ player: Player, _ app: CheckedApp, _ verdict: inout Verdict
    ) {
        verdict.judged += 1
        guard !Self.witnesses.contains(member.fact.name) else { return }
        var finding = finding(
            "\(app.name(player.type)) has the behaviour '\(member.fact.name)', and \(kind.id.withArticle) has values alone",
            member, kind, player, app)
        finding.remedy = "Let the one who makes it do this, and hand over the result as a value."
        verdict.findings.append(finding)
    }

    /// Judges what a property keeps, or a case carries.
    private func value(
        _ member: IndexedMember, _ kind: DataKind, _ player: Player, _ app: CheckedApp, _ verdict: inout Verdict
    ) {
        let isCase = member.fact.kind == .enumCase
        let types = isCase ? member.fact.parameters.map(\.type) : [member.fact.type].compactMap(\.self)
        guard !types.isEmpty else {
            verdict.leave(.names)
            return
        }
        verdict.judged += 1
        let what = "'\(member.fact.name)' of \(app.name(player.type)) \(isCase ? "carries" : "is")"
        let made = "\(kind.id.withArticle) is made of \(kind.madeOf.joined(separator: " or "))"
        if types.contains(where: { $0.contains(where: \.isFunction) }) {
            var finding = finding("\(what) a closure, and \(made)", member, kind, player, app)
            finding.remedy = "Tell of what the user does by the contract that leads to the one who acts."
            return verdict.findings.append(finding)
        }
        let scope = app.map.index.scope(of: member)
        for named in types.flatMap(\.namedParts) where named.lastName.map({ !Self.wrappers.contains($0) }) ?? true {
            guard let id = app.map.index.resolveHeld(named, in: scope).id, let other = other(id, kind, app) else {
                continue
            }
            var finding = finding(
                "\(what) \(isCase ? "" : "of type ")\(app.name(id)), \(other), and \(made)", member, kind, player, app)
            finding.remedy =
                "Keep what is needed of \(app.name(id)) as \(kind.madeOf.joined(separator: " or ")), made before."
            return verdict.findings.append(finding)
        }
    }

    /// Returns the name of a type that a kind is not made of; `nil` where it may be, or where that is not known.
    private func other(_ id: TypeIndex.ID, _ kind: DataKind, _ app: CheckedApp) -> String? {
        switch app.map.players[id]?.part {
        case .data(let other):
            kind.madeOf.contains(other) || other == kind.id || isPlainEnumeration(id, app) ? nil : other.withArticle
        case .role(let role): role.withArticle
        case .contract(let contract): "the contract \(contract)"
        case nil: app.map.index[id].kind == .class || app.map.index[id].kind == .actor ? "a class" : nil
        }
    }

    /// Tells an enumeration whose cases carry nothing: it is as plain as a number.
    private func isPlainEnumeration(_ id: TypeIndex.ID, _ app: CheckedApp) -> Bool {
        app.map.index[id].kind == .enum
            && !app.map.index.members(of: id, .members).contains {
                $0.fact.kind == .enumCase && !$0.fact.parameters.isEmpty
            }
    }

    private func finding(
        _ message: String, _ member: IndexedMember, _ kind: DataKind, _ player: Player, _ app: CheckedApp
    ) -> Finding {
        let identity = Finding.Identity(
            rule: Self.id, unit: player.unit.map { app.map.units[$0].name.typeName } ?? "", role: kind.id,
            subject: "\(app.name(player.type)) \(member.fact.name)")
        let spot = app.spot(Actor.Spot(file: member.part.file, line: member.fact.line))
        var finding = Finding(identity, message, at: spot, subject: member.fact.name)
        finding.severity = Self.severity
        finding.statement = app.statement(kind, "madeOf")
        finding.reason = kind.about.map { "The \(kind.id) is this: \($0)." } ?? ""
        return finding
    }
}
