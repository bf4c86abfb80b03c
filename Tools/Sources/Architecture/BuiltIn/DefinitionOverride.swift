import Yams

/// One thing that a definition says otherwise than what it extends.
package struct DefinitionOverride: Sendable, Equatable {
    /// Which key of what: `roles.presenter.base`, `channels[presenter -> view].as`.
    package let path: String
    /// The key alone: `base`.
    package let key: String
    /// Where it stands.
    package let position: SourcePosition
    /// The definition's text without it.
    package let textWithout: String
}

extension DefinitionOverride {
    /// All that a text says, key by key: a word or a list each. What is taken away (`wireframe:`) is not among it.
    static func all(in text: String) -> [DefinitionOverride] {
        guard let root = try? YAMLText.compose(text) else { return [] }
        return leaves(of: root).compactMap { steps, key in
            guard let rest = removing(steps[...], from: root), let text = try? Yams.serialize(node: rest) else {
                return nil
            }
            return DefinitionOverride(
                path: path(of: steps, in: root), key: key.string ?? "", position: YAMLNode(key).position,
                textWithout: text)
        }
    }

    /// A step down into a node: the number of a key in a mapping, or of an element of the channels.
    private typealias Step = Int

    private static func leaves(of node: Node, at steps: [Step] = [], key: Node? = nil) -> [(steps: [Step], key: Node)] {
        switch node {
        case .mapping(let mapping) where !mapping.isEmpty:
            return mapping.enumerated().flatMap { leaves(of: $1.value, at: steps + [$0], key: $1.key) }
        case .sequence(let sequence) where key?.string == "channels":
            return sequence.enumerated().flatMap { leaves(of: $1, at: steps + [$0], key: key) }
        case .scalar(let scalar) where ["", "~", "null"].contains(scalar.string):
            return []
        default:
            return key.map { [(steps, $0)] } ?? []
        }
    }

    private static func removing(_ steps: ArraySlice<Step>, from node: Node) -> Node? {
        guard let step = steps.first else { return nil }
        switch node {
        case .mapping(let mapping):
            var pairs = mapping.map { ($0.key, $0.value) }
            if let rest = removing(steps.dropFirst(), from: pairs[step].1) {
                pairs[step].1 = rest
            } else {
                pairs.remove(at: step)
            }
            return .mapping(Node.Mapping(pairs, mapping.tag, mapping.style))
        case .sequence(let sequence):
            var nodes = Array(sequence)
            nodes[step] = removing(steps.dropFirst(), from: nodes[step]) ?? nodes[step]
            return .sequence(Node.Sequence(nodes, sequence.tag, sequence.style))
        default:
            return nil
        }
    }

    private static func path(of steps: [Step], in root: Node) -> String {
        var path = ""
        var node = root
        var isChannel = false
        for step in steps {
            switch node {
            case .mapping(let mapping):
                let pair = Array(mapping)[step]
                let key = pair.key.string ?? ""
                path += isChannel ? "[\(key)]" : path.isEmpty ? key : ".\(key)"
                isChannel = false
                node = pair.value
            case .sequence(let sequence):
                isChannel = true
                node = sequence[step]
            default:
                break
            }
        }
        return path
    }
}
