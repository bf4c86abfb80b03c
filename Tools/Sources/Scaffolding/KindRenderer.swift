import Architecture
import Foundation

/// Writes the text of the files of something beside units.
struct KindRenderer {
    let source: ArchitectureSource
    let definition: ArchitectureDefinition
    let kind: UnitKind
    let values: [PassedValue]
    let opens: [OpenedUnit]
    let module: String?
    let runtime: Bool
    /// True if the app has the things that its scenes share in one place, to which more can be added.
    var shares = false
    /// The requests that a person named.
    var verbs: [RequestVerb] = []
    /// The type of the `id` by which the model that it is named after is told from others; empty where it has none.
    var identity = ""
    /// The value that a flow ends with, and the steps that follow in it.
    var flow = FlowBehaviour.none
    /// The sources around, which tell how tests make what a request is passed.
    var sources: ModuleSources?

    /// Returns the entry by which the app's container has it; nil where none has.
    func registration(named name: UnitName) throws(ScaffoldError) -> ContainerEntry? {
        guard runtime, let template = kind.registers, let role = kind.registersIn.flatMap(definition.role) else {
            return nil
        }
        let values = values(for: name, opens)
        let compiled = try TemplateSet(source).parse([template], checkedWith: values)[template]
        guard let text = try compiled?.render(TemplateContext(values)).trimmed, !text.isEmpty else { return nil }
        let contracts = kind.files.flatMap(\.holds).compactMap { definition.contract($0) }
        return ContainerEntry(
            statement: text, contract: contracts.first?.type.name(for: name, shared: name) ?? "",
            container: role.type.name(for: name, shared: name))
    }

    func files(named name: UnitName, tests: Bool) throws(ScaffoldError) -> [RenderedFile] {
        let wanted = kind.files.filter { tests || $0.place == .sources }
        let set = TemplateSet(source)
        let templates = try set.parse(Set(wanted.map(\.template)), checkedWith: values(for: name, opens))
        let files = try render(wanted, named: name, TemplateContext(values(for: name, opens)), templates)
        let neutralName = UnitName("NeutralThingOfNobody")
        let neutral = TemplateContext(values(for: neutralName, []))
        try set.refuseHiding(files, of: .init(name: name, word: kind.word, runtime: runtime), values: neutral) {
            () throws(ScaffoldError) in
            try render(wanted, named: neutralName, neutral, templates)
        }
        // An id may be of a type of Foundation's, too.
        let id = identity.isEmpty ? "" : "id: \(identity)"
        let identified = try PassedValue.list(id, what: "its own", reserved: [], among: sources)
        return try SystemImports(
            for: self.values + identified + opens.flatMap(\.passes) + verbs.flatMap(\.passed), runtime: runtime
        ).added(to: files)
    }

    private func render(
        _ wanted: [UnitFile], named name: UnitName, _ values: TemplateContext, _ templates: [String: CompiledTemplate]
    ) throws(ScaffoldError) -> [RenderedFile] {
        var files: [RenderedFile] = []
        for file in wanted {
            guard let template = templates[file.template] else { continue }
            let text = try template.render(values)
            if text.allSatisfy(\.isWhitespace) { continue }
            files.append(
                RenderedFile(
                    path: file.path.name(for: name, shared: name), place: file.place,
                    text: LineWrapper().wrap(ImportOrder.sort(text, unless: template.contains)), template: file.template
                ))
        }
        return files
    }

    private func values(for name: UnitName, _ opens: [OpenedUnit]) -> [String: Any] {
        let base = TemplateValues(
            definition: definition, unit: name, content: UnitContent(), module: module, runtime: runtime)
        let passed = base.passed(values)
        let requests = base.requests(verbs, among: sources)
        let known: [String: Any] = [
            "identifies": values.contains { $0.name == "id" },
            "areWrittenByServers": !values.isEmpty && values.allSatisfy { ServerText.json(of: $0.sample) != nil },
        ]
        let shown = passed.merging(known) { first, _ in first }.merging(base.texts(of: values)) { first, _ in first }
        let own: [String: Any] = [
            "kind": [
                "name": name.typeName, "property": name.propertyName,
                "variable": SwiftNames.variable(name.propertyName),
                "words": name.words.lowercasedFirst, "title": name.words, "word": kind.word,
                "listType": "[\(name.typeName)]", "identity": identity,
                "several": PluralName.of(name.typeName), "severalProperty": PluralName.of(name.propertyName),
                "severalWords": PluralName.of(name.words.lowercasedFirst),
            ],
            "values": shown,
            "roles": names(of: name, base).roles,
            "contracts": names(of: name, base).contracts,
            "opens": opens.map { opened(for: $0, among: opens, base) },
            "shares": shares, "verbs": requests, "stores": verbs.contains { $0.store != nil },
            "everything": sources.flatMap { definition.everything(of: kind, named: name, among: $0)?.verb?.name } ?? "",
            // What goes into an address is Foundation's.
            "queries": requests.contains { ($0["code"] as? String ?? "").contains("URLQueryItem") },
            "needs": Set(opens.flatMap(\.needs)).sorted().map { ["contract": $0, "failures": failures(of: $0)] },
            "outcome": [
                "type": flow.outcome?.type ?? "Void", "sample": flow.outcome?.sample ?? "()",
                "isNone": flow.outcome == nil,
            ],
            "closes": opens.contains { unit in unit.routes.contains { closes($0, of: unit) } },
            "shape": shape(among: opens), "links": links(among: opens, base),
            "linksIdentify": flow.links.contains { $0.opened.passes.contains { $0.type == "UUID" } },
            "begins": !flow.shape.begins(among: opens).isEmpty,
            "flows": opens.contains(where: \.isFlow),
            "leads": opens.contains { unit in
                flow.step(after: unit)?.opens != nil
                    || !unit.routes.allSatisfy { lead(of: $0, from: unit, among: opens) == nil }
            },
        ]
        return base.dictionary.merging(own) { _, new in new }
    }

    /// Handlers of a contract's mock under which nothing that is asked for comes.
    private func failures(of contract: String) -> [String] {
        let handlers = (sources?.verbs(of: contract) ?? []).filter { $0.isAsync && $0.isThrowing }.map { verb in
            let ignored = verb.parameters.map { _ in "_" }.joined(separator: ", ")
            return "\(verb.stem)Handler = { \(ignored.isEmpty ? "" : ignored + " in ")throw CancellationError() }"
        }
        // What is observed has to be there.
        return (sources?.relays(of: contract) ?? []).map { "\($0.name) = \($0.sample)" } + handlers
    }

    /// The names of all types that are named after something.
    func names(
        of name: UnitName, _ base: TemplateValues
    ) -> (roles: [String: Any], contracts: [String: Any]) {
        let roles = definition.roles.map { role in
            let values: [String: Any] = [
                "type": role.type.name(for: name, shared: name),
                "base": (runtime ? role.base : role.plainBase ?? role.base) ?? "",
                "imports": base.imports(of: definition.layers.first { $0.id == role.layer }),
                "to": base.neighbours(of: role.id, shared: name),
            ]
            return (role.id, values)
        }
        let contracts = definition.contracts.map { contract in
            (
                contract.id,
                [
                    "type": contract.type.name(for: name, shared: name),
                    "refines": base.refines(of: contract, shared: name),
                ]
            )
        }
        return (
            Dictionary(roles) { first, _ in first }, Dictionary(contracts) { first, _ in first }
        )
    }
}
