import SwiftSyntax

extension BodyReader {
    /// Reads an expression as a value.
    ///
    /// - Parameters:
    ///   - expression: The expression.
    ///   - place: Where the value goes, if it is a closure.
    mutating func value(of expression: ExprSyntax, place: ClosureFact.Place) -> ValueFact {
        switch expression.as(ExprSyntaxEnum.self) {
        case .tryExpr(let wrapped): return value(of: wrapped.expression, place: place)
        case .awaitExpr(let wrapped): return value(of: wrapped.expression, place: place)
        case .unsafeExpr(let wrapped): return value(of: wrapped.expression, place: place)
        case .inOutExpr(let wrapped): return value(of: wrapped.expression, place: place)
        case .consumeExpr(let wrapped): return value(of: wrapped.expression, place: place)
        case .copyExpr(let wrapped): return value(of: wrapped.expression, place: place)
        case .tupleExpr(let tuple):
            if let only = tuple.elements.first, tuple.elements.count == 1, only.label == nil {
                return value(of: only.expression, place: place)
            }
            for element in tuple.elements { _ = value(of: element.expression, place: .other) }
            return ValueFact(.other)
        case .functionCallExpr(let call):
            let before = body.calls.count
            let closures = body.closures.count
            _ = read(call)
            // A closure that is called where it stands is no call of a name.
            if body.closures.count > closures, call.calledExpression.is(ClosureExprSyntax.self) {
                return ValueFact(.other)
            }
            guard body.calls.count > before, let index = lastRead else { return ValueFact(.other) }
            return ValueFact(.call(index), type: body.calls[index].creates)
        case .macroExpansionExpr(let expansion):
            readCall(
                "#" + expansion.macroName.text, nil, expansion.macroName, expansion.arguments,
                expansion.trailingClosure, expansion.additionalTrailingClosures)
            return lastRead.map { ValueFact(.call($0)) } ?? ValueFact(.other)
        case .closureExpr(let closure): return ValueFact(.closure(read(closure, place: place)))
        case .declReferenceExpr, .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr, .subscriptCallExpr,
            .genericSpecializationExpr, .superExpr:
            let path = self.path(of: expression)
            mention(path, expression)
            return ValueFact(.path(PathFact(path)))
        case .keyPathExpr(let keyPath): return ValueFact(.path(PathFact(keyPath.ownText)))
        case .stringLiteralExpr(let literal):
            for segment in literal.segments {
                if case .expressionSegment(let segment) = segment { walk(Syntax(segment.expressions)) }
            }
            return ValueFact(.literal(.string), type: .plain("String"))
        case .integerLiteralExpr: return ValueFact(.literal(.integer), type: .plain("Int"))
        case .floatLiteralExpr: return ValueFact(.literal(.float), type: .plain("Double"))
        case .booleanLiteralExpr: return ValueFact(.literal(.boolean), type: .plain("Bool"))
        case .nilLiteralExpr: return ValueFact(.literal(.nil))
        case .regexLiteralExpr: return ValueFact(.literal(.regex))
        case .arrayExpr(let array):
            for element in array.elements { _ = value(of: element.expression, place: .other) }
            return ValueFact(.literal(.array))
        case .dictionaryExpr(let dictionary):
            if case .elements(let elements) = dictionary.content {
                for element in elements {
                    _ = value(of: element.key, place: .other)
                    _ = value(of: element.value, place: .other)
                }
            }
            return ValueFact(.literal(.dictionary))
        case .sequenceExpr(let sequence): return read(sequence, place: place)
        case .typeExpr(let type):
            mention(type: TypeFact(type.type))
            return ValueFact(.path(PathFact(type.ownText)))
        case .patternExpr, .missingExpr, .discardAssignmentExpr, .editorPlaceholderExpr: return ValueFact(.other)
        case .ifExpr, .switchExpr:
            walk(Syntax(expression))
            return ValueFact(.other)
        default:
            walkChildren(Syntax(expression))
            return ValueFact(.other)
        }
    }

    // MARK: Operators

    /// Whether an expression sets something.
    static func isAssignment(_ expression: ExprSyntax) -> Bool {
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
        return sequence.elements.contains { assignmentOperator($0) != nil }
    }

