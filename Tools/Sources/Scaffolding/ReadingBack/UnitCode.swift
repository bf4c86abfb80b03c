import Foundation
import SwiftSyntax

/// The code of a unit's files: what each of its types declares, with its extensions.
struct UnitCode {
    /// A function, and where it stands.
    struct Function {
        let syntax: FunctionDeclSyntax
        let type: String
        let path: String
        let line: Int

        var name: String { syntax.name.text }
        var parameters: [FunctionParameterSyntax] { Array(syntax.signature.parameterClause.parameters) }
    }

    /// A stored property.
    struct Property {
        let name: String
        /// Its type, or what it begins with: `any OrderManagerProtocol`, `UITextField()`.
        let type: String

        /// Its type, without `any`.
        var typeName: String { type.withoutAny }
    }

    /// A member of a type as it is written, whatever its indentation and comments.
    struct Declaration {
        let name: String
        let code: String
        let line: Int
    }

    private(set) var functions: [Function] = []
    private(set) var declarations: [Declaration] = []
    private(set) var properties: [String: [Property]] = [:]
    private(set) var inherited: [String: [String]] = [:]
    /// All of it.
    private(set) var text = ""
    private(set) var trees: [SourceFileSyntax] = []

    /// Reads files.
    ///
    /// - Parameters:
    ///   - paths: the files.
    ///   - texts: the texts of some of them, in the place of their files' content.
    init(_ paths: [String], texts: [String: String] = [:]) {
        for path in paths {
            guard let source = texts[path] ?? Self.text(of: path) else { continue }
            text += source + "\n"
            let tree = ParsedFiles.tree(of: source)
            trees.append(tree)
            let lines = SourceLocationConverter(fileName: path, tree: tree)
            for item in tree.statements {
                guard let declaration = item.item.as(DeclSyntax.self) else { continue }
                read(declaration, path, lines)
            }
        }
    }

    private static func text(of path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    private mutating func read(_ declaration: DeclSyntax, _ path: String, _ lines: SourceLocationConverter) {
        guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
        let named = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
        let type = named ?? declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
        let parents = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        inherited[type, default: []] += parents
        for member in group.memberBlock.members {
            let line = lines.location(for: member.decl.positionAfterSkippingLeadingTrivia).line
            let tokens = member.decl.tokens(viewMode: .sourceAccurate).map(\.text)
            declarations.append(
                Declaration(
                    name: Self.name(of: member.decl), code: "\(type) \(tokens.joined(separator: " "))", line: line))
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                functions.append(Function(syntax: function, type: type, path: path, line: line))
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                for binding in variable.bindings {
                    let value =
                        binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.trimmedDescription
                    properties[type, default: []].append(
                        Property(name: binding.pattern.trimmedDescription, type: value ?? ""))
                }
            }
        }
    }

    private static func name(of declaration: DeclSyntax) -> String {
        if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.first?.pattern.trimmedDescription ?? "var"
        }
        return declaration.is(InitializerDeclSyntax.self)
            ? "init" : declaration.firstToken(viewMode: .sourceAccurate)?.text ?? ""
    }

    /// The code of each member.
    var declared: Set<String> { Set(declarations.map(\.code)) }

    /// The functions of a type.
    func functions(of type: String) -> [Function] { functions.filter { $0.type == type } }
}

extension FunctionParameterSyntax {
    /// The name by which its function knows it.
    var ownName: String { (secondName ?? firstName).text }

    /// Its type, without `any`.
    var typeName: String { type.trimmedDescription.withoutAny }
}

extension String {
    /// A type as it is written, without `any` and what stands around it.
    fileprivate var withoutAny: String {
        replacing("any ", with: "").replacing("(", with: "").replacing(")", with: "")
    }
}
