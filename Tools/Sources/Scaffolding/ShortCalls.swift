import Architecture
import SourceModel
import SwiftSyntax

/// The calls that build a unit as if it took less than it does: mended where all that is missing is at hand there, and told
/// with their places where it is not.
struct ShortCalls {
    /// The files in which all of them can be mended, with their texts then.
    private(set) var mended: [UnitScaffold.File] = []
    /// The others.
    private(set) var left: [(path: String, sentence: String)] = []

    /// Looks for them.
    ///
    /// - Parameters:
    ///   - unit: the unit.
    ///   - rendered: its text, which says what the function that builds it takes.
    ///   - definition: its architecture.
    ///   - sources: the sources around.
    ///   - files: files that are written anew.
    init(
        of unit: UnitName, as rendered: [RenderedFile], in definition: ArchitectureDefinition,
        among sources: ModuleSources, besides files: [UnitScaffold.File]
    ) {
        guard let builder = definition.role(definition.assembly.by) else { return }
        let type = builder.type.name(for: unit)
        let function = definition.assembly.function.name(for: unit)
        let built = rendered.filter { $0.text.contains(type) && $0.text.contains(function) }.lazy
            .compactMap { ParsedFiles.facts(of: $0.text).function(function, of: type) }.first
        guard let parameters = built?.parameters.filter({ !$0.hasDefault }), !parameters.isEmpty else { return }
        let labels = parameters.map(\.label)
        let contracts = builder.implements.compactMap { definition.contract($0) }.map { $0.type.name(for: unit) }
        let calls = Self.calls(
            of: Set([type] + contracts), function, without: labels, among: sources, besides: Set(files.map(\.path)))
        let taken = labels.map { "\($0):" }.joined()
        // Told by a parameter of the contract's type, which is not there where nothing is returned.
        let answer = definition.inputs.returns.flatMap { definition.contract($0) }?.type.name(for: unit)
        let tells = parameters.contains { "\($0.type)" == answer.map { "any \($0)" } }
        let handing = Handing(parameters, from: definition, among: sources)
        for (path, calls) in Dictionary(grouping: calls, by: \.path).sorted(by: { $0.key < $1.key }) {
            if let text = handing?.text(of: path, calling: function == "init" ? type : "\(type).\(function)", calls) {
                mended.append(UnitScaffold.File(path: path, text: text))
                continue
            }
            left += calls.map { call in
                (
                    path,
                    "\(path):\(call.line) calls '\(function)' of \(unit.typeName), which takes (\(taken)): pass that there"
                        + (tells ? definition.hearing(answer ?? "", at: call, among: sources) : "")
                )
            }
        }
    }

    /// A call that leaves out what a function takes.
    struct Call: Equatable {
        let path: String
        let line: Int
    }

    /// The calls of a function that builds a unit which do not pass all that it takes.
    ///
    /// - Parameters:
    ///   - types: the types or contracts that have the function: `TermsConfigurator`.
    ///   - function: the function's base name: `build`.
    ///   - labels: the labels of arguments to be passed.
    ///   - sources: the sources around.
    ///   - excluded: files that are written anew.
    static func calls(
        of types: Set<String>, _ function: String, without labels: [String], among sources: ModuleSources,
        besides excluded: Set<String> = []
    ) -> [Call] {
        guard !labels.isEmpty else { return [] }
        return sources.texts(naming: types, besides: excluded).flatMap { path, text in
            let finder = CallFinder(types: types, function: function, labels: labels)
            let source = ParsedSource(path: path, text: text)
            finder.walk(source.tree)
            return finder.found.map { Call(path: path, line: source.line(of: $0)) }
        }
    }

    /// Leaves out what is written anew.
    mutating func leaveOut(_ paths: Set<String>) {
        mended.removeAll { paths.contains($0.path) }
        left.removeAll { paths.contains($0.path) }
    }
}

/// The things that all units of an app share, as the code that builds a unit hands them over:
/// `HomeConfigurator.build(itemManager: dependencies.itemManager)`.
private struct Handing {
    private let parameters: [ParameterFact]
    private let sources: ModuleSources
    /// The type that has what is shared, and its properties.
    private let shared: String
    private let properties: [(name: String, type: String)]