    private static func assignmentOperator(_ expression: ExprSyntax) -> String? {
        if expression.is(AssignmentExprSyntax.self) { return "=" }
        guard let text = expression.as(BinaryOperatorExprSyntax.self)?.operator.text, text.count > 1,
            text.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
        else { return nil }
        return text
    }

    /// Reads operands and operators, which the parser leaves in a row: what binds how is not known without the
    /// operators' declarations, but an assignment binds least of all.
    private mutating func read(_ sequence: SequenceExprSyntax, place: ClosureFact.Place) -> ValueFact {
        var elements = Array(sequence.elements)
        if elements.count > 2, let text = Self.assignmentOperator(elements[1]) {
            let target = path(of: elements[0])
            let line = lines.line(elements[0])
            elements.removeFirst(2)
            let value = self.value(of: elements, place: .assignment(PathFact(target)))
            if target != "_" || !elements.isEmpty {
                body.assignments.append(
                    AssignmentFact(
                        target: PathFact(target), operator: text, value: value, closure: closure, line: line))
            }
            return ValueFact(.other)
        }
        return value(of: elements, place: place)
    }

    private mutating func value(of elements: [ExprSyntax], place: ClosureFact.Place) -> ValueFact {
        if elements.count == 1 { return value(of: elements[0], place: place) }
        // `value as Type`, `value as? Type`: the value, and a type that is plain.
        if elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
            let type = elements[2].as(TypeExprSyntax.self)
        {
            var value = self.value(of: elements[0], place: place)
            let target = TypeFact(type.type)
            mention(type: target)
            value.type = cast.questionOrExclamationMark?.text == "?" ? .optional(target) : target
            return value
        }
        for (position, element) in elements.enumerated() {
            switch element.as(ExprSyntaxEnum.self) {
            case .binaryOperatorExpr, .unresolvedAsExpr, .unresolvedIsExpr, .assignmentExpr, .arrowExpr: break
            case .unresolvedTernaryExpr(let ternary): _ = value(of: ternary.thenExpression, place: place)
            default:
                // What stands after `=` further on, as in `a = b = c`, is read as a value of its own.
                _ = value(of: element, place: position == 0 ? place : .other)
            }
        }
        return ValueFact(.other)
    }

    // MARK: Calls

