import Architecture

extension KindRenderer {
    /// A unit that is opened, as a template sees it.
    func opened(for opened: OpenedUnit, among all: [OpenedUnit], _ base: TemplateValues) -> [String: Any] {
        let unit = opened.unit
        let names = names(of: unit, base)
        return base.passed(opened.passes).merging([
            "name": message(opening: unit), "unit": unit.typeName, "property": unit.propertyName,
            "variable": SwiftNames.variable(unit.propertyName), "words": unit.words.lowercasedFirst,
            "function": definition.assembly.function.name(for: unit), "access": opened.access, "roles": names.roles,
            "contracts": names.contracts,
            "isFirst": opened == all.first(where: \.isFirst), "isFlow": opened.isFlow,
            "isPushed": flow.place(of: opened) == .pushed, "isFullScreen": flow.place(of: opened) == .fullScreen,
            "outcome": opened.outcome.first ?? "Void",
            "follows": followed(by: flow.step(after: opened), base) ?? [:],
            "leads": opened.routes.contains { lead(of: $0, from: opened, among: all) != nil },
            "routes": opened.routes.map { route(for: $0, of: opened, among: all, base) },
        ]) { _, new in new }
    }

    private func route(
        for route: OpenedUnit.Route, of opened: OpenedUnit, among all: [OpenedUnit], _ base: TemplateValues
    ) -> [String: Any] {
        let lead = lead(of: route, from: opened, among: all)
        let owner = lead.flatMap { definition.role(definition.assembly.returns)?.type.name(for: $0.unit) }
        let ignored = route.types.map { _ in "_" }.joined(separator: ", ")
        let passes = lead?.passes ?? []
        let values: [String: Any] = [
            "name": route.name, "opens": lead.map { message(opening: $0.unit) } ?? "", "owner": owner ?? "",
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
