import Architecture
import SwiftSyntax

/// A message of a contract, as its declaration in the sources has it.
struct ContractVerb: Equatable {
    /// Something that is passed.
    struct Parameter: Equatable {
        /// The label where it is passed; nil where it has none.
        let label: String?
        /// Its type, as code.
        let type: String
    }

    /// The base name: `fetchAbout`.
    let name: String
    /// The parameters that have to be passed: those with a default are left out.
    let parameters: [Parameter]
    /// True if it suspends.
    let isAsync: Bool
    /// True if it may fail.
    let isThrowing: Bool
    /// The type of its answer; nil where it has none.
    let answer: String?

    /// The beginning of the properties by which a mock of its contract is told what to do, and tells what was done.
    var stem: String {
        let labels = parameters.map { $0.label ?? "_" }
        return name + labels.map { $0 == "_" ? "_" : $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// Reads a declaration.
    init(_ function: FunctionDeclSyntax) {
        name = function.name.text
        let clause = function.signature.parameterClause.parameters
        parameters = clause.filter { $0.defaultValue == nil }.map { parameter in
            Parameter(
                label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text,
                type: parameter.type.trimmedDescription)
        }
        isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
        isThrowing = function.signature.effectSpecifiers?.throwsClause != nil
        let answer = function.signature.returnClause?.type.trimmedDescription
        self.answer = ["Void", "()"].contains(answer) ? nil : answer
    }
}

extension ModuleSources {
    /// The messages of a contract.
    ///
    /// - Parameter name: the protocol.
    /// - Returns: nil where there is no such protocol.
    func verbs(of name: String) -> [ContractVerb]? {
        let found = first(naming: name) { file in
            file.statements.lazy.compactMap { $0.item.as(ProtocolDeclSyntax.self) }.first { $0.name.text == name }
        }
        return found?.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.map(ContractVerb.init)
    }

    /// The names of the module's files, without their ending: types that somebody may mean.
    var fileNames: [String] {
        modulePaths.compactMap { path in
            path.split(separator: "/").last.flatMap { $0.hasSuffix(".swift") ? String($0.dropLast(6)) : nil }
        }
    }

    /// Returns true if a type is declared, and not among the files of a unit's own folder.
    func isDeclared(_ type: String, outsideOf unit: UnitName, in definition: ArchitectureDefinition) -> Bool {
        guard let place = place(of: type) else { return false }
        let owner = definition.role(definition.assembly.returns)?.type.name(for: unit) ?? ""
        let folder = self.place(of: owner).map { $0.split(separator: "/").dropLast() }
        return folder.map { $0 != place.split(separator: "/").dropLast() } ?? true
    }

    /// Returns true if the module has an enumeration whose cases are texts.
    func isTextEnum(_ path: [String]) -> Bool {
        declarations(of: path).lazy.compactMap { $0.as(EnumDeclSyntax.self) }.contains { found in
            found.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "String"
        }
    }

    /// Returns true if a structure is made of its properties alone, by the initializer that the compiler makes.
    func isMemberwise(_ type: String) -> Bool {
        let members = declarations(of: [type]).compactMap { $0.as(StructDeclSyntax.self) }.flatMap {
            Array($0.memberBlock.members)
        }
        return !members.contains { member in
            if member.decl.is(InitializerDeclSyntax.self) { return true }
            let variable = member.decl.as(VariableDeclSyntax.self)
            return variable?.modifiers.contains {
                [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
            }
                ?? false
        }
    }
}
