/// Compares and prints arguments whose types are known only when the test runs.
nonisolated enum MockCallComparison {
    private enum Outcome {
        case equal, different
        case incomparable(String)
    }

    static func areEqual(_ first: CallRecord, _ second: CallRecord) -> Bool {
        guard first.member == second.member else { return false }
        if let matches = first.matches { return matches(second.arguments) }
        if let matches = second.matches { return matches(first.arguments) }
        switch compare(first.arguments, second.arguments) {
        case .equal: return true
        case .different: return false
        case .incomparable(let type):
            // A failed expectation compares again to show what differs.
            guard CallRecord.areToldOnce(first, second) else { return false }
            MockFailure.report(
                "\(first.member) was called with a \(type), which is not Equatable: match the call with a closure, as in `.\(first.member.prefix { $0 != "(" })…(where: { … })`, or look at the arguments"
            )
            return false
        }
    }

    private static func compare(_ first: Any, _ second: Any) -> Outcome {
        if first is AnyArgument || second is AnyArgument { return .equal }
        if first is Void && second is Void { return .equal }
        if let first = first as? any Equatable { return isEqual(first, second) ? .equal : .different }
        let left = Mirror(reflecting: first)
        let right = Mirror(reflecting: second)
        switch left.displayStyle {
        case .tuple, .optional, .collection:
            guard left.displayStyle == right.displayStyle, left.children.count == right.children.count else {
                return .different
            }
            var outcome = Outcome.equal
            for (one, other) in zip(left.children, right.children) {
                switch compare(one.value, other.value) {
                case .different: return .different
                case .incomparable(let type): outcome = .incomparable(type)
                case .equal: break
                }
            }
            return outcome
        case .class: return (first as AnyObject) === (second as AnyObject) ? .equal : .different
        default:
            if let first = first as? Any.Type, let second = second as? Any.Type {
                return first == second ? .equal : .different
            }
            return .incomparable("\(type(of: first))")
        }
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
        if let second = second as? Value { return first == second }
        // A subclass and its superclass may be equal.
        guard let second = second as? any Equatable else { return false }
        return isEqualTheOtherWay(second, first)
    }

    private static func isEqualTheOtherWay<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
        (second as? Value).map { first == $0 } ?? false
    }

    static func describe(_ record: CallRecord) -> String {
        let name = record.member.prefix { $0 != "(" && $0 != " " }
        if record.matches != nil { return "\(name)(where: …)" }
        if record.arguments is Void { return record.member }
        let mirror = Mirror(reflecting: record.arguments)
        var values = [record.arguments]
        var labels: [String?] = [nil]
        if mirror.displayStyle == .tuple {
            values = mirror.children.map(\.value)
            labels = mirror.children.map(\.label)
        }
        // What something was set to comes last, behind the indices of a subscript.
        let newValue = record.member.hasSuffix(" =") ? values.popLast() : nil
        let declared = record.member.dropFirst(name.count + 1).split(separator: ":").map(String.init)
        if declared.count == values.count + 1 { labels = Array(declared.prefix(values.count)) }
        let list = zip(labels, values).map { label, value in
            label.map { $0 == "_" || $0.hasPrefix(".") ? text(of: value) : "\($0): \(text(of: value))" }
                ?? text(of: value)
        }.joined(separator: ", ")
        guard let newValue else { return "\(name)(\(list))" }
        return (values.isEmpty ? "\(name)" : "\(name)(\(list))") + " = \(text(of: newValue))"
    }

    private static func text(of value: Any) -> String {
        value is AnyArgument ? "…" : value is String ? String(reflecting: value) : "\(value)"
    }
}
