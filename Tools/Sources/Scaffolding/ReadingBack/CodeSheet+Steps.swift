import Architecture
import SwiftSyntax

extension CodeSheet {
    // MARK: Steps

    /// Returns the steps of a function, and the code of it that no sheet says.
    func steps(
        of function: UnitCode.Function, into steps: ReadSteps = ReadSteps(), seen: Set<String> = []
    ) -> (steps: ReadSteps, unread: [String]) {
        var (steps, unread, seen) = (steps, [String](), seen)
        guard let body = function.syntax.body, seen.insert("\(function.type).\(function.name)").inserted else {
            return (steps, [])
        }
        let finder = StepFinder(body)
        for branch in finder.branches {
            let line = branch.description.trimmed.split(separator: "\n").first.map(String.init) ?? ""
            unread.append(
                "\(function.path):\(function.line): '\(function.name)' decides by '\(line.prefix(40))': no sheet says that"
            )
        }
        let goers = properties(of: definition.navigation?.performs)
        let askers = properties(of: definition.sheet?.asks)
        let shared = Set(
            types(decider).flatMap { code.properties[$0] ?? [] }.filter { property in
                held.contains { property.type.contains($0.type) }
            }.map(\.name))
        for call in finder.calls {
            let (base, name) = Self.callee(of: call)
            if goers.contains(base) {
                go(name, call, &steps)
            } else if base == "$0" || shared.contains(base) || askers.contains(base) {
                let answer = Self.answer(of: call)
                steps.asks.append((name, [list?.name, single?.name].contains(answer) ? nil : answer))
                let next = isAskedItself ? answering(name) : nil
                if let next {
                    let found = self.steps(of: next, into: steps, seen: seen)
                    (steps, unread) = (found.steps, unread + found.unread)
                }
            } else if ["output", "delegate"].contains(base) {
                tell(name, call, &steps)
            } else if name == "send", definition.navigation?.routes != nil {
                fire(base, call, &steps)
            } else if base.isEmpty, let own = code.functions(of: function.type).first(where: { $0.name == name }) {
                let found = self.steps(of: own, into: steps, seen: seen)
                (steps, unread) = (found.steps, unread + found.unread)
            }
        }
        return (steps, unread)
    }

    static func callee(of call: FunctionCallExprSyntax) -> (base: String, name: String) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return ("", call.calledExpression.trimmedDescription)
        }
        let base = (member.base?.trimmedDescription ?? "").replacing("?", with: "").replacing("self.", with: "")
        return (base == "self" ? "" : base, member.declName.baseName.text)
    }

    /// The name of what a request answers, where something keeps it.
    static func answer(of call: FunctionCallExprSyntax) -> String? {
        var node = call.parent
        while let next = node, next.is(AwaitExprSyntax.self) || next.is(TryExprSyntax.self) { node = next.parent }
        let binding = node?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
        return binding?.pattern.trimmedDescription
    }

    /// The function that is told what a request of the unit's own has brought.
    func answering(_ verb: String) -> UnitCode.Function? {
        let asked = askedTypes.flatMap(code.functions(of:)).first { $0.name == verb && $0.syntax.body != nil }
        guard let body = asked?.syntax.body else { return nil }
        let deciding = types(decider)
        for call in StepFinder(body).calls {
            let (_, name) = Self.callee(of: call)
            let label = call.arguments.first?.label?.text
            let found = deciding.flatMap(code.functions(of:)).first {
                $0.name == name && $0.parameters.first?.firstName.text == label && label != "error"
            }
            if let found { return found }
        }
        return nil
    }

    func go(_ name: String, _ call: FunctionCallExprSyntax, _ steps: inout ReadSteps) {
        let way = types(definition.navigation?.performs).flatMap(code.functions(of:)).first { $0.name == name }
        let body = way?.syntax.body?.trimmedDescription ?? ""
        if name.hasPrefix("confirm") {
            steps.confirm = way?.syntax.body.flatMap(firstText) ?? "Sure?"
        } else if ["navigateBack", "goBack"].contains(name) {
            steps.leaves = true
        } else if ["navigateToRoot", "gotoRoot", "goToRoot"].contains(name) {
            steps.root = true
        } else {
            let address = body.firstMatch(of: /"(https?:\/\/[^"]+)"/).map { String($0.1) }
            let others = reading.map.units.map(\.name.typeName).filter { $0 != unit.typeName }
            let built = others.filter { body.contains($0) }.max { $0.count < $1.count }
            steps.goes = address ?? built ?? others.filter { name.hasSuffix($0) }.max { $0.count < $1.count }
            if steps.goes == nil { steps.isLost = true }
            steps.isPresented = body.contains(".present(")
            steps.replaces = body.contains("replace") || body.contains("setViewControllers")
            steps.with = Self.handed(call)
        }
    }

    /// The names of what is handed on.
    static func handed(_ call: FunctionCallExprSyntax) -> [String] {
        call.arguments.filter { !["from", "output", "delegate"].contains($0.label?.text) }
            .map(\.expression.trimmedDescription).filter { text in
                text != "self" && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            }
    }

    func tell(_ name: String, _ call: FunctionCallExprSyntax, _ steps: inout ReadSteps) {
        let start = unit.propertyName + "DidFinish"
        if let label = call.arguments.first?.label?.text {
            steps.tells = label
        } else if name.hasPrefix(start) {
            steps.tells = Self.lowercased(name.dropFirst(start.count))
        }
    }

    /// A route that is fired, where others go.
    func fire(_ route: String, _ call: FunctionCallExprSyntax, _ steps: inout ReadSteps) {
        if route == definition.navigation?.leaves {
            steps.leaves = true
        } else if let stem = definition.navigation?.routes?.stem(of: route) {
            let name = stem.prefix(1).uppercased() + stem.dropFirst()
            steps.goes = name
            if let value = call.arguments.first?.expression.trimmedDescription.prefix(while: { $0 != "." }) {
                steps.with = [String(value)]
            }
        } else if routes.contains(where: { $0.name == route }) {
            steps.tells = route
        }
    }
}
