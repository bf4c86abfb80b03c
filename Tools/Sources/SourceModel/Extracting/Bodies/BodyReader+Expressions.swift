extension BodyReader {
    /// Reads an expression as a value.
    ///
    /// - Parameters:
    ///   - expression: The expression; of one that is not there, the value is ``BodyDraft/Value/other``.
    ///   - place: Where the value goes, if it is a closure.
    mutating func value(of expression: SourceNode?, place: BodyDraft.Closure.Place) -> BodyDraft.Value {
        guard let expression else { return .other }
        switch expression.kind {
        case .tryExpr: return value(of: expression[.tryExpression], place: place)
        case .awaitExpr: return value(of: expression[.awaitExpression], place: place)
        case .unsafeExpr: return value(of: expression[.unsafeExpression], place: place)
        case .inOutExpr: return value(of: expression[.inOutExpression], place: place)
        case .consumeExpr: return value(of: expression[.consumeExpression], place: place)
        case .copyExpr: return value(of: expression[.copyExpression], place: place)
        case .tupleExpr:
            guard let elements = expression[.tupleElements] else { return .other }
            if let only = elements.only, only[.argumentLabel] == nil {
                return value(of: only[.argumentValue], place: place)
            }
            for element in elements.children { _ = value(of: element[.argumentValue], place: .other) }
            return .other
        case .functionCallExpr: return valueOfCall(expression)
        case .macroExpansionExpr:
            let name = expression[.expansionName]
            readCall(
                spelling(ofMacro: name), nil, name,
                GivenArguments(
                    list: expression[.expansionArguments], trailing: expression[.expansionTrailing],
                    additional: expression[.expansionAdditional]))
            return lastRead.map { BodyDraft.Value(.call($0)) } ?? .other
        case .closureExpr: return BodyDraft.Value(.closure(readClosure(expression, place: place)))
        case .declReferenceExpr, .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr,
            .genericSpecializationExpr, .superExpr:
            let path = self.path(of: expression)
            mention(path, expression)
            return BodyDraft.Value(.path(path))
        case .keyPathExpr: return BodyDraft.Value(.path(room.keep(expression.text)))
        case .sequenceExpr: return valueOfSequence(expression, place: place)
        case .typeExpr:
            mention(type: expression[.typeExpressionType])
            return BodyDraft.Value(.path(room.keep(expression.text)))
        case .patternExpr, .missingExpr, .discardAssignmentExpr, .editorPlaceholderExpr: return .other
        case .ifExpr, .switchExpr:
            walk(expression)
            return .other
        default:
            if let kind = literal(expression) { return BodyDraft.Value(.literal(kind)) }
            walkChildren(expression)
            return .other
        }
    }

    /// Reads a literal with what stands in it.
    ///
    /// - Returns: Its kind; nil of what is none, of which nothing is read.
    private mutating func literal(_ expression: SourceNode) -> ValueFact.Literal? {
        switch expression.kind {
        case .stringLiteralExpr:
            for segment in expression[.stringSegments]?.children ?? SourceNode.Children.none
            where segment.kind == .expressionSegment {
                if let expressions = segment[.segmentExpressions] { walk(expressions) }
            }
            return .string
        case .integerLiteralExpr: return .integer
        case .floatLiteralExpr: return .float
        case .booleanLiteralExpr: return expression.text == "true" ? .true : .false
        case .nilLiteralExpr: return .nil
        case .regexLiteralExpr: return .regex
        case .arrayExpr:
            for element in expression[.arrayElements]?.children ?? SourceNode.Children.none {
                _ = value(of: element[.arrayElement], place: .other)
            }
            return .array
        case .dictionaryExpr:
            for element in Self.elements(ofDictionary: expression)?.children ?? SourceNode.Children.none {
                _ = value(of: element[.dictionaryKey], place: .other)
                _ = value(of: element[.dictionaryValue], place: .other)
            }
            return .dictionary
        default: return nil
        }
    }

    private mutating func valueOfCall(_ call: SourceNode) -> BodyDraft.Value {
        let before = body.calls.count
        let start = room.letterCount
        spell(call: call)
        room.removeLetters(from: start)
        // A closure that is called where it stands is no call of a name.
        if call[.callCallee]?.kind == .closureExpr { return .other }
        guard body.calls.count > before, let index = lastRead else { return .other }
        return BodyDraft.Value(.call(index), type: body.calls[index].creates)
    }

    private static func elements(ofDictionary expression: SourceNode) -> SourceNode? {
        guard let content = expression[.dictionaryContent], content.kind == .dictionaryElementList else { return nil }
        return content
    }

    // MARK: Operators

    /// Returns true if an expression sets something.
    static func isAssignment(_ expression: SourceNode) -> Bool {
        guard expression.kind == .sequenceExpr, let elements = expression[.sequenceElements] else { return false }
        return elements.children.contains { assignmentOperator($0) != nil }
    }

    private static func assignmentOperator(_ expression: SourceNode) -> BorrowedText? {
        if expression.kind == .assignmentExpr { return BorrowedText("=") }
        guard expression.kind == .binaryOperatorExpr, let token = expression[.binaryOperator],
            token.bytes.count > 1, token.bytes.last == UInt8(ascii: "=")
        else { return nil }
        return isComparison(token) ? nil : BorrowedText(token.bytes)
    }

    private static func isComparison(_ token: SourceNode) -> Bool {
        token.spells("==") || token.spells("!=") || token.spells("<=") || token.spells(">=") || token.spells("===")
            || token.spells("!==") || token.spells("~=")
    }

    /// Reads operands and operators, which the parser leaves in a row: what binds how is not known without the
    /// operators' declarations, but an assignment binds least of all.
    private mutating func valueOfSequence(_ sequence: SourceNode, place: BodyDraft.Closure.Place) -> BodyDraft.Value {
        guard let list = sequence[.sequenceElements] else { return .other }
        var rest = list.children
        guard list.count > 2, let first = rest.next(), let second = rest.next(),
            let text = Self.assignmentOperator(second)
        else { return value(of: list.children, count: list.count, place: place) }
        if first.kind == .tupleExpr, list.count == 3, let targets = first[.tupleElements], targets.count > 1 {
            readAssignments(to: targets, rest.next(), line: lines.line(first))
            return .other
        }
        let target = path(of: first)
        let line = lines.line(first)
        let value = self.value(of: rest, count: list.count - 2, place: .assignment(target))
        body.assignments.append(
            BodyDraft.Assignment(target: target, operator: text, value: value, closure: closure, line: line))
        return .other
    }

    private mutating func value(
        of elements: SourceNode.Children, count: Int, place: BodyDraft.Closure.Place
    ) -> BodyDraft.Value {
        var rest = elements
        guard count > 1 else { return value(of: rest.next(), place: place) }
        // `value as Type`, `value as? Type`: the value, and a type that is plain.
        if let cast = Cast(elements, count: count) {
            var value = self.value(of: cast.value, place: place)
            let target = mention(type: cast.type[.typeExpressionType])
            value.type = cast.mark?.spells("?") == true ? room.encoded(optional: target) : target
            return value
        }
        var isFirst = true
        for element in elements {
            switch element.kind {
            case .binaryOperatorExpr, .unresolvedAsExpr, .unresolvedIsExpr, .assignmentExpr, .arrowExpr: break
            case .unresolvedTernaryExpr: _ = value(of: element[.ternaryThen], place: place)
            default:
                // What stands after `=` further on, as in `a = b = c`, is read as a value of its own.
                _ = value(of: element, place: isFirst ? place : .other)
            }
            isFirst = false
        }
        return .other
    }

    /// `value as Type`, with whatever stands behind `as`.
    private struct Cast {
        let value: SourceNode
        let mark: SourceNode?
        let type: SourceNode

        /// Takes the elements of a sequence apart; `nil` where they are something else, or more.
        init?(_ elements: SourceNode.Children, count: Int) {
            var rest = elements
            guard count == 3, let value = rest.next(), let middle = rest.next(), middle.kind == .unresolvedAsExpr,
                let type = rest.next(), type.kind == .typeExpr
            else { return nil }
            self.value = value
            self.mark = middle[.castMark]
            self.type = type
        }
    }

    // MARK: Calls

    /// Reads a call, and adds its path with `()` to the letters.
    private mutating func spell(call node: SourceNode) {
        let call = node.opened
        guard let callee = call[.callCallee] else { return add("_") }
        if callee.kind == .closureExpr {
            _ = readClosure(callee, place: .calledAtOnce)
            for argument in call[.callArguments]?.children ?? SourceNode.Children.none {
                _ = value(of: argument[.argumentValue], place: .other)
            }
            return add("_")
        }
        let path = self.path(of: callee, keeping: true)
        let name = Self.name(ofCallee: callee)
        readCall(
            path, CreatedType.encoded(callee: callee, name: name, in: room), name,
            GivenArguments(
                list: call[.callArguments], trailing: call[.callTrailing], additional: call[.callAdditional]))
        add("()")
    }

    /// The arguments of a call, and the closures behind them.
    struct GivenArguments {
        /// The arguments between parentheses.
        let list: SourceNode?
        /// The first closure behind them.
        let trailing: SourceNode?
        /// The closures behind that one, each with its label.
        let additional: SourceNode?
    }

    /// Notes a call and reads its arguments.
    mutating func readCall(
        _ callee: BorrowedText, _ creates: BorrowedText?, _ name: SourceNode?, _ given: GivenArguments
    ) {
        let index = body.calls.count
        body.calls.append(BodyDraft.Call(callee: callee, creates: creates, closure: closure, line: lines.line(name)))
        let first = pending.count
        for node in given.list?.children ?? SourceNode.Children.none {
            let argument = node.opened
            let place = BodyDraft.Closure.Place.argument(call: index, number: pending.count - first)
            let value = self.value(of: argument[.argumentValue], place: place)
            let label = argument[.argumentLabel].map { BorrowedText($0.unquotedBytes) }
            pending.append(BodyDraft.Argument(label: label, value: value))
        }
        if let trailing = given.trailing {
            let closure = readClosure(trailing, place: .argument(call: index, number: pending.count - first))
            pending.append(BodyDraft.Argument(value: BodyDraft.Value(.closure(closure))))
        }
        for element in given.additional?.children ?? SourceNode.Children.none {
            guard let trailing = element[.trailingClosure] else { continue }
            let closure = readClosure(trailing, place: .argument(call: index, number: pending.count - first))
            let label = element[.trailingLabel].map { BorrowedText($0.unquotedBytes) }
            pending.append(BodyDraft.Argument(label: label, value: BodyDraft.Value(.closure(closure))))
        }
        if pending.count > first {
            let start = body.arguments.count
            for number in first..<pending.count { body.arguments.append(pending[number]) }
            pending.removeSubrange(first...)
            body.calls[index].arguments = start..<body.arguments.count
        }
        lastRead = index
    }

    /// The token of the name that is called.
    private static func name(ofCallee callee: SourceNode) -> SourceNode? {
        switch callee.kind {
        case .declReferenceExpr: callee[.referenceName]
        case .memberAccessExpr: callee[.memberName]?[.referenceName]
        case .optionalChainingExpr: callee[.chainedExpression].flatMap(name)
        case .forceUnwrapExpr: callee[.forcedExpression].flatMap(name)
        case .genericSpecializationExpr: callee[.specializedExpression].flatMap(name)
        default: callee
        }
    }

    // MARK: Paths

    /// Reads an expression as a path, and the calls on its way.
    ///
    /// - Parameters:
    ///   - expression: The expression.
    ///   - keeping: True if the path stays in the letters, too, as the beginning of one that is being read.
    mutating func path(of expression: SourceNode, keeping: Bool = false) -> BorrowedText {
        // Many paths are one name, which stands in the source.
        if !keeping, expression.kind == .declReferenceExpr, let name = expression[.referenceName] {
            let path = BorrowedText(name.unquotedBytes)
            if closure != nil { use(path) }
            return path
        }
        let start = room.letterCount
        spell(expression)
        let path = room.keepLetters(from: start)
        if !keeping { room.removeLetters(from: start) }
        return path
    }

    /// The path of a macro's name.
    mutating func spelling(ofMacro name: SourceNode?) -> BorrowedText {
        room.keep("#" + (name?.text ?? ""))
    }

    private func add(_ bytes: UnsafeBufferPointer<UInt8>) { room.add(UnsafeRawBufferPointer(bytes)) }

    private func add(_ text: String) {
        var text = text
        text.withUTF8 { add($0) }
    }

    private func add(_ text: StaticString) {
        room.add(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Reads an expression, and adds its path to the letters.
    private mutating func spell(_ expression: SourceNode?) {
        guard let expression, enter() else { return add("_") }
        defer { leave() }
        switch expression.kind {
        case .declReferenceExpr:
            guard let name = expression[.referenceName] else { return }
            let bytes = name.unquotedBytes
            if closure != nil { use(BorrowedText(bytes)) }
            add(bytes)
        case .memberAccessExpr:
            let access = expression.opened
            if let base = access[.memberBase] { spell(base) }
            add(".")
            if let name = access[.memberName]?[.referenceName] { add(name.unquotedBytes) }
        case .optionalChainingExpr:
            spell(expression[.chainedExpression])
            add("?")
        case .forceUnwrapExpr:
            spell(expression[.forcedExpression])
            add("!")
        case .functionCallExpr: spell(call: expression)
        case .subscriptCallExpr:
            spell(expression[.subscriptCallee])
            if let names = Self.names(ofKeyPath: expression[.subscriptArguments]) { return add(names) }
            for argument in expression[.subscriptArguments]?.children ?? SourceNode.Children.none {
                _ = value(of: argument[.argumentValue], place: .other)
            }
            if let trailing = expression[.subscriptTrailing] { _ = readClosure(trailing, place: .other) }
            add("[]")
        case .genericSpecializationExpr:
            spell(expression[.specializedExpression])
            if let arguments = expression[.specializedArguments] { add(arguments.text) }
        case .superExpr: add("super")
        case .tryExpr: spell(expression[.tryExpression])
        case .awaitExpr: spell(expression[.awaitExpression])
        case .discardAssignmentExpr: add("_")
        case .tupleExpr: spell(tuple: expression)
        case .macroExpansionExpr:
            _ = value(of: expression, place: .other)
            add("#")
            if let name = expression[.expansionName] { add(name.bytes) }
        default:
            _ = value(of: expression, place: .other)
            add("_")
        }
    }

    /// Adds the path of what stands in parentheses: of a cast with them, of another single expression without.
    private mutating func spell(tuple: SourceNode) {
        let only = tuple[.tupleElements]?.only?[.argumentValue]
        if let only, only.kind != .sequenceExpr { return spell(only) }
        if let list = only?[.sequenceElements], let cast = Cast(list.children, count: list.count) {
            mention(type: cast.type[.typeExpressionType])
            add("(")
            spell(cast.value)
            add(" as")
            if let mark = cast.mark { add(mark.bytes) }
            add(" ")
            add(cast.type.text)
            return add(")")
        }
        _ = value(of: tuple, place: .other)
        add("_")
    }
}
