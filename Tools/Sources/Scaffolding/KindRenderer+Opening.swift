import Architecture

extension KindRenderer {
    /// A unit that is opened, as a template sees it.
    func opened(for opened: OpenedUnit, among all: [OpenedUnit], _ base: TemplateValues) -> [String: Any] {
        let unit = opened.unit
        let names = names(of: unit, base)
        return base.passed(opened.passes).merging([
            "name": message(opening: unit), "unit": unit.typeName, "property": unit.propertyName,
            "variable": SwiftNames.variable(unit.propertyName), "words": unit.words.lowercasedFirst,
            "title": unit.words,
            "function": definition.assembly.function.name(for: unit), "access": opened.access, "roles": names.roles,
            "contracts": names.contracts,
            "isFirst": flow.shape.begins(among: all).contains(opened) && !opened.isFlow, "isFlow": opened.isFlow,
            "outcome": opened.outcome.first ?? "Void",
            "follows": followed(by: flow.step(after: opened), base) ?? [:],
            "leads": opened.routes.contains { lead(of: $0, from: opened, among: all) != nil },
            "routes": opened.routes.map { route(for: $0, of: opened, among: all, base) },
        ]) { _, new in new }
        .merging(place(of: opened)) { _, new in new }
    }

    /// The place of what is opened, as a template sees it.
    private func place(of opened: OpenedUnit) -> [String: Any] {
        let kind = flow.shape.kind(of: opened)
        let column = kind.flatMap { $0.isColumn ? ".\($0.rawValue)" : nil } ?? ""
        let placement =
            switch kind {
            case .pushed: ".pushed(onto: \(container))"
            case .fullScreen: ".presented(over: \(container), style: .fullScreen)"
            case .tab: ".tab(of: \(container), item: item)"
            case .primary, .supplementary, .secondary: ".column(\(column), of: \(container))"
            case .presented, nil: ".presented(over: \(container))"
            }
        let shown = opened.isFlow || kind?.isColumn != true ? "flow.screenStack.topViewController" : seen(in: column)
        return [
            "placement": placement, "isTab": kind == .tab, "column": column,
            "isPrimary": kind == .primary, "shown": shown,
            "beneath": kind == .secondary && flow.shape.isTriple ? ".supplementary" : ".primary",
        ]
    }

    private func seen(in column: String) -> String { "flow.split.viewController(for: \(column))" }

    /// The property of the flow's container.
    private var container: String {
        switch flow.shape.container {
        case .stack: "screenStack"
        case .tabs: "tabs"
        case .split: "split"
        }
    }

    /// The flow's container, as a template sees it.
    func shape(among all: [OpenedUnit]) -> [String: Any] {
        let shape = flow.shape
        let kept = all.filter { shape.kind(of: $0)?.isInContainer == true && $0.isFlow }.compactMap {
            performer?.type.name(for: $0.unit, shared: $0.unit)
        }
        let above = all.first { $0.isFlow && shape.kind(of: $0)?.isInContainer != true }
        let begins = shape.begins(among: all)
        let isStack = shape.container == .stack
        return [
            "isStack": isStack, "isTabs": shape.container == .tabs, "isSplit": shape.container == .split,
            "isTriple": shape.isTriple, "container": container,
            "begins": begins.map { message(opening: $0.unit) },
            "titles": begins.map { "\"\($0.unit.words)\"" }.joined(separator: ", "), "count": begins.count,
            "beside": isStack ? [] : shape.beside(among: all).map { message(opening: $0.unit) },
            "kept": kept.map { "$0 is \($0)" }.joined(separator: " || "),
            "above": above.map { message(opening: $0.unit) } ?? "",
        ]
    }

    /// The role that opens what is opened.
    private var performer: Role? { definition.navigation.flatMap { definition.role($0.performs) } }

    /// Returns true if a module is left when it tells something.
    func closes(_ route: OpenedUnit.Route, of opened: OpenedUnit) -> Bool {
        let step = flow.step(after: opened, route.name)
        return step.map { $0.step.kind == .back } ?? (route.name == definition.navigation?.leaves)
    }

