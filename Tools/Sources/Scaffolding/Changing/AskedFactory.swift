import Conformance
import SourceModel
import SwiftSyntax

/// A place where who goes has something made, and gives it a name: `let view = factory.makeDetail()`, or `let view = DetailView()`.
struct NamedMaking {
    /// The one who goes.
    let goer: TypeIndex.ID
    /// The file.
    let source: ParsedSource
    /// The call that makes it.
    let call: FunctionCallExprSyntax
    /// The type of what is made, as it is seen there: a contract, or the type itself.
    let made: TypeIndex.ID
    /// The name that it is given.
    let name: String
    /// The function around.
    let function: FunctionDeclSyntax
    /// The code that is asked for it, and the function that makes it; nil for an initializer.
    let factory: (code: String, function: IndexedMember)?

    private var items: (all: [CodeBlockItemSyntax], place: Int)? {
        guard
            let item = sequence(first: Syntax(call), next: \.parent).lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }
            )
            .first, let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return nil }
        let all = Array(list)
        return all.firstIndex { $0.id == item.id }.map { (all, $0) }
    }

    /// The statements after it in which its properties are set, with these properties.
    var settings: [(property: String, value: ExprSyntax?, item: CodeBlockItemSyntax)] {
        guard let (all, place) = items else { return [] }
        return all.dropFirst(place + 1).compactMap { item in
            guard let (base, property) = item.assignment, base == name else { return nil }
            return (property, item.item.as(SequenceExprSyntax.self)?.elements.last, item)
        }
    }

    /// True if it, or something that it has, tells what follows by closures that are set there.
    var isToldByClosures: Bool {
        guard let (all, place) = items else { return false }
        return all.dropFirst(place + 1).contains { item in
            guard let (base, _) = item.assignment, base == name || base.hasPrefix(name + ".") else { return false }
            return item.item.as(SequenceExprSyntax.self)?.elements.last?.is(ClosureExprSyntax.self) == true
        }
    }

    /// It as something that is shown by the statements beside it.
    var shown: ShownThing? {
        items.map { all, place in
            ShownThing(
                owner: goer, function: function, made: UnitCall(call, type: made), statements: all, place: place)
        }
    }
}

extension UnitReading {
    /// The places where a type has something made and gives it a name.
    func namedMakings(in goer: TypeIndex.ID) -> [NamedMaking] {
        let factories = factories(of: goer)
        return index[goer].parts.filter { !$0.isProtocol }.flatMap { part -> [NamedMaking] in
            let path = index.files[part.file].path
            let source = ParsedSource(path: path, text: text(of: path))
            let block = TypeBlock(line: part.line, lines: SourceLocationConverter(fileName: "", tree: source.tree))
            block.walk(source.tree)
            guard let members = block.block else { return [] }
            let finder = BoundCalls(viewMode: .sourceAccurate)
            finder.walk(members)
            return finder.found.compactMap { name, call, function in
                if let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                    type.first?.isUppercase == true,
                    let id = self.type(named: type, in: NameScope(file: part.file, type: goer))
                {
                    return NamedMaking(
                        goer: goer, source: source, call: call, made: id, name: name, function: function,
                        factory: nil)
                }
                guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
                    let base = member.base?.trimmedDescription,
                    let functions = factories[base.hasPrefix("self.") ? String(base.dropFirst(5)) : base]
                else { return nil }
                let labels = call.arguments.map { $0.label?.text ?? "_" }
                let made = functions.first { made in
                    made.function.fact.name == member.declName.baseName.text
                        && labels.allSatisfy(made.function.fact.parameters.map(\.label).contains)
                }
                return made.map {
                    NamedMaking(
                        goer: goer, source: source, call: call, made: $0.made, name: name, function: function,
                        factory: (base, $0.function))
                }
            }
        }
    }

    /// Returns what each property of a type can be asked to make: by functions that give one of something in the sources.
    func factories(of goer: TypeIndex.ID) -> [String: [(function: IndexedMember, made: TypeIndex.ID)]] {
        var found: [String: [(function: IndexedMember, made: TypeIndex.ID)]] = [:]
        for member in allMembers(of: goer) where member.fact.kind == .property && !member.fact.isStatic {
            guard let type = member.fact.type else { continue }
            let functions = Self.ids(in: index.resolveHeld(type, in: index.scope(of: member))).flatMap(makers(in:))
            if !functions.isEmpty { found[member.fact.name, default: []] += functions }
        }
        return found
    }

    /// The functions of a type, or of a contract, that make something.
    func makers(in id: TypeIndex.ID) -> [(function: IndexedMember, made: TypeIndex.ID)] {
        allMembers(of: id).compactMap { function in
            guard function.fact.kind == .function, !function.fact.isStatic, !function.fact.isAsync,
                !function.fact.throwing.isThrowing, function.fact.generics.isEmpty, let result = function.fact.type,
                let made = index.resolveHeld(result, in: index.scope(of: function)).id
            else { return nil }
            return (function, made)
        }
    }

    /// Code that has one of something made where something else is: by a function of the type around that asks for nothing.
    func made(at creation: CreationPlace, _ isMeant: (String) -> Bool) -> String? {
        guard let around = creation.function, let type = type(around: creation), declaration(of: type) != nil else {
            return nil
        }
        let function = allMembers(of: type).first { member in
            member.fact.kind == .function && member.fact.isStatic == around.isOfType && member.fact.generics.isEmpty
                && !member.fact.isAsync && !member.fact.throwing.isThrowing && member.fact.name != around.name.text
                && member.fact.parameters.allSatisfy(\.hasDefault)
                && member.fact.type.map { isMeant($0.description) } ?? false
        }
        let own = creation.call.arguments.description.contains("self.") || creation.isInClosure ? "self." : ""
        return function.map { "\(own)\($0.fact.name)()" }
    }

    /// The types that a property's type names.
    static func ids(in types: Resolution) -> [TypeIndex.ID] {
        if case .composition(let parts) = types { return parts.flatMap(ids) }
        return types.id.map { [$0] } ?? []
    }

    /// The classes that go for many units, the nearest first.
    var calledGoers: [TypeIndex.ID] {
        index.types.filter { id in
            index[id].kind == .class && Self.isCalledGoer(index[id].name) && declaration(of: id) != nil
                && !isOfTests(id)
        }.sorted { (nearness(of: $1), index[$0].name) < (nearness(of: $0), index[$1].name) }
    }
}

/// The calls of some code whose result is given a name.
private final class BoundCalls: SyntaxVisitor {
    private var functions: [FunctionDeclSyntax] = []
    private(set) var found: [(name: String, call: FunctionCallExprSyntax, function: FunctionDeclSyntax)] = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        functions.append(node)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { functions.removeLast() }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let function = functions.last, !function.isOfType,
            let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let call = node.initializer?.value.as(FunctionCallExprSyntax.self)
        {
            found.append((name, call, function))
        }
        return .visitChildren
    }
}
