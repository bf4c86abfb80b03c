import SourceModel
import SwiftParser
import SwiftSyntax

/// A value that a unit takes later: `count: Int`, `source: String?`, `page: Int = 1`.
struct GrownValue {
    let name: String
    let type: String
    /// The value where nobody sets one: its default, or 'nil' of an optional.
    let initial: String?
    /// Code of a value to test with; nil where nobody can guess one.
    let sample: String?

    /// Reads what a person wrote.
    init(_ text: String) throws(ScaffoldError) {
        let file = Parser.parse(source: "func f(\(text)) {}")
        let parameters = file.statements.first?.item.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        guard !file.hasError, let parameters, parameters.count == 1, let only = parameters.first,
            only.secondName == nil, only.ellipsis == nil
        else {
            throw ScaffoldError(
                .usage, "values that are taken are written 'name: Type', as in 'item: Item', and this is '\(text)'")
        }
        name = try SwiftNames.member(only.firstName.text, what: "a value")
        type = only.type.trimmedDescription
        sample = ParameterFact.list("\(name): \(type)").flatMap { $0.first.flatMap { TypeSample(of: $0.type) } }.flatMap
        {
            $0.contracts.isEmpty ? $0.code : nil
        }
        let isOptional = only.type.is(OptionalTypeSyntax.self)
        initial = only.defaultValue?.value.trimmedDescription ?? (isOptional ? "nil" : nil)
    }

    var parameter: String { "\(name): \(type)" }

    /// As a parameter that may be left out.
    var optionalParameter: String { initial.map { "\(name): \(type) = \($0)" } ?? parameter }

    /// As a property that is set after its owner was made.
    var settable: String {
        guard let initial else { return "var \(name): \(type.contains(" ") ? "(\(type))" : type)?" }
        return initial == "nil" ? "var \(name): \(type)" : "var \(name): \(type) = \(initial)"
    }

    /// Returns true if something else is such a value.
    func isThere(_ name: String, _ type: String) -> Bool {
        name == self.name && (type == self.type || type + "?" == self.type)
    }
}
