import SourceModel

/// Writes what Mockolo's mocks have for a property that is an `Observable` of RxSwift: a subject of each kind, and the
/// last one that was used is what the property gives.
struct ObservablePrinter {
    let plan: MemberPlan
    /// What the observable emits.
    private let elements: String

    /// Prepares to write a property; `nil` where it is none of these.
    init?(_ plan: MemberPlan) {
        guard plan.context.options.naming == .mockolo, !plan.isBoxed, plan.fact.kind == .property,
            let elements = plan.fact.type.flatMap(Self.elements)
        else { return nil }
        self.plan = plan
        self.elements = elements
    }

    /// What stands in the brackets of `Observable<…>`.
    static func elements(of type: TypeFact) -> String? {
        guard case .named(let base, "Observable", let arguments) = type.unparenthesized, !arguments.isEmpty,
            base == nil || base == .plain("RxSwift")
        else { return nil }
        return arguments.map(\.description).joined(separator: ", ")
    }

    func write(to writer: inout CodeWriter) {
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
