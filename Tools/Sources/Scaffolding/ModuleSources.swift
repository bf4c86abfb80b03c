import Foundation
import SourceModel
import SwiftSyntax

/// The sources around a unit: everything in its module, or where no package tells that, everything in its project.
///
/// They are listed when they are asked for, and of those that hold a word at all, each is parsed once.
final class ModuleSources {
    private let root: String
    /// The folder of the module, or where no package tells that, the project's folder that the unit is below; nil where it is
    /// below none.
    private let module: String?
    private lazy var paths = SourceFileList(paths: [root]).files
    private lazy var testPaths = tests.isEmpty ? [] : SourceFileList(paths: tests.sorted()).files
    private var tests: Set<String> = []
    private var parsed: [String: SourceFileSyntax] = [:]
    private var signatures: [String: FunctionSignatureSyntax?] = [:]

    /// The sources around a folder.
    ///
    /// - Parameters:
    ///   - folder: the folder.
    ///   - testsFolder: where tests go, if a person says.
    init(around folder: String, testsInto testsFolder: String? = nil) {
        let parts = folder.split(separator: "/")
        if let testsFolder {
            let path = URL(fileURLWithPath: testsFolder).standardizedFileURL.path
            let project = UnitRecord.project(of: path + "/")
            // The tests' own top folder: what they share lies beside them.
            let top = project.flatMap { path.dropFirst($0.count).split(separator: "/").first }
            tests.insert(top.map { "\(project ?? "")/\($0)" } ?? path)
        }
        if let place = PackagePlace(of: folder) {
            tests.insert(place.testsRoot)
            root = place.sourcesRoot
            module = root
        } else if let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.count {
            root = "/" + parts[...(sources + 1)].joined(separator: "/")
            module = root
        } else {
            root = UnitRecord.project(of: folder + "/") ?? folder
            let below = folder.dropFirst(root.count).split(separator: "/")
            module = below.count > 1 ? "\(root)/\(below[0])" : nil
        }
    }

    /// Takes files for sources that are not there yet.
    func add(_ files: [UnitScaffold.File]) {
        signatures = [:]
        for file in files {
            parsed[file.path] = ParsedFiles.tree(of: file.text)
            if !paths.contains(file.path) { paths.append(file.path) }
        }
    }

    /// The paths of the module's own sources.
    var modulePaths: [String] {
        guard let module else { return [] }
        return module == root ? paths : paths.filter { $0.hasPrefix(module + "/") }
    }

    /// Those of some names that no source declares outside of other types.
    func undeclared(_ names: Set<String>) -> Set<String> {
        guard !names.isEmpty else { return [] }
        var missing = names
        for path in likelyFirst(names) {
            if missing.isEmpty { break }
            guard let file = file(path, naming: missing) else { continue }
            missing.subtract(SourceNames.declaredTypes(of: file))
        }
        return missing
    }

    /// The parameters of a function by which a type builds a unit.
    ///
    /// - Parameters:
    ///   - type: the type: `TermsConfigurator`.
    ///   - function: the function's base name: `build`.
    /// - Returns: nil where there is no such function, or none of which an example can be called.
    func parameters(of type: String, _ function: String) -> [PassedValue]? {
        signature(of: type, function).flatMap { PassedValue.parameters(of: $0.parameterClause, among: self) }
    }

    /// Returns the code behind the call of a function by which a type builds a unit that gets one of the actors it
    /// returns.
    ///
    /// - Parameters:
    ///   - made: the type of that one: `TermsViewController`.
    ///   - type: the type that builds: `TermsConfigurator`.
    ///   - function: the function's base name: `build`.
    /// - Returns: `.viewController` of several, nothing of one; nil where there is no such function.
    func access(to made: String, madeBy type: String, _ function: String) -> String? {
        guard let signature = signature(of: type, function) else { return nil }
        guard let tuple = signature.returnClause?.type.as(TupleTypeSyntax.self), tuple.elements.count > 1 else {
            return ""
        }
        let elements = Array(tuple.elements)
        let index = elements.firstIndex { $0.type.trimmedDescription == made } ?? 0
        return "." + (elements[index].firstName?.text ?? "\(index)")
    }

