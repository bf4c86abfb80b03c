import Conformance
import SourceModel

/// Contracts that a type comes to fulfil.
extension UnitGrowth {
    /// Has a type fulfil a contract in an extension of its own.
    mutating func conform(_ type: TypeIndex.ID, to contract: TypeIndex.ID) throws(ScaffoldError) {
        guard let part = reading.declaration(of: type),
            let functions = reading.implementations(of: contract, "// Decide what follows.")
        else { return }
        let missing = functions.filter { code in
            let name = code.dropFirst("func ".count).prefix { $0 != "(" }
            return !reading.allMembers(of: type).contains { $0.fact.kind == .function && $0.fact.name == name }
        }
        let body = missing.map { "\t" + $0.replacing("\n", with: "\n\t") }.joined(separator: "\n\n")
        let head = "extension \(index[type].qualifiedName): \(index[contract].qualifiedName) {"
        guard let (path, change) = place(head + (body.isEmpty ? "}" : "\n\(body)\n}"), beside: part, isBefore: false)
        else { return }
        edit(path, change.range, change.text)
        notes.append(
            "\(index[type].name) is told by \(index[contract].name) what follows there: decide it (\(reading.place(of: type)))"
        )
    }
}
