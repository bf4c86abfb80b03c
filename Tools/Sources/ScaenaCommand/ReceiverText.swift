import SourceModel

extension TypeIndex {
    /// A receiver in words: `Presenting`, `type Store`, `unknown: the type of 'item' is written nowhere`.
    func text(_ receiver: Receiver) -> String {
        switch receiver {
        case .value(let meaning): text(meaning)
        case .type(let meaning): "type " + text(meaning)
        case .unknown(.implicit): "unknown: the place decides"
        case .unknown(.expression): "unknown: it has no name"
        case .unknown(.untyped(let name)): "unknown: the type of '\(name)' is written nowhere"
        case .unknown(.undeclared(let name)): "unknown: '\(name)' is global, or comes from outside"
        case .unknown(.member(let name, let meaning)): "unknown: '\(name)' of \(text(meaning)) is not in the sources"
        case .unknown(.ambiguous(let name)): "unknown: several are named '\(name)'"
        case .unknown(.circular): "unknown: values name each other"
        }
    }

    private func text(_ meaning: Resolution) -> String {
        switch meaning {
        case .type(let id, _): self[id].qualifiedName
        case .parameter(let name), .associated(let name, _), .outside(let name, _), .circular(let name): name
        case .composition(let parts): parts.map(text).joined(separator: " & ")
        case .structural(let type): type.description
        case .ambiguous(let ids), .hidden(let ids): ids.map { self[$0].qualifiedName }.joined(separator: " or ")
        }
    }
}