    /// The addresses that lead into the flow, as a template sees them.
    func links(among all: [OpenedUnit], _ base: TemplateValues) -> [[String: Any]] {
        flow.links.map { link in
            let values = link.making
            let name = SwiftNames.variable(link.opened.unit.propertyName)
            let bound = values.map { "let \($0.value.name)" }.joined(separator: ", ")
            let made = values.map { "\($0.value.name): \($0.code)" }.joined(separator: ", ")
            let samples = values.map { "\($0.value.name): \(link.sample(of: $0.value))" }.joined(separator: ", ")
            let brackets = { (text: String) in text.isEmpty ? "" : "(\(text))" }
            return opened(for: link.opened, among: all, base).merging([
                "address": link.address, "case": name,
                "declaration": brackets(values.map { "\($0.value.name): \($0.value.type)" }.joined(separator: ", ")),
                "pattern": brackets(bound), "made": brackets(made),
                "sample": brackets(samples), "path": link.path, "wrongPath": link.wrongPath ?? "",
                "isAgain": flow.links.first { $0.opened == link.opened } != link,
            ]) { _, new in new }
        }
    }

    private func route(
        for route: OpenedUnit.Route, of opened: OpenedUnit, among all: [OpenedUnit], _ base: TemplateValues
    ) -> [String: Any] {
        let lead = lead(of: route, from: opened, among: all)
        let owner = lead.flatMap { definition.role(definition.assembly.returns)?.type.name(for: $0.unit) }
        let ignored = route.types.map { _ in "_" }.joined(separator: ", ")
        let passes = lead?.passes ?? []
        let values: [String: Any] = [
            "name": route.name, "closes": closes(route, of: opened),
            "coordinator": lead.flatMap { performer?.type.name(for: $0.unit, shared: $0.unit) } ?? "",
            "shown": lead.map { place(of: $0)["shown"] ?? "" } ?? "",
            "opens": lead.map { message(opening: $0.unit) } ?? "", "owner": owner ?? "",
            "isFlow": lead?.isFlow ?? false, "leaves": route.name == definition.navigation?.leaves,
            "head": route.types.isEmpty ? "{" : "{ \(ignored) in", "ignored": ignored,
            "names": passes.isEmpty ? ignored : passes.map(\.name).joined(separator: ", "),
            "arguments": base.passed(passes, \.name), "samples": passes.map(\.sample).joined(separator: ", "),
        ]
        let step = followed(by: flow.step(after: opened, route.name), base)
        return values.merging(step.map { ["follows": $0, "samples": $0["samples"] ?? ""] } ?? [:]) { _, new in new }
    }

    /// A step, as a template sees it.
    private func followed(by step: FlowBehaviour.Step?, _ base: TemplateValues) -> [String: Any]? {
        guard let step else { return nil }
        let passes = step.opens?.passes ?? []
        let owner = step.opens.flatMap { definition.role(definition.assembly.returns)?.type.name(for: $0.unit) }
        return [
            "returns": step.step.kind == .returns, "leaves": step.step.kind == .leaves,
            "back": step.step.kind == .back, "opens": step.opens.map { message(opening: $0.unit) } ?? "",
            "isFlow": step.opens?.isFlow ?? false, "owner": owner ?? "",
            "shown": step.opens.map { place(of: $0)["shown"] ?? "" } ?? "",
            "ignored": step.told.map { _ in "_" }.joined(separator: ", "),
            "names": passes.map(\.name).joined(separator: ", "), "arguments": base.passed(passes, \.name),
            "samples": step.told.map(\.sample).joined(separator: ", "),
            "title": step.step.told.text,
            "test": UnitName(step.step.unit).propertyName
                + (step.step.route.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? ""),
        ]
    }

    /// The message that opens a unit.
    private func message(opening unit: UnitName) -> String {
        kind.opens.map { $0.description.replacing("…", with: unit.typeName) } ?? ""
    }

    /// The unit that a route asks for, or that is opened after it.
    func lead(of route: OpenedUnit.Route, from opened: OpenedUnit, among all: [OpenedUnit]) -> OpenedUnit? {
        if let step = flow.step(after: opened, route.name) { return step.opens }
        guard let form = definition.navigation?.routes else { return nil }
        return all.first { opened in
            opened.passes.map(\.type) == route.types
                && form.form(for: opened.unit).stem(of: route.name) == opened.unit.propertyName
        }
    }
}
