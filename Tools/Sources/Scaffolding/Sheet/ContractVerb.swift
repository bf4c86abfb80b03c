import Architecture
import SourceModel

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
    init(_ function: MemberFact) {
        name = function.name
        parameters = function.parameters.filter { !$0.hasDefault }.map { parameter in
            Parameter(label: parameter.label == "_" ? nil : parameter.label, type: "\(parameter.type)")
        }
        isAsync = function.isAsync
        isThrowing = function.throwing.isThrowing
        answer = function.type.flatMap { $0.isVoid ? nil : "\($0)" }
    }
}

extension ModuleSources {
    /// The messages of a contract.
    ///
    /// - Parameter name: the protocol.
    /// - Returns: nil where there is no such protocol.
    func verbs(of name: String) -> [ContractVerb]? {
        contract(name)?.members.filter { $0.kind == .function }.map(ContractVerb.init)
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
        declarations(of: path).contains { $0.kind == .enum && $0.inheritance.first?.description == "String" }
    }

    /// Returns true if a structure is made of its properties alone, by the initializer that the compiler makes.
    func isMemberwise(_ type: String) -> Bool {
        let members = declarations(of: [type]).filter { $0.kind == .struct }.flatMap(\.members)
        return !members.contains { member in
            let isHidden = member.isPrivate || member.modifiers.contains { $0.hasPrefix("private(") }
            return member.kind == .initializer || member.kind == .property && isHidden
        }
    }
}
