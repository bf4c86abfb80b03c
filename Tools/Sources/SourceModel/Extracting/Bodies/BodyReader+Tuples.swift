extension BodyReader {
    /// Reads `(presenter.view, view.output) = (view, presenter)` as the assignments that it is.
    ///
    /// - Parameters:
    ///   - targets: The elements of the tuple that is set.
    ///   - value: The value, where one expression is.
    ///   - line: The line where the assignment begins.
    mutating func readAssignments(to targets: SourceNode, _ value: SourceNode?, line: Int) {
        let values = value.flatMap { $0.kind == .tupleExpr ? $0[.tupleElements] : nil }
        var rest = values?.count == targets.count ? values?.children : nil
        if rest == nil { _ = self.value(of: value, place: .other) }
        for element in targets.children {
            guard let expression = element[.argumentValue] else { continue }
            let own = rest?.next()?[.argumentValue]
            if expression.kind == .discardAssignmentExpr {
                _ = self.value(of: own, place: .other)
                continue
            }
            let target = path(of: expression)
            let value = own.map { self.value(of: $0, place: .assignment(target)) } ?? .other
            body.assignments.append(
                BodyDraft.Assignment(
                    target: target, operator: BorrowedText("="), value: value, closure: closure, line: line))
        }
    }

    /// The names of a key path that a subscript is given, `.viewController` of `router[keyPath: \.viewController]`; nil of another.
    static func names(ofKeyPath arguments: SourceNode?) -> String? {
        guard let only = arguments?.only, only[.argumentLabel]?.spells("keyPath") == true,
            let path = only[.argumentValue], path.kind == .keyPathExpr
        else { return nil }
        let text = path.text
        return text.firstIndex(of: ".").map { String(text[$0...]) }
    }
}