    /// Returns the signature of a type's function, looked for once.
    func signature(of type: String, _ function: String) -> FunctionSignatureSyntax? {
        let name = "\(type).\(function)"
        if let known = signatures[name] { return known }
        let found = first(naming: type) { Self.signature(of: type, function, in: $0) }
        signatures[name] = .some(found)
        return found
    }

    /// The parameters of a function of a type in a file.
    static func parameters(
        of type: String, _ function: String, in file: SourceFileSyntax
    ) -> FunctionParameterClauseSyntax? {
        signature(of: type, function, in: file)?.parameterClause
    }

    private static func signature(
        of type: String, _ function: String, in file: SourceFileSyntax
    ) -> FunctionSignatureSyntax? {
        for statement in file.statements {
            guard let members = members(of: statement.item, named: type) else { continue }
            for member in members {
                if let found = signature(of: member.decl, named: function) { return found }
            }
        }
        return nil
    }

    /// The signature of a declaration, where it is the function of that name; `init` names an initializer.
    private static func signature(of declaration: DeclSyntax, named function: String) -> FunctionSignatureSyntax? {
        if function == "init" { return declaration.as(InitializerDeclSyntax.self)?.signature }
        guard let found = declaration.as(FunctionDeclSyntax.self), found.name.text == function else { return nil }
        return found.signature
    }

    /// The stored properties of a structure, in order.
    ///
    /// - Parameter type: its name.
    /// - Returns: nil where there is no such structure, or one of them is of a kind that nobody can guess a value of.
    func properties(of type: String) -> [PassedValue]? {
        let found = first(naming: type) { file in
            file.statements.lazy.compactMap { $0.item.as(StructDeclSyntax.self) }.first { $0.name.text == type }
        }
        guard let found else { return nil }
        let stored = found.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter {
            !$0.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
        }.flatMap(\.bindings).filter { $0.accessorBlock == nil && $0.initializer == nil }
        let texts = stored.compactMap { binding in
            binding.typeAnnotation.map { "\(binding.pattern.trimmedDescription): \($0.type.trimmedDescription)" }
        }
        return try? PassedValue.list(texts.joined(separator: ", "), what: "its own", reserved: ["sample"], among: self)
    }

    /// The declarations of a type and its extensions, as they stand in the module.
    ///
    /// - Parameter path: its name, behind those of the types that it stands in.
    func declarations(of path: [String]) -> [DeclSyntax] {
        guard let name = path.last else { return [] }
        return likelyFirst([name]).flatMap { file in
            self.file(file, naming: [name]).map { Self.declarations(of: path[...], in: $0) } ?? []
        }
    }

    /// Returns true if a type has a `sample` of itself, in the module or in its tests.
    ///
    /// - Parameter path: its name, behind those of the types that it stands in.
    func hasSample(of path: [String]) -> Bool {
        guard let name = path.last else { return false }
        return (testPaths + paths).contains { file in
            guard let bytes = try? FileBytes.read(file), bytes.contains("sample"), bytes.contains(name),
                let tree = self.file(file, naming: [name])
            else { return false }
            return Self.declarations(of: path[...], in: tree).contains { declaration in
                let members = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []
                return members.contains { member in
                    let variable = member.decl.as(VariableDeclSyntax.self)
                    return variable?.bindings.first?.pattern.trimmedDescription == "sample"
                        && variable?.modifiers.contains { $0.name.tokenKind == .keyword(.static) } == true
                }
            }
        }
    }

    private static func declarations(of path: ArraySlice<String>, in file: SourceFileSyntax) -> [DeclSyntax] {
        file.statements.compactMap { $0.item.as(DeclSyntax.self) }.flatMap { declarations(of: path, in: $0) }
    }

