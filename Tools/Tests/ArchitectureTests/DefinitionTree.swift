import Testing

@testable import Architecture

/// A definition as it is written, looked into by paths such as `channels[presenter -> viewController].hold`.
struct DefinitionTree {
    private let root: YAMLNode

    init(_ text: String) throws {
        root = try #require(YAMLText(text).root)
    }

    /// The words at a path: one, those of a list, or the keys of a mapping; none where it leads nowhere.
    func values(at path: String) -> [String] {
        var node = root
        var rest = Substring(path)
        while !rest.isEmpty {
            let next: YAMLNode?
            if rest.hasPrefix("channels["), let end = rest.firstIndex(of: "]") {
                next = channel(rest.dropFirst("channels[".count).prefix(upTo: end))
                rest = rest[rest.index(after: end)...]
            } else {
                let key = rest.prefix { $0 != "." }
                next = node[String(key)]
                rest = rest.dropFirst(key.count)
            }
            if rest.hasPrefix(".") { rest.removeFirst() }
            guard let next else { return [] }
            node = next
        }
        if path.isEmpty { return [] }
        switch node.content {
        case .scalar(let text, _): return [text]
        case .list(let elements): return elements.isEmpty ? ["[]"] : elements.compactMap(\.string)
        case .mapping: return node.keys
        case .alias: return []
        }
    }

    private func channel(_ ends: Substring) -> YAMLNode? {
        let leavesUnit = ends.contains("-> another ")
        let key = ends.replacing("-> another ", with: "-> ")
        return root["channels"]?.elements?.lazy.compactMap { channel in
            channel[String(key)].flatMap { ($0["of"]?.string == "another") == leavesUnit ? $0 : nil }
        }.first
    }
}
