import Architecture
import Conformance
import SourceModel
import SwiftSyntax

/// The members that most of an app's types of a role have: the same in each but for its unit's name.
extension GrownRole {
    /// The members that more than half of those that are like it have, as the nearest writes them.
    ///
    /// - Parameters:
    ///   - group: the nearest one's declaration.
    ///   - other: the nearest one's unit.
    ///   - usual: all of them with their units.
    ///   - written: members that it gets anyway.
    func commonMembers(
        of group: any DeclGroupSyntax, _ other: UnitName, _ usual: [(unit: Int, type: TypeIndex.ID)],
        beside written: [String]
    ) -> (texts: [String], areMadeOfNothing: Bool) {
        guard usual.count > 1 else { return ([], true) }
        let all = usual.compactMap { unit, type -> Declared? in
            Self.declaration(of: type, in: reading).map { Declared($0.group, reading.map.units[unit].name) }
        }
        let nearest = Declared(group, other)
        func isUsual(_ form: (Declared) -> Bool) -> Bool { all.count(where: form) * 2 > usual.count }
        var kept: [(names: Set<String>, decl: DeclSyntax, text: String)] = []
        for (member, form) in zip(nearest.members, nearest.forms) {
            if isUsual({ $0.forms.contains(form) }) {
                kept.append((member.names, member, Self.outdented(member)))
            } else if let function = member.as(FunctionDeclSyntax.self), function.signature.returnClause == nil,
                isUsual({ $0.heads.contains(Declared.head(of: function, other)) })
            {
                let body = function.body.map { Array($0.statements) } ?? []
                let lines = body.filter { item in
                    isUsual { $0.statements[function.selector]?.contains(Declared.form(of: item, other)) ?? false }
                }.map { Self.outdented($0) }
                let head = function.with(\.body, nil).trimmedDescription
                let code = lines.joined(separator: "\n").replacing("\n", with: "\n\t")
                kept.append((member.names, member, head + (lines.isEmpty ? " {}" : " {\n\t\(code)\n}")))
            }
        }
        let declared = Set(nearest.members.flatMap(\.names))
        var count = -1
        // What names a member that is not there cannot stay, either.
        while count != kept.count {
            count = kept.count
            let there = Set(kept.flatMap(\.names))
            kept = kept.filter { member in
                let used = FreeNames(ParsedFiles.tree(of: member.text)).used
                return used.intersection(declared).subtracting(member.names).isSubset(of: there)
            }
        }
        let isWritten = { (names: Set<String>) in
            names.contains { name in written.contains { $0.contains("func \(name)(") || $0.contains("var \(name):") } }
        }
        let texts = kept.filter { !isWritten($0.names) }.compactMap { renamed($0.text, of: other) }
        return (texts, kept.allSatisfy { $0.decl.isMadeOfNothing })
    }

    /// A member's code with this unit's names; nil where that has no such type.
    private func renamed(_ code: String, of other: UnitName) -> String? {
        var change = NameChange()
        for name in SourceNames(code).identifiers {
            for (old, new) in [
                (other.typeName, reading.name.typeName), (other.propertyName, reading.name.propertyName),
            ] {
                guard let range = name.range(of: old),
                    old.first?.isUppercase == true || range.lowerBound == name.startIndex
                else { continue }
                let own = name.replacingCharacters(in: range, with: new)
                let isType = !reading.index.types(named: name).isEmpty
                if isType, own != type, own != contract, reading.index.types(named: own).isEmpty { return nil }
                change.names[name] = own
                break
            }
        }
        return change.applied(to: code).text
    }

    /// The code of a piece whose further lines begin where it begins.
    private static func outdented(_ node: some SyntaxProtocol) -> String {
        let lines = node.trimmedDescription.replacing("\r\n", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let indentation =
            node.leadingTrivia.description.split(separator: "\n", omittingEmptySubsequences: false).last?
            .prefix { $0 == " " || $0 == "\t" } ?? ""
        return lines.enumerated().map { number, line in
            number > 0 && line.hasPrefix(indentation) ? String(line.dropFirst(indentation.count)) : line
        }.joined(separator: "\n")
    }

    /// The members of a declaration, in forms that are the same in each unit.
    private struct Declared {
        let members: [DeclSyntax]
        let forms: [String]
        let heads: Set<String>
        /// The statements of each function, by its selector.
        let statements: [String: Set<String>]

        init(_ group: any DeclGroupSyntax, _ unit: UnitName) {
            members = group.memberBlock.members.map(\.decl)
            forms = members.map { Self.form(of: $0, unit) }
            let functions = members.compactMap { $0.as(FunctionDeclSyntax.self) }
            heads = Set(functions.map { Self.head(of: $0, unit) })
            statements = functions.reduce(into: [:]) { all, function in
                all[function.selector] = Set(
                    (function.body.map { Array($0.statements) } ?? []).map { Self.form(of: $0, unit) })
            }
        }

        static func head(of function: FunctionDeclSyntax, _ unit: UnitName) -> String {
            form(of: function.with(\.body, nil), unit)
        }

        static func form(of node: some SyntaxProtocol, _ unit: UnitName) -> String {
            node.trimmedDescription.filter { !$0.isWhitespace }.replacing(unit.typeName, with: "…")
                .replacing(unit.propertyName, with: "…")
        }
    }
}

extension DeclSyntax {
    /// The names that a member gives.
    fileprivate var names: Set<String> {
        if let variable = self.as(VariableDeclSyntax.self) {
            return Set(variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
        }
        return declaredName.map { [$0.text] } ?? []
    }

    /// True if it asks for nothing when its type is made.
    fileprivate var isMadeOfNothing: Bool {
        if let made = self.as(InitializerDeclSyntax.self) {
            return made.signature.parameterClause.parameters.allSatisfy { parameter in
                parameter.defaultValue != nil || ["coder", "frame"].contains(parameter.firstName.text)
            }
        }
        guard let variable = self.as(VariableDeclSyntax.self) else { return true }
        return variable.bindings.allSatisfy { binding in
            binding.initializer != nil || binding.accessorBlock != nil
                || binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
                || binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
        }
    }
}
