import SwiftSyntax

/// Names of types: of those inside of parts, which mean something else outside, and of parts that are held by protocols.
extension SkeletonChoice {
    /// The roles in whose types and extensions pieces stand.
    static func owners(of files: [SkeletonPiece], _ roles: [String: String]) -> [ObjectIdentifier: String] {
        files.filter { $0.kind == .type || $0.kind == .extending }.reduce(into: [:]) { owners, file in
            // An extension may be of a type inside of a part.
            let around = file.role.isEmpty ? file.mentions.lazy.compactMap { roles[$0] }.first : file.role
            guard let role = around else { return }
            for piece in file.all { owners[ObjectIdentifier(piece)] = role }
        }
    }

    /// The roles that have a type inside of them which goes, by the type's name, where nothing else of that name goes.
    var innerTypes: [String: Set<String>] {
        var inner: [String: Set<String>] = [:]
        var others: Set<String> = []
        for piece in all where !piece.isKept {
            if piece.kind == .type, piece.role.isEmpty, let role = owners[ObjectIdentifier(piece)] {
                for name in piece.declares { inner[name, default: []].insert(role) }
            } else {
                others.formUnion(piece.declares)
            }
        }
        return inner.filter { !others.contains($0.key) }
    }

    /// Returns true if a piece means another type by the name of one inside of parts: it stands in none of these, and names no part with it.
    func isAnothers(_ name: String, in piece: SkeletonPiece, _ inner: [String: Set<String>]) -> Bool {
        guard let roles = inner[name], let own = owners[ObjectIdentifier(piece)], !roles.contains(own) else {
            return false
        }
        return piece.node.tokens(viewMode: .sourceAccurate).allSatisfy { token in
            token.text != name || token.parent?.is(IdentifierTypeSyntax.self) ?? false
        }
    }

    /// Spells the types of properties and parameters that are parts by these parts' own names, where they are spelt by a protocol to which
    /// the part no longer conforms.
    func respellParts() {
        for piece in all where piece.isKept && (piece.kind == .property || piece.kind == .parameter) {
            guard let part = piece.part, let own = types[part], let type = piece.declaredType,
                let name = type.protocolName, roles[name] == nil, parents[part]?.contains(name) == true
            else { continue }
            let conforms = all.contains { around in
                around.role == part && around.isKept
                    && around.children.contains { $0.kind == .inheriting && $0.isKept && $0.label == name }
            }
            guard !conforms else { continue }
            let start = type.positionAfterSkippingLeadingTrivia.utf8Offset
            piece.respelt = (start..<type.endPositionBeforeTrailingTrivia.utf8Offset, own)
        }
    }
}

extension SkeletonPiece {
    /// The type that a property or a parameter is declared with, without the marks by which a value may be missing.
    fileprivate var declaredType: TypeSyntax? {
        let parameter = node.as(FunctionParameterSyntax.self)?.type
        let variable = node.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self)
        return (parameter ?? variable?.bindings.first?.typeAnnotation?.type)?.unmarked
    }
}

extension TypeSyntax {
    /// The name of a protocol by which a value is held: `P`, `any P`.
    fileprivate var protocolName: String? {
        let bound = self.as(SomeOrAnyTypeSyntax.self).map { $0.constraint } ?? self
        return bound.as(IdentifierTypeSyntax.self).flatMap { $0.genericArgumentClause == nil ? $0.name.text : nil }
    }
}
