import SourceModel

/// Writes what Mockolo's mocks have for a property that is an `Observable` of RxSwift: a subject of each kind, and the
/// last one that was used is what the property gives.
struct ObservablePrinter {
    let plan: MemberPlan
    /// The type that the observable emits.
    private let elements: String

    /// Prepares to write a property; `nil` where it is none of these.
    init?(_ plan: MemberPlan) {
        guard plan.context.options.naming == .mockolo, !plan.isBoxed, plan.fact.kind == .property,
            let elements = plan.fact.type.flatMap(Self.elements)
        else { return nil }
        self.plan = plan
        self.elements = elements
    }

    /// Returns the code in the brackets of `Observable<…>`.
    static func elements(of type: TypeFact) -> String? {
        guard case .named(let base, "Observable", let arguments) = type.unparenthesized, !arguments.isEmpty,
            base == nil || base == .plain("RxSwift")
        else { return nil }
        return arguments.map(\.description).joined(separator: ", ")
    }

    /// The subject that an initialiser gives the property; `nil` for properties that are none of these.
    static func subject(of plan: MemberPlan) -> String? {
        guard let printer = ObservablePrinter(plan) else { return nil }
        return printer.annotated?.value ?? "PublishSubject<\(printer.elements)>()"
    }

    /// The one subject that the property is made of where the annotation names some, and how one is made of nothing.
    private var annotated: (type: String, value: String?)? {
        let named = plan.context.resolved.observables
        guard !named.isEmpty else { return nil }
        let kind = [named[plan.fact.name], named["all"]].compactMap { $0 }.first { $0.hasSuffix("Subject") }
        let type = "\(kind ?? "PublishSubject")<\(elements)>"
        switch kind {
        case nil, "PublishSubject": return (type, "\(type)()")
        case "ReplaySubject": return (type, "\(type).create(bufferSize: 1)")
        case "BehaviorSubject":
            guard case .named(_, _, let arguments)? = plan.fact.type?.unparenthesized, let first = arguments.first
            else { return (type, nil) }
            return (type, plan.context.defaults.value(for: first).map { "\(type)(value: \($0))" })
        default: return (type, nil)
        }
    }

    private func write(_ subject: (type: String, value: String?), to writer: inout CodeWriter) {
        let access = plan.context.access
        let stem = plan.stem
        let count = "didSet { \(stem)SubjectSetCallCount += 1 }"
        let type = plan.fact.type ?? .void
        writer.line("\(access)private(set) var \(stem)SubjectSetCallCount = 0")
        writer.line("\(access)var _\(stem): (\(type))? { \(count) }")
        let start = subject.value.map { " = \($0)" } ?? ": \(subject.type)!"
        writer.line("\(access)var \(stem)Subject\(start) { \(count) }")
        writer.block("\(access)var \(SwiftIdentifier.escaped(plan.fact.name)): \(type)") { writer in
            writer.line("get { _\(stem) ?? \(stem)Subject }")
            writer.block("set") { writer in
                writer.line(
                    "if let subject = newValue as? \(subject.type) { \(stem)Subject = subject } else { _\(stem) = newValue }"
                )
            }
        }
    }

    func write(to writer: inout CodeWriter) {
        if let annotated {
            write(annotated, to: &writer)
            return
        }
        let access = plan.context.access
        let stem = plan.stem
        let count = "didSet { \(stem)SubjectSetCallCount += 1 }"
        let type = plan.fact.type ?? .void
        writer.line("private var \(stem)SubjectKind = 0")
        writer.line("\(access)private(set) var \(stem)SubjectSetCallCount = 0")
        writer.line("\(access)var \(stem)Subject = PublishSubject<\(elements)>() { \(count) }")
        writer.line(
            "\(access)var \(stem)ReplaySubject = ReplaySubject<\(elements)>.create(bufferSize: 1) { \(count) }")
        writer.line("\(access)var \(stem)BehaviorSubject: BehaviorSubject<\(elements)>! { \(count) }")
        writer.line("\(access)var _\(stem): \(type)! { \(count) }")
        writer.block("\(access)var \(SwiftIdentifier.escaped(plan.fact.name)): \(type)") { writer in
            writer.block("get") { writer in
                writer.block("switch \(stem)SubjectKind") { writer in
                    writer.line("case 0: return \(stem)Subject")
                    writer.line("case 1: return \(stem)BehaviorSubject")
                    writer.line("case 2: return \(stem)ReplaySubject")
                    writer.line("default: return _\(stem)")
                }
            }
            writer.block("set") { writer in
                writer.block("switch newValue") { writer in
                    for (number, kind) in ["Publish", "Behavior", "Replay"].enumerated() {
                        let property = number == 0 ? "\(stem)Subject" : "\(stem)\(kind)Subject"
                        writer.line(
                            "case let subject as \(kind)Subject<\(elements)>: (\(property), \(stem)SubjectKind) = (subject, \(number))"
                        )
                    }
                    writer.line("default: (_\(stem), \(stem)SubjectKind) = (newValue, 3)")
                }
            }
        }
    }
}
