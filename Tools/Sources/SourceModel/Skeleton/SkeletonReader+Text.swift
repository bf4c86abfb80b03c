import SwiftSyntax

/// The text of pieces as all units have it alike, and the names that they ask for.
extension SkeletonReader {
    /// Returns the text of a node, without blanks and comments, and with the unit's name as a form.
    func normal(_ node: some SyntaxProtocol, without skipped: (Syntax) -> Bool = { _ in false }) -> String {
        var text = ""
        var isBehindSelf = false
        for token in node.tokens(viewMode: .sourceAccurate) where !skipped(Syntax(token)) {
            // Some write `self` before what is theirs, some do not.
            if token.isSelfOfMember {
                isBehindSelf = true
                continue
            }
            if isBehindSelf {
                isBehindSelf = false
                continue
            }
            if !text.isEmpty { text += " " }
            switch token.tokenKind {
            case .identifier:
                text +=
                    part(token) ?? contracts[token.text].map { "contract of \($0)" }
                    ?? words.normal(token.text)
            case .stringSegment: text += words.normal(token.text)
            default: text += token.text
            }
        }
        return text
    }

    /// The part that a name is of the type's own: what another value has of that name is that one's.
    private func part(_ token: TokenSyntax) -> String? {
        partNames[token.text].flatMap { token.isMemberOfAnother ? nil : $0 }
    }

    /// The names that a node asks for and that stand alone, behind nothing that has them.
    func bareMentions(in node: some SyntaxProtocol, without skipped: (Syntax) -> Bool = { _ in false }) -> Set<String> {
        var names: Set<String> = []
        for token in node.tokens(viewMode: .sourceAccurate) where !skipped(Syntax(token)) {
            guard case .identifier = token.tokenKind, let reference = token.parent?.as(DeclReferenceExprSyntax.self),
                reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
            else { continue }
            names.insert(token.text)
        }
        return names
    }

    /// The names of types, members and values that a node asks for.
    func mentions(in node: some SyntaxProtocol, without skipped: (Syntax) -> Bool = { _ in false }) -> Set<
        String
    > {
        var names: Set<String> = []
        for token in node.tokens(viewMode: .sourceAccurate) where !skipped(Syntax(token)) {
            guard case .identifier = token.tokenKind, let parent = token.parent else { continue }
            if parent.is(DeclReferenceExprSyntax.self) || parent.is(IdentifierTypeSyntax.self)
                || parent.is(MemberTypeSyntax.self) || parent.is(OptionalBindingConditionSyntax.self)
            {
                // `.welcome` is a case or what a type has, and no method called so.
                names.insert(token.isImplicitMember ? ".\(token.text)" : token.text)
                // The wrapper of a property goes with it.
                if token.text.hasPrefix("$") { names.insert(String(token.text.dropFirst())) }
            }
        }
        return names
    }
}

extension TokenSyntax {
    /// True if it is the name of a member whose type the place tells.
    fileprivate var isImplicitMember: Bool {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self),
            let access = reference.parent?.as(MemberAccessExprSyntax.self)
        else { return false }
        return access.base == nil && access.declName.id == reference.id
    }

    /// True if it is the name of a member of another value than `self`.
    fileprivate var isMemberOfAnother: Bool {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self),
            let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id,
            let base = access.base
        else { return false }
        return base.trimmedDescription != "self"
    }

    /// True if it is the `self` before the name of a member.
    fileprivate var isSelfOfMember: Bool {
        guard tokenKind == .keyword(.self), let access = parent?.parent?.as(MemberAccessExprSyntax.self),
            access.base?.is(DeclReferenceExprSyntax.self) == true,
            access.base?.firstToken(viewMode: .sourceAccurate) == self,
            case .identifier = access.declName.baseName.tokenKind
        else { return false }
        return true
    }
}

extension TriviaPiece {
    /// The text of a comment, `nil` of all else.
    var comment: String? {
        switch self {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
            text
        default: nil
        }
    }
}

extension DeclModifierListSyntax {
    /// True if they make a member the type's own.
    var areOfType: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension TypeSyntax {
    /// The type without the marks by which a value of it may be missing.
    var unmarked: TypeSyntax {
        let wrapped =
            self.as(OptionalTypeSyntax.self)?.wrappedType
            ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        return wrapped?.unmarked ?? self
    }
}