    /// Reads a call.
    ///
    /// - Returns: Its path with `()`.
    mutating func read(_ call: FunctionCallExprSyntax) -> String {
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
            _ = read(closure, place: .calledAtOnce)
            for argument in call.arguments { _ = value(of: argument.expression, place: .other) }
            return "_"
        }
        let callee = path(of: call.calledExpression)
        readCall(
            callee, Self.createdType(call.calledExpression), Self.nameToken(call.calledExpression), call.arguments,
            call.trailingClosure, call.additionalTrailingClosures)
        return callee + "()"
    }

    /// Notes a call and reads its arguments.
    mutating func readCall(
        _ callee: String, _ creates: TypeFact?, _ name: TokenSyntax?, _ arguments: LabeledExprListSyntax,
        _ trailing: ClosureExprSyntax?, _ additional: MultipleTrailingClosureElementListSyntax
    ) {
        let index = body.calls.count
        body.calls.append(
            CallFact(
                callee: PathFact(callee), creates: creates, closure: closure, line: name.map { lines.line($0) } ?? 0))
        var number = 0
        for argument in arguments {
            let value = self.value(of: argument.expression, place: .argument(call: index, number: number))
            body.calls[index].arguments.append(ArgumentFact(label: argument.label?.unquoted, value: value))
            number += 1
        }
        if let trailing {
            let value = ValueFact(.closure(read(trailing, place: .argument(call: index, number: number))))
            body.calls[index].arguments.append(ArgumentFact(value: value))
            number += 1
        }
        for element in additional {
            let value = ValueFact(.closure(read(element.closure, place: .argument(call: index, number: number))))
            body.calls[index].arguments.append(ArgumentFact(label: element.label.unquoted, value: value))
            number += 1
        }
        lastRead = index
    }

    // MARK: Paths

    /// Reads an expression as a path, and the calls on its way.
    mutating func path(of expression: ExprSyntax) -> String {
        guard enter() else { return "_" }
        defer { leave() }
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference):
            let name = reference.baseName.unquoted
            use(name)
            return name
        case .memberAccessExpr(let access):
            let name = access.declName.baseName.unquoted
            return (access.base.map { path(of: $0) } ?? "") + "." + name
        case .optionalChainingExpr(let chain): return path(of: chain.expression) + "?"
        case .forceUnwrapExpr(let forced): return path(of: forced.expression) + "!"
        case .functionCallExpr(let call): return read(call)
        case .subscriptCallExpr(let access):
            let base = path(of: access.calledExpression)
            for argument in access.arguments { _ = value(of: argument.expression, place: .other) }
            if let trailing = access.trailingClosure { _ = read(trailing, place: .other) }
            return base + "[]"
        case .genericSpecializationExpr(let specialization):
            return path(of: specialization.expression) + specialization.genericArgumentClause.ownText
        case .superExpr: return "super"
        case .tryExpr(let wrapped): return path(of: wrapped.expression)
        case .awaitExpr(let wrapped): return path(of: wrapped.expression)
        case .discardAssignmentExpr: return "_"
        case .tupleExpr(let tuple):
            guard let only = tuple.elements.first, tuple.elements.count == 1 else { break }
            if let sequence = only.expression.as(SequenceExprSyntax.self) {
                let elements = Array(sequence.elements)
                if elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
                    let type = elements[2].as(TypeExprSyntax.self)
                {
                    mention(type: TypeFact(type.type))
                    let mark = cast.questionOrExclamationMark?.text ?? ""
                    return "(\(path(of: elements[0])) as\(mark) \(type.ownText))"
                }
                break
            }
            return path(of: only.expression)
        case .macroExpansionExpr(let expansion):
            _ = value(of: expression, place: .other)
            return "#" + expansion.macroName.text
        default: break
        }
        _ = value(of: expression, place: .other)
        return "_"
    }

    /// The type that the call of an expression makes, as far as capitals tell.
    private static func createdType(_ callee: ExprSyntax) -> TypeFact? {
        if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" {
            return access.base.flatMap { type(of: $0, depth: 0) }
        }
        return type(of: callee, depth: 0)
    }

    private static func type(of expression: ExprSyntax, depth: Int) -> TypeFact? {
        if depth > 20 { return nil }
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference):
            let name = reference.baseName.unquoted
            return name.beginsWithCapital ? .plain(name) : nil
        case .memberAccessExpr(let access):
            let name = access.declName.baseName.unquoted
            guard name.beginsWithCapital, let base = access.base, let type = type(of: base, depth: depth + 1) else {
                return nil
            }
            return .named(base: type, name: name, arguments: [])
        case .genericSpecializationExpr(let specialization):
            guard case .named(let base, let name, _) = type(of: specialization.expression, depth: depth + 1) else {
                return nil
            }
            let arguments = TypeFact.arguments(specialization.genericArgumentClause, depth)
            return .named(base: base, name: name, arguments: arguments)
        case .arrayExpr(let array):
            guard let only = array.elements.first, array.elements.count == 1 else { return nil }
            return type(of: only.expression, depth: depth + 1).map { .array($0) }
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content, let only = elements.first, elements.count == 1,
                let key = type(of: only.key, depth: depth + 1), let value = type(of: only.value, depth: depth + 1)
            else { return nil }
            return .dictionary(key: key, value: value)
        case .typeExpr(let type): return TypeFact(type.type)
        default: return nil
        }
    }

    /// The token of the name that is called.
    private static func nameToken(_ callee: ExprSyntax) -> TokenSyntax? {
        switch callee.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): reference.baseName
        case .memberAccessExpr(let access): access.declName.baseName
        case .optionalChainingExpr(let chain): nameToken(chain.expression)
        case .forceUnwrapExpr(let forced): nameToken(forced.expression)
        case .genericSpecializationExpr(let specialization): nameToken(specialization.expression)
        default: callee.firstToken(viewMode: .sourceAccurate)
        }
    }
}
