import Architecture
import SourceModel

/// A value that goes into a unit when it is built, or comes out of it when it has done its work.
struct PassedValue: Equatable {
    /// Its name: `item`.
    let name: String
    /// The label before it where it is passed: its name, unless something else is said; `_` for none.
    var label: String
    /// Its type, as code: `Item`.
    let type: String
    /// Code of a value to test with: `.sample`, which the tests of an entity declare.
    var sample: String
    /// The types of the app's own whose `sample` the tests use.
    let sampled: [String]
    /// The types of Foundation and UIKit that its type names.
    let systemTypes: [String]
    /// The protocols of the app's own whose mocks the tests use.
    let contracts: [String]
    /// The types of which nothing tells how a value is made.
    let unmakeable: [String]

    /// True if it only tells that something happened, and nothing with it.
    var isBare: Bool { ["Void", "()"].contains(type) }

    /// True if its type may be equatable: one without a type of its own (`any Error`) and functions are not.
    var isEquatable: Bool {
        let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return !type.contains("->") && !words.contains("any") && !words.contains("Any")
    }

    private init(name: String, _ sample: TypeSample) {
        self.name = name
        label = name
        type = sample.type
        self.sample = sample.code
        sampled = sample.own
        systemTypes = sample.system
        contracts = sample.contracts
        unmakeable = sample.unmakeable
    }

    /// Reads what the command line takes of values that come out: `created: Item, canceled`.
    ///
    /// - Parameters:
    ///   - list: the text that the person wrote; a name alone is told without a value.
    ///   - reserved: names that stand for something else where the values will stand.
    ///   - shown: names of what is shown where nobody says what else is.
    ///   - sources: the sources around.
    static func returned(
        _ list: String, reserved: Set<String>, shown: Set<String> = [], among sources: ModuleSources? = nil
    ) throws(ScaffoldError) -> [PassedValue] {
        let isName = { (part: String) in
            part.contains(where: \.isLetter) && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
        let typed = list.parts.map { isName($0) ? "\($0): Void" : $0 }.joined(separator: ", ")
        return try Self.list(typed, what: "returned", reserved: reserved, shown: shown, among: sources)
    }

    /// Reads what the command line takes: `item: Item, page: Int`.
    ///
    /// - Parameters:
    ///   - list: the text that the person wrote.
    ///   - what: the participle for the values, for messages: `taken`.
    ///   - reserved: names that stand for something else where the values will stand.
    ///   - shown: names of what is shown where nobody says what else is.
    ///   - sources: the sources around, which tell how values of the app's own types are made.
    static func list(
        _ list: String, what: String, reserved: Set<String>, shown: Set<String> = [],
        among sources: ModuleSources? = nil
    ) throws(ScaffoldError) -> [PassedValue] {
        let types = sources.map(OwnTypes.init)
        if list.trimmed.isEmpty { return [] }
        guard let parameters = ParameterFact.list(list) else { throw malformed(list, what: what) }
        var values: [PassedValue] = []
        for parameter in parameters {
            guard parameter.secondName == nil, !parameter.hasDefault, !parameter.isVariadic else {
                throw malformed(list, what: what)
            }
            let name = try SwiftNames.member(parameter.label, what: "a value")
            if values.contains(where: { $0.name == name }) {
                throw ScaffoldError(.usage, "two values that are \(what) are named '\(name)'")
            }
            if shown.contains(name) {
                throw ScaffoldError(
                    .usage,
                    "a value that is \(what) cannot be named '\(name)': what is shown where nothing is said has that name, and "
                        + "--shows, as in --shows \"text: String\", has something else shown")
            }
            if reserved.contains(name) {
                throw ScaffoldError(
                    .usage, "a value that is \(what) cannot be named '\(name)': something of the unit has that name")
            }
            guard let sample = TypeSample(of: parameter.type, among: types) else {
                throw ScaffoldError(
                    .usage,
                    "'\(name)' cannot be \(what) as '\(parameter.type)': say a type by its name, an "
                        + "optional of it, an array or a dictionary")
            }
            values.append(PassedValue(name: name, sample))
        }
        return values
    }

    private static func malformed(_ list: String, what: String) -> ScaffoldError {
        ScaffoldError(
            .usage, "values that are \(what) are written 'name: Type', as in 'item: Item', and this is '\(list)'")
    }

    /// Reads the parameters of a function that builds a unit; those with a default are left out.
    ///
    /// - Parameters:
    ///   - parameters: the parameters.
    ///   - sources: the sources around.
    /// - Returns: nil where one of them is of a kind that nobody can guess a value of.
    static func parameters(_ parameters: [ParameterFact], among sources: ModuleSources) -> [PassedValue]? {
        let types = OwnTypes(sources)
        var values: [PassedValue] = []
        for parameter in parameters where !parameter.hasDefault {
            guard let sample = TypeSample(of: parameter.type, among: types) else { return nil }
            var value = PassedValue(name: parameter.name, sample)
            value.label = parameter.label
            values.append(value)
        }
        return values
    }

    /// As a parameter of a function: `with item: Item`.
    var parameter: String { (label == name ? name : "\(label) \(name)") + ": \(type)" }

    /// As an argument of a call.
    ///
    /// - Parameter code: the passed code.
    func argument(_ code: String) -> String { label == "_" ? code : "\(label): \(code)" }

    /// Its name as a part of another: `Item` of `item`.
    var title: String { name.prefix(1).uppercased() + name.dropFirst() }

    /// The type of a property that may be empty.
    var optionalType: String {
        if type.hasSuffix("?") { return type }
        return type.hasPrefix("any ") ? "(\(type))?" : "\(type)?"
    }
}

extension ParameterFact {
    /// Reads a list of parameters as a person wrote it: `item: Item, page: Int`.
    ///
    /// - Parameter text: The list.
    /// - Returns: nil where it is none, or more than that.
    static func list(_ text: String) -> [ParameterFact]? {
        // What stands before a parameter's name is no part of its type.
        guard text.firstMatch(of: /(^|,)\s*@/) == nil,
            let facts = FileFacts(parsing: "func f(\(text)) {}", depth: .whole), !facts.hasSyntaxError,
            facts.types.isEmpty, facts.protocols.isEmpty, facts.imports.isEmpty, facts.body == nil,
            facts.members.count == 1, let function = facts.members.first, function.kind == .function,
            function.body == nil, function.type == nil, !function.isAsync, !function.throwing.isThrowing
        else { return nil }
        return function.parameters
    }
}
