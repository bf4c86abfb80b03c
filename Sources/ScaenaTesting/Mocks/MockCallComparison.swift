/// Compares and prints arguments whose types are known only when the test runs.
nonisolated enum MockCallComparison {
    static func areEqual(_ first: CallRecord, _ second: CallRecord) -> Bool {
        guard first.member == second.member else { return false }
        if let matches = first.matches { return matches(second.arguments) }
        if let matches = second.matches { return matches(first.arguments) }
        var incomparable: String?
        guard areEqual(first.arguments, second.arguments, &incomparable) else { return false }
        guard let type = incomparable else { return true }
        // A failed expectation compares again to show what differs.
        if CallRecord.areToldOnce(first, second) {
            let name = first.member.prefix { $0 != "(" }
            MockFailure.report(
                "\(first.member) was called with a \(type), which is not Equatable: match the call with a closure, as in `.\(name)…(where: { … })`, or look at the arguments"
            )
        }
        return false
    }

    /// Returns true if nothing differs. What cannot be compared does not, and its type is told.
    private static func areEqual(_ first: Any, _ second: Any, _ incomparable: inout String?) -> Bool {
        if first is AnyArgument || second is AnyArgument { return true }
        if first is Void && second is Void { return true }
        if let first = first as? any Equatable { return isEqual(first, second) }
        let left = Mirror(reflecting: first)
        let right = Mirror(reflecting: second)
        switch left.displayStyle {
        case .tuple, .optional, .collection:
            guard left.displayStyle == right.displayStyle, left.children.count == right.children.count else {
                return false
            }
            for (one, other) in zip(left.children, right.children) {
                guard areEqual(one.value, other.value, &incomparable) else { return false }
            }
            return true
        case .class: return (first as AnyObject) === (second as AnyObject)
        default:
            if let first = first as? Any.Type, let second = second as? Any.Type { return first == second }
            incomparable = "\(type(of: first))"
            return true
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
        var values: [(label: String?, value: Any)] = [(nil, record.arguments)]
        let mirror = Mirror(reflecting: record.arguments)
        if mirror.displayStyle == .tuple { values = Array(mirror.children) }
        // What something was set to comes last, behind the indices of a subscript.
        let newValue = record.member.hasSuffix(" =") ? values.popLast() : nil
        // What a member was declared with, behind its name: `text:limit:)`.
        var declared = record.member.dropFirst(name.count + 1).split(separator: ":")
        if declared.count != values.count + 1 { declared = [] }
        var list = ""
        for (position, (label, value)) in values.enumerated() {
            let label = declared.isEmpty ? label : String(declared[position])
            if position > 0 { list += ", " }
            if let label, label != "_", !label.hasPrefix(".") { list += label + ": " }
            list += text(of: value)
        }
        guard let newValue else { return "\(name)(\(list))" }
        return (values.isEmpty ? "\(name)" : "\(name)(\(list))") + " = " + text(of: newValue.value)
    }

    private static func text(of value: Any) -> String {
        value is AnyArgument ? "…" : value is String ? String(reflecting: value) : "\(value)"
    }
}
