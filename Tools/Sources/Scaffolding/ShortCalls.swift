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
        let clause = rendered.filter { $0.text.contains(type) && $0.text.contains(function) }.lazy
            .compactMap { ModuleSources.parameters(of: type, function, in: ParsedFiles.tree(of: $0.text)) }.first
        guard let parameters = clause?.parameters.filter({ $0.defaultValue == nil }), !parameters.isEmpty else {
            return
        }
        let labels = parameters.map(\.firstName.text)
        let contracts = builder.implements.compactMap { definition.contract($0) }.map { $0.type.name(for: unit) }
        let calls = sources.calls(
            of: Set([type] + contracts), function, without: labels, excluding: Set(files.map(\.path)))
        let taken = labels.map { "\($0):" }.joined()
        // Told by a parameter of the contract's type, which is not there where nothing is returned.
        let answer = definition.inputs.returns.flatMap { definition.contract($0) }?.type.name(for: unit)
        let tells = parameters.contains { $0.type.trimmedDescription == answer.map { "any \($0)" } }
        let handing = Handing(Array(parameters), from: definition, among: sources)
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

    /// Leaves out what is written anew.
    mutating func leaveOut(_ paths: Set<String>) {
        mended.removeAll { paths.contains($0.path) }
        left.removeAll { paths.contains($0.path) }
    }
}

/// The things that all units of an app share, as the code that builds a unit hands them over:
/// `HomeConfigurator.build(itemManager: dependencies.itemManager)`.
private struct Handing {
    private let parameters: [FunctionParameterSyntax]
    private let sources: ModuleSources
    /// The type that has what is shared, and its properties.
    private let shared: String
    private let properties: [(name: String, type: String)]

    init?(
        _ parameters: [FunctionParameterSyntax], from definition: ArchitectureDefinition, among sources: ModuleSources
    ) {
        guard let role = definition.dependencies.flatMap({ definition.role($0.to) }) else { return nil }
        self.parameters = parameters
        self.sources = sources
        shared = role.type.description
        properties = sources.declarations(of: [shared]).compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
            .flatMap(\.memberBlock.typedProperties)
    }

    /// A file's text with calls that hand over all that is taken; nil where something of it is not at hand.
    func text(of path: String, calling name: String, _ calls: [ModuleSources.ShortCall]) -> String? {
        guard let tree = sources.file(path, naming: [name]) else { return nil }
        let source = ParsedSource(path: path, text: tree.description)
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

    private func argument(for parameter: FunctionParameterSyntax, at place: CreationPlace) -> String? {
        let label = parameter.firstName.text
        if let there = place.call.arguments.first(where: { $0.label?.text == label }) {
            return "\(label): \(there.expression.trimmedDescription)"
        }
        let type = parameter.type.trimmedDescription
        guard label != "_", let whole = place.atHand({ $1 == shared }) else { return nil }
        if type == shared { return "\(label): \(whole)" }
        let fitting = properties.filter { $0.type == type }
        let one = fitting.first { $0.name == parameter.innerName } ?? (fitting.count == 1 ? fitting.first : nil)
        return one.map { "\(label): \(whole).\($0.name)" }
    }
}

extension ArchitectureDefinition {
    /// Returns the type of the calling unit that is to hear the answer, as the end of a sentence.
    fileprivate func hearing(_ contract: String, at call: ModuleSources.ShortCall, among sources: ModuleSources)
        -> String
    {
        guard let opener, let performer = navigation.flatMap({ role($0.performs) }) else { return "" }
        let units = sources.declaredTypes(in: call.path).compactMap(performer.type.unit(in:)).sorted()
        let type = units.first.map { opener.type.description.replacing("{Unit}", with: $0) } ?? "the \(opener.id)"
        let place = sources.place(of: type).map { " (\($0))" } ?? ""
        return ", and let \(type)\(place) conform to '\(contract)', which hears the answer"
    }
}