    private static func declarations(of path: ArraySlice<String>, in declaration: DeclSyntax) -> [DeclSyntax] {
        var own = [declaration.declaredName?.text].compactMap(\.self)
        if let type = declaration.as(ExtensionDeclSyntax.self)?.extendedType {
            own = type.trimmedDescription.split(separator: ".").map(String.init)
        }
        guard !own.isEmpty, path.starts(with: own) else { return [] }
        let rest = path.dropFirst(own.count)
        if rest.isEmpty { return [declaration] }
        let members = declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []
        return members.flatMap { declarations(of: rest, in: $0.decl) }
    }

    /// The closures that a protocol has for others to set, each with what it passes.
    ///
    /// - Parameter name: the protocol.
    func closures(of name: String) -> [OpenedUnit.Route] {
        let found = first(naming: name) { file in
            file.statements.lazy.compactMap { $0.item.as(ProtocolDeclSyntax.self) }.first { $0.name.text == name }
        }
        return (found?.memberBlock.members ?? []).compactMap { member in
            guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let optional = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self),
                let tuple = optional.wrappedType.as(TupleTypeSyntax.self), tuple.elements.count == 1,
                let closure = tuple.elements.first?.type.as(FunctionTypeSyntax.self)
            else { return nil }
            return OpenedUnit.Route(name: name, types: closure.parameters.map(\.type.trimmedDescription))
        }
    }

    /// The type with which a class specialises its generic base: `Item` of `class AddItem: FlowCoordinator<Item>`.
    ///
    /// - Parameter name: The class.
    func genericArgument(ofBaseOf name: String) -> String? {
        first(naming: name) { file in
            file.statements.lazy.compactMap { $0.item.as(ClassDeclSyntax.self) }.first { $0.name.text == name }
        }?.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)?
        .genericArgumentClause?.arguments.first?.argument.trimmedDescription
    }

    /// The messages of a protocol, each with its values.
    ///
    /// - Parameter name: the protocol.
    /// - Returns: nil where there is no such protocol, or there is more to it than messages that answer nothing and whose values
    ///   are told by their names.
    func messages(of name: String) -> [UnitAnswer.Message]? {
        let found = first(naming: name) { file in
            file.statements.lazy.compactMap { $0.item.as(ProtocolDeclSyntax.self) }.first { $0.name.text == name }
        }
        guard let members = found?.memberBlock.members else { return nil }
        let messages = members.compactMap { member -> UnitAnswer.Message? in
            guard let function = member.decl.as(FunctionDeclSyntax.self), function.genericParameterClause == nil,
                function.signature.effectSpecifiers == nil, function.signature.returnClause == nil,
                let values = PassedValue.parameters(of: function.signature.parameterClause, among: self),
                values.count == function.signature.parameterClause.parameters.count
            else { return nil }
            return UnitAnswer.Message(name: function.name.text, values: values)
        }
        return messages.count == members.count && !messages.isEmpty ? messages : nil
    }

    /// Where a type is declared outside of others, as `path:line`; nil where it is not.
    func place(of type: String) -> String? {
        for path in likelyFirst([type]) {
            guard let file = file(path, naming: [type]) else { continue }
            let declared = file.statements.lazy.compactMap(\.item.declaredName)
            guard let name = declared.first(where: { $0.text == type }) else { continue }
            let places = SourceLocationConverter(fileName: path, tree: file)
            return "\(path):\(places.location(for: name.positionAfterSkippingLeadingTrivia).line)"
        }
        return nil
    }

    /// The types that a file declares outside of others.
    func declaredTypes(in path: String) -> Set<String> { parsed[path].map(SourceNames.declaredTypes) ?? [] }

    /// The contracts that the members of a type ask a container for: `resolve((any AboutRepository).self)`.
    func resolved(by type: String) -> [String] {
        let members = first(naming: type) { file in
            let members = file.statements.compactMap { Self.members(of: $0.item, named: type) }
            return members.isEmpty ? nil : members
        }
        let finder = ResolveFinder(viewMode: .sourceAccurate)
        for member in members ?? [] { finder.walk(member) }
        return finder.found
    }

    /// A call that leaves out what a function takes.
    struct ShortCall: Equatable {
        let path: String
        let line: Int
    }

    /// The calls of a function that builds a unit which do not pass all that it takes.
    ///
    /// - Parameters:
    ///   - types: the types or contracts that have the function: `TermsConfigurator`.
    ///   - function: the function's base name: `build`.
    ///   - labels: the labels of arguments to be passed.
    ///   - excluded: files that are written anew.
    func calls(of types: Set<String>, _ function: String, without labels: [String], excluding excluded: Set<String>)
        -> [ShortCall]
    {
        guard !labels.isEmpty else { return [] }
        var calls: [ShortCall] = []
        for path in paths where !excluded.contains(path) {
            guard let file = file(path, naming: types) else { continue }
            let finder = CallFinder(types: types, function: function, labels: labels)
            finder.walk(file)
            let places = SourceLocationConverter(fileName: path, tree: file)
            calls += finder.found.map { ShortCall(path: path, line: places.location(for: $0).line) }
        }
        return calls
    }

    /// Returns the first find in the files that name something.
    func first<Found>(naming name: String, _ find: (SourceFileSyntax) -> Found?) -> Found? {
        for path in likelyFirst([name]) {
            if let file = file(path, naming: [name]), let found = find(file) { return found }
        }
        return nil
    }

    /// The files: those named after what is looked for first, so that the others are mostly not read at all.
    private func likelyFirst(_ names: Set<String>) -> [String] {
        let isLikely = { (path: String) in names.contains { path.hasSuffix("/\($0).swift") } }
        return paths.filter(isLikely) + paths.filter { !isLikely($0) }
    }

    /// A file that has one of the names in its text, or was parsed for another already. What cannot be read has nothing; the compiler will say more.
    func file(_ path: String, naming names: Set<String>) -> SourceFileSyntax? {
        if let file = parsed[path] { return file }
        guard let bytes = try? FileBytes.read(path), names.contains(where: bytes.contains) else { return nil }
        let file = ParsedFiles.tree(of: String(decoding: bytes.bytes, as: UTF8.self))
        parsed[path] = file
        return file
    }

    private static func members(of item: CodeBlockItemSyntax.Item, named type: String) -> MemberBlockItemListSyntax? {
        if let declaration = item.as(ExtensionDeclSyntax.self) {
            return declaration.extendedType.trimmedDescription == type ? declaration.memberBlock.members : nil
        }
        guard item.declaredName?.text == type else { return nil }
        return item.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    }
}

