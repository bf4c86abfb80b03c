extension BodyReader {
    /// Reads an expression as a value.
    ///
    /// - Parameters:
    ///   - expression: The expression; of one that is not there, the value is ``ValueFact/Form/other``.
    ///   - place: Where the value goes, if it is a closure.
    mutating func value(of expression: SourceNode?, place: ClosureFact.Place) -> ValueFact {
        guard let expression else { return ValueFact(.other) }
        switch expression.kind {
        case .tryExpr: return value(of: expression[.tryExpression], place: place)
        case .awaitExpr: return value(of: expression[.awaitExpression], place: place)
        case .unsafeExpr: return value(of: expression[.unsafeExpression], place: place)
        case .inOutExpr: return value(of: expression[.inOutExpression], place: place)
        case .consumeExpr: return value(of: expression[.consumeExpression], place: place)
        case .copyExpr: return value(of: expression[.copyExpression], place: place)
        case .tupleExpr:
            guard let elements = expression[.tupleElements] else { return ValueFact(.other) }
            if let only = elements.only, only[.argumentLabel] == nil {
                return value(of: only[.argumentValue], place: place)
            }
            for element in elements.children { _ = value(of: element[.argumentValue], place: .other) }
            return ValueFact(.other)
        case .functionCallExpr: return valueOfCall(expression)
        case .macroExpansionExpr:
            let name = expression[.expansionName]
            readCall(
                "#" + (name?.text ?? ""), nil, name, expression[.expansionArguments], expression[.expansionTrailing],
                expression[.expansionAdditional])
            return lastRead.map { ValueFact(.call($0)) } ?? ValueFact(.other)
        case .closureExpr: return ValueFact(.closure(readClosure(expression, place: place)))
        case .declReferenceExpr, .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr,
            .genericSpecializationExpr, .superExpr:
            let path = self.path(of: expression)
            mention(path, expression)
            return ValueFact(.path(PathFact(path)))
        case .keyPathExpr: return ValueFact(.path(PathFact(expression.text)))
        case .stringLiteralExpr:
            for segment in expression[.stringSegments]?.children ?? SourceNode.Children.none
            where segment.kind == .expressionSegment {
                if let expressions = segment[.segmentExpressions] { walk(expressions) }
            }
            return ValueFact(.literal(.string), type: .string)
        case .integerLiteralExpr: return ValueFact(.literal(.integer), type: .int)
        case .floatLiteralExpr: return ValueFact(.literal(.float), type: .double)
        case .booleanLiteralExpr: return ValueFact(.literal(.boolean), type: .bool)
        case .nilLiteralExpr: return ValueFact(.literal(.nil))
        case .regexLiteralExpr: return ValueFact(.literal(.regex))
        case .arrayExpr:
            for element in expression[.arrayElements]?.children ?? SourceNode.Children.none {
                _ = value(of: element[.arrayElement], place: .other)
            }
            return ValueFact(.literal(.array))
        case .dictionaryExpr:
            for element in Self.elements(ofDictionary: expression)?.children ?? SourceNode.Children.none {
                _ = value(of: element[.dictionaryKey], place: .other)
                _ = value(of: element[.dictionaryValue], place: .other)
            }
            return ValueFact(.literal(.dictionary))
        case .sequenceExpr: return valueOfSequence(expression, place: place)
        case .typeExpr:
            mention(type: TypeFact(expression[.typeExpressionType]))
            return ValueFact(.path(PathFact(expression.text)))
        case .patternExpr, .missingExpr, .discardAssignmentExpr, .editorPlaceholderExpr: return ValueFact(.other)
        case .ifExpr, .switchExpr:
            walk(expression)
            return ValueFact(.other)
        default:
            walkChildren(expression)
            return ValueFact(.other)
        }
    }

    private mutating func valueOfCall(_ call: SourceNode) -> ValueFact {
        let before = body.calls.count
        let count = letters.count
        spell(call: call)
        letters.removeLast(letters.count - count)
        // A closure that is called where it stands is no call of a name.
        if call[.callCallee]?.kind == .closureExpr { return ValueFact(.other) }
        guard body.calls.count > before, let index = lastRead else { return ValueFact(.other) }
        return ValueFact(.call(index), type: body.calls[index].creates)
    }

    private static func elements(ofDictionary expression: SourceNode) -> SourceNode? {
        guard let content = expression[.dictionaryContent], content.kind == .dictionaryElementList else { return nil }
        return content
    }

    // MARK: Operators

    /// Whether an expression sets something.
    static func isAssignment(_ expression: SourceNode) -> Bool {
        guard expression.kind == .sequenceExpr, let elements = expression[.sequenceElements] else { return false }
        return elements.children.contains { assignmentOperator($0) != nil }
    }

    private static func assignmentOperator(_ expression: SourceNode) -> String? {
        if expression.kind == .assignmentExpr { return "=" }
        guard expression.kind == .binaryOperatorExpr, let token = expression[.binaryOperator],
            token.bytes.count > 1, token.bytes.last == UInt8(ascii: "=")
        else { return nil }
        let text = token.text
        return ["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text) ? nil : text
    }

    /// Reads operands and operators, which the parser leaves in a row: what binds how is not known without the
    /// operators' declarations, but an assignment binds least of all.
    private mutating func valueOfSequence(_ sequence: SourceNode, place: ClosureFact.Place) -> ValueFact {
        guard let list = sequence[.sequenceElements] else { return ValueFact(.other) }
        var rest = list.children
        guard list.count > 2, let first = rest.next(), let second = rest.next(),
            let text = Self.assignmentOperator(second)
        else { return value(of: list.children, count: list.count, place: place) }
        let target = PathFact(path(of: first))
        let line = lines.line(first)
        let value = self.value(of: rest, count: list.count - 2, place: .assignment(target))
        body.assignments.append(
            AssignmentFact(target: target, operator: text, value: value, closure: closure, line: line))
        return ValueFact(.other)
    }

    private mutating func value(
        of elements: SourceNode.Children, count: Int, place: ClosureFact.Place
    ) -> ValueFact {
        var rest = elements
        guard count > 1 else { return value(of: rest.next(), place: place) }
        // `value as Type`, `value as? Type`: the value, and a type that is plain.
        if let cast = Cast(elements, count: count) {
            var value = self.value(of: cast.value, place: place)
            let target = TypeFact(cast.type[.typeExpressionType])
            mention(type: target)
            value.type = cast.mark?.spells("?") == true ? .optional(target) : target
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
        return ValueFact(.other)
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

    /// Reads a call, and adds its path with `()` to ``letters``.
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
        let start = letters.count
        spell(callee)
        let path = String(decoding: letters[start...], as: UTF8.self)
        readCall(
            path, CreatedType.of(callee: callee), Self.name(ofCallee: callee), call[.callArguments],
            call[.callTrailing], call[.callAdditional])
        add("()")
    }

    /// Notes a call and reads its arguments.
    mutating func readCall(
        _ callee: String, _ creates: TypeFact?, _ name: SourceNode?, _ arguments: SourceNode?, _ trailing: SourceNode?,
        _ additional: SourceNode?
    ) {
        let index = body.calls.count
        // Growing one by one would move the first few calls three times.
        if index == 0 { body.calls.reserveCapacity(6) }
        body.calls.append(
            CallFact(callee: PathFact(callee), creates: creates, closure: closure, line: lines.line(name)))
        var read: [ArgumentFact] = []
        read.reserveCapacity((arguments?.count ?? 0) + (trailing == nil ? 0 : 1) + (additional?.count ?? 0))
        for node in arguments?.children ?? SourceNode.Children.none {
            let argument = node.opened
            let place = ClosureFact.Place.argument(call: index, number: read.count)
            let value = self.value(of: argument[.argumentValue], place: place)
            read.append(ArgumentFact(label: argument[.argumentLabel]?.unquoted, value: value))
        }
        if let trailing {
            let closure = readClosure(trailing, place: .argument(call: index, number: read.count))
            read.append(ArgumentFact(value: ValueFact(.closure(closure))))
        }
        for element in additional?.children ?? SourceNode.Children.none {
            guard let trailing = element[.trailingClosure] else { continue }
            let closure = readClosure(trailing, place: .argument(call: index, number: read.count))
            read.append(ArgumentFact(label: element[.trailingLabel]?.unquoted, value: ValueFact(.closure(closure))))
        }
        body.calls[index].arguments = read
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
    mutating func path(of expression: SourceNode) -> String {
        let start = letters.count
        spell(expression)
        defer { letters.removeLast(letters.count - start) }
        return String(decoding: letters[start...], as: UTF8.self)
    }

    private mutating func add(_ text: StaticString) {
        letters.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Reads an expression, and adds its path to ``letters``.
    private mutating func spell(_ expression: SourceNode?) {
        guard let expression, enter() else { return add("_") }
        defer { leave() }
        switch expression.kind {
        case .declReferenceExpr:
            guard let name = expression[.referenceName] else { return }
            if closure != nil { use(name.unquoted) }
            letters.append(contentsOf: name.unquotedBytes)
        case .memberAccessExpr:
            let access = expression.opened
            if let base = access[.memberBase] { spell(base) }
            add(".")
            if let name = access[.memberName]?[.referenceName] { letters.append(contentsOf: name.unquotedBytes) }
        case .optionalChainingExpr:
            spell(expression[.chainedExpression])
            add("?")
        case .forceUnwrapExpr:
            spell(expression[.forcedExpression])
            add("!")
        case .functionCallExpr: spell(call: expression)
        case .subscriptCallExpr:
            spell(expression[.subscriptCallee])
            for argument in expression[.subscriptArguments]?.children ?? SourceNode.Children.none {
                _ = value(of: argument[.argumentValue], place: .other)
            }
            if let trailing = expression[.subscriptTrailing] { _ = readClosure(trailing, place: .other) }
            add("[]")
        case .genericSpecializationExpr:
            spell(expression[.specializedExpression])
            if let arguments = expression[.specializedArguments] { letters.append(contentsOf: arguments.text.utf8) }
        case .superExpr: add("super")
        case .tryExpr: spell(expression[.tryExpression])
        case .awaitExpr: spell(expression[.awaitExpression])
        case .discardAssignmentExpr: add("_")
        case .tupleExpr: spell(tuple: expression)
        case .macroExpansionExpr:
            _ = value(of: expression, place: .other)
            add("#")
            if let name = expression[.expansionName] { letters.append(contentsOf: name.bytes) }
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
            mention(type: TypeFact(cast.type[.typeExpressionType]))
            add("(")
            spell(cast.value)
            add(" as")
            if let mark = cast.mark { letters.append(contentsOf: mark.bytes) }
            add(" ")
            letters.append(contentsOf: cast.type.text.utf8)
            return add(")")
        }
        _ = value(of: tuple, place: .other)
        add("_")
    }
}
