/// The type that a call makes, as far as capitals tell.
enum CreatedType {
    private static let depthLimit = 20

    /// Reads the type that the call of an expression makes: `Foo(…)`, `Foo<Bar>.init(…)`, `[Foo]()`.
    static func of(callee: SourceNode) -> TypeFact? {
        if callee.kind == .memberAccessExpr, callee[.memberName]?[.referenceName]?.spells("init") == true {
            return callee[.memberBase].flatMap { type($0, 0) }
        }
        return type(callee, 0)
    }

    /// Reads the type that the call of an expression makes, and encodes it.
    ///
    /// - Parameters:
    ///   - callee: The expression.
    ///   - name: The token of the name that is called.
    ///   - room: Keeps the type.
    static func encoded(callee: SourceNode, name: SourceNode?, in room: TextArena) -> BorrowedText? {
        switch callee.kind {
        case .declReferenceExpr:
            // Most that make something are plain names.
            guard let name, isCapitalized(name) else { return nil }
            let spelling = BorrowedText(name.unquotedBytes)
            return room.encoded { TypeFact.write(plain: spelling, to: &$0) }
        case .memberAccessExpr:
            // Most members that are called are functions.
            guard let name, isCapitalized(name) || name.spells("init") else { return nil }
        case .genericSpecializationExpr, .arrayExpr, .dictionaryExpr, .typeExpr: break
        default: return nil
        }
        return of(callee: callee).map { type in room.encoded { type.write(to: &$0) } }
    }

    private static func type(_ node: SourceNode?, _ depth: Int) -> TypeFact? {
        guard let node, depth <= depthLimit else { return nil }
        switch node.kind {
        case .declReferenceExpr: return capitalized(node[.referenceName]).map { .plain($0) }
        case .memberAccessExpr:
            guard let name = capitalized(node[.memberName]?[.referenceName]),
                let base = type(node[.memberBase], depth + 1)
            else { return nil }
            return .named(base: base, name: name, arguments: [])
        case .genericSpecializationExpr:
            guard case .named(let base, let name, _) = type(node[.specializedExpression], depth + 1) else { return nil }
            return .named(
                base: base, name: name, arguments: TypeFact.arguments(node[.specializedArguments], depth))
        case .arrayExpr:
            guard let only = node[.arrayElements]?.only else { return nil }
            return type(only[.arrayElement], depth + 1).map { .array($0) }
        case .dictionaryExpr:
            guard let content = node[.dictionaryContent], content.kind == .dictionaryElementList,
                let only = content.only, let key = type(only[.dictionaryKey], depth + 1),
                let value = type(only[.dictionaryValue], depth + 1)
            else { return nil }
            return .dictionary(key: key, value: value)
        case .typeExpr: return TypeFact(node[.typeExpressionType])
        default: return nil
        }
    }

    private static func capitalized(_ name: SourceNode?) -> String? {
        guard let name, isCapitalized(name) else { return nil }
        return name.unquoted
    }

    private static func isCapitalized(_ name: SourceNode) -> Bool {
        // Most names begin with a small letter, and are not made into a text for that.
        guard let first = name.unquotedBytes.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
        if first < 0x80 { return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) }
        return name.unquoted.beginsWithCapital
    }
}