    init?(
        _ parameters: [ParameterFact], from definition: ArchitectureDefinition, among sources: ModuleSources
    ) {
        guard let role = definition.dependencies.flatMap({ definition.role($0.to) }) else { return nil }
        self.parameters = parameters
        self.sources = sources
        shared = role.type.description
        properties = sources.declarations(of: [shared]).flatMap(\.members).compactMap { member in
            member.kind == .property ? member.type.map { (member.name, "\($0)") } : nil
        }
    }

    /// A file's text with calls that hand over all that is taken; nil where something of it is not at hand.
    func text(of path: String, calling name: String, _ calls: [ShortCalls.Call]) -> String? {
        guard let text = sources.text(of: path, naming: [name]) else { return nil }
        let source = ParsedSource(path: path, text: text)
        let lines = Set(calls.map(\.line))
        let places = CreationPlace.all(of: name, in: [source]).filter { place in
            lines.contains(
                source.line(
                    of: place.call.calledExpression.lastToken(viewMode: .sourceAccurate) ?? place.call.rightParen
                        ?? .endOfFileToken()))
        }
        guard places.count == calls.count else { return nil }
        var edits = SourceEdits()
        for place in places {
            guard let start = place.call.leftParen, let end = place.call.rightParen else { return nil }
            var arguments: [String] = []
            for parameter in parameters {
                guard let argument = argument(for: parameter, at: place) else { return nil }
                arguments.append(argument)
            }
            edits.replace(
                start.endPosition.utf8Offset..<end.positionAfterSkippingLeadingTrivia.utf8Offset,
                with: arguments.joined(separator: ", "))
        }
        guard let bytes = try? edits.applied(to: source.text.utf8) else { return nil }
        // A person's own lines stay as they are, however long.
        let before = Set(source.text.components(separatedBy: "\n"))
        return String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
            .map { before.contains($0) ? $0 : LineWrapper().wrap($0) }.joined(separator: "\n")
    }

    private func argument(for parameter: ParameterFact, at place: CreationPlace) -> String? {
        let label = parameter.label
        if let there = place.call.arguments.first(where: { $0.label?.text == label }) {
            return "\(label): \(there.expression.trimmedDescription)"
        }
        let type = "\(parameter.type)"
        guard label != "_", let whole = place.atHand({ $1 == shared }) else { return nil }
        if type == shared { return "\(label): \(whole)" }
        let fitting = properties.filter { $0.type == type }
        let one = fitting.first { $0.name == parameter.name } ?? (fitting.count == 1 ? fitting.first : nil)
        return one.map { "\(label): \(whole).\($0.name)" }
    }
}

extension ArchitectureDefinition {
    /// Returns the type of the calling unit that is to hear the answer, as the end of a sentence.
    fileprivate func hearing(_ contract: String, at call: ShortCalls.Call, among sources: ModuleSources)
        -> String
    {
        guard let opener, let performer = navigation.flatMap({ role($0.performs) }) else { return "" }
        let units = sources.declaredTypes(in: call.path).compactMap(performer.type.unit(in:)).sorted()
        let type = units.first.map { opener.type.description.replacing("{Unit}", with: $0) } ?? "the \(opener.id)"
        let place = sources.place(of: type).map { " (\($0))" } ?? ""
        return ", and let \(type)\(place) conform to '\(contract)', which hears the answer"
    }
}

/// Finds calls such as `TermsConfigurator.build()`, `container.resolve((any TermsFactory).self).make()`, and `TermsWireframe()`
/// where an initializer builds.
private final class CallFinder: SyntaxVisitor {
    private let types: Set<String>
    private let function: String
    private let labels: [String]
    /// The names of the called functions.
    var found: [TokenSyntax] = []

    init(types: Set<String>, function: String, labels: [String]) {
        self.types = types
        self.function = function
        self.labels = labels
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = name(of: call.calledExpression), call.arguments.compactMap({ $0.label?.text }) != labels {
            found.append(name)
        }
        return .visitChildren
    }

    /// The name of the function that is called; nil where it is another one.
    private func name(of called: ExprSyntax) -> TokenSyntax? {
        if function == "init", let type = called.as(DeclReferenceExprSyntax.self)?.baseName, types.contains(type.text) {
            return type
        }
        guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == function,
            let base = member.base,
            base.tokens(viewMode: .sourceAccurate).contains(where: { types.contains($0.text) })
        else { return nil }
        return member.declName.baseName
    }
}