/// Finds calls such as `TermsConfigurator.build()`, `container.resolve((any TermsFactory).self).make()`, and `TermsWireframe()`
/// where an initializer builds.
private final class CallFinder: SyntaxVisitor {
    private let types: Set<String>
    private let function: String
    private let labels: [String]
    var found: [AbsolutePosition] = []

    init(types: Set<String>, function: String, labels: [String]) {
        self.types = types
        self.function = function
        self.labels = labels
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let place = place(of: call.calledExpression), call.arguments.compactMap({ $0.label?.text }) != labels {
            found.append(place)
        }
        return .visitChildren
    }

    /// Where the function is named that is called; nil where it is another one.
    private func place(of called: ExprSyntax) -> AbsolutePosition? {
        if function == "init", let type = called.as(DeclReferenceExprSyntax.self)?.baseName, types.contains(type.text) {
            return type.positionAfterSkippingLeadingTrivia
        }
        guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == function,
            let base = member.base,
            base.tokens(viewMode: .sourceAccurate).contains(where: { types.contains($0.text) })
        else { return nil }
        return member.declName.positionAfterSkippingLeadingTrivia
    }
}

/// Finds `container.resolve((any AboutRepository).self)`.
private final class ResolveFinder: SyntaxVisitor {
    var found: [String] = []

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let tokens = call.arguments.tokens(viewMode: .sourceAccurate).map(\.text)
        if call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "resolve",
            tokens.count == 6, tokens.prefix(2) == ["(", "any"], tokens.suffix(3) == [")", ".", "self"]
        {
            found.append(tokens[2])
        }
        return .visitChildren
    }
}
