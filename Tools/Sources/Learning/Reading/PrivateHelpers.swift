import SourceModel

extension FactReading {
    /// Notes which of a type's functions call its private ones: what these make, those make.
    static func takeHelpers(_ members: [MemberFact], of type: SourceType) {
        let helpers = Set(
            members.filter { $0.kind == .function && ($0.access ?? .internal) <= .fileprivate }.map(\.name))
        guard !helpers.isEmpty else { return }
        note(helpersCalled(in: members, of: type.name, among: helpers), in: type.functions)
    }

    /// Notes the same of types that a file declares in several parts: what one calls another has, `fileprivate extension AboutBuilder`.
    static func takeHelpersApart(of facts: FileFacts, in file: SourceFile) {
        var parts: [String: [NominalFact]] = [:]
        for fact in facts.types where !fact.members.isEmpty { parts[fact.name, default: []].append(fact) }
        for (name, facts) in parts where facts.count > 1 {
            let helpers = Set(
                facts.flatMap { fact in
                    let usual = fact.kind == .extension ? fact.access : nil
                    return fact.members.filter {
                        $0.kind == .function && ($0.access ?? usual ?? .internal) <= .fileprivate
                    }.map(\.name)
                })
            guard !helpers.isEmpty else { continue }
            let functions = (file.types + file.extensions).filter { $0.name == name }.flatMap(\.functions)
            note(helpersCalled(in: facts.flatMap(\.members), of: name, among: helpers), in: functions)
        }
    }

    /// A member that calls private functions.
    private typealias Caller = (line: Int, name: String, helpers: [String])

    /// Notes of functions which call private ones that lead to something made: of all others nobody asks, and they are most.
    private static func note(_ callers: [Caller], in functions: [SourceType.Function]) {
        var making = Set(functions.filter(\.leadsToMade).map(\.name))
        while let caller = callers.first(where: {
            !making.contains($0.name) && $0.helpers.contains(where: making.contains)
        }) {
            making.insert(caller.name)
        }
        var called: Set<String> = []
        for caller in callers {
            let names = caller.helpers.filter(making.contains)
            guard !names.isEmpty else { continue }
            called.formUnion(names)
            for function in functions where function.line == caller.line { function.helpers = names }
        }
        for function in functions where called.contains(function.name) { function.isHelper = true }
    }

    private static func helpersCalled(in members: [MemberFact], of type: String, among helpers: Set<String>) -> [Caller]
    {
        members.compactMap { member in
            guard let body = member.body else { return nil }
            let names = helpersCalled(by: member.name, body, of: type, among: helpers)
            return names.isEmpty ? nil : (member.line, member.name, names)
        }
    }

    /// The names of the private functions of a type that a body calls, its own left out.
    private static func helpersCalled(
        by caller: String, _ body: BodyFact, of type: String, among helpers: Set<String>
    ) -> [String] {
        body.calls.compactMap { call in
            guard call.creates == nil, let name = ownFunction(call.callee, of: type), name != caller,
                helpers.contains(name)
            else { return nil }
            return name
        }
    }

    /// The name of a function of the type's own that a path calls: `load` of `self.load`, `Self.load` and `AboutBuilder.load`.
    private static func ownFunction(_ callee: PathFact, of type: String) -> String? {
        switch PlainPath(callee) {
        case .name(let name): name
        case .member(of: type, let name), .member(of: "Self", let name): name
        default: nil
        }
    }
}

extension SourceType.Function {
    /// True if it makes more than UIKit's objects, or asks a type for something.
    fileprivate var leadsToMade: Bool {
        !staticCalls.isEmpty || !self.implied.isEmpty || !creates.allSatisfy(InterfaceNames.isOfUIKit)
    }
}

extension SourceType {
    /// The names of the types that a function makes, or has others make, be it by private functions of its type.
    func made(by function: Function) -> [String] {
        // `AboutBuilder.load()` asks a function of its own, which gives something else.
        let others = function.staticCalls.filter { call in
            OutsideBuilders.gives(call)
                && !(call.type == name
                    && functions.contains {
                        $0.name == call.function && !$0.result.contains(name) && !$0.result.contains("Self")
                    })
        }
        var made = function.creates + others.map(\.type)
        var (next, known) = (function.helpers, Set([function.name]))
        while let name = next.popLast() {
            guard known.insert(name).inserted else { continue }
            for helper in functions where helper.isHelper && helper.name == name {
                made += OutsideBuilders.made(by: helper)
                next += helper.helpers
            }
        }
        return made
    }
}
