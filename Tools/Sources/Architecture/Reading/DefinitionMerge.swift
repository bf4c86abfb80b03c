/// Puts a definition over the one that it extends: what it says stands, what it is silent about is taken from there.
///
/// Mappings are merged key by key, and so are channels with the same ends; any other list or word is replaced as a whole. A key with
/// nothing behind it (`wireframe:` or `wireframe: null`) takes away what it names.
enum DefinitionMerge {
    /// One tree of two.
    static func merge(_ own: YAMLNode, over base: YAMLNode) -> YAMLNode {
        guard let ownPairs = own.pairs, let basePairs = base.pairs else { return own }
        var pairs: [YAMLNode.Pair] = []
        for pair in basePairs {
            guard let other = ownPairs.first(where: { $0.key.string == pair.key.string }) else {
                pairs.append(YAMLNode.Pair(key: pair.key.beneath, value: pair.value.beneath))
                continue
            }
            if takesAway(other.value) { continue }
            let value =
                if other.key.string == "channels", let own = other.value.elements, let base = pair.value.elements {
                    YAMLNode(.list(channels(own, over: base)), at: other.value.position)
                } else {
                    merge(other.value, over: pair.value)
                }
            pairs.append(YAMLNode.Pair(key: other.key, value: value))
        }
        pairs += ownPairs.filter { pair in !basePairs.contains { $0.key.string == pair.key.string } }
        return YAMLNode(.mapping(pairs), at: own.position)
    }

    /// The tree with the files that are named after a type of the base, and of which nothing is said, named after what takes its
    /// place.
    ///
    /// - Parameters:
    ///   - root: the merged tree.
    ///   - base: the base.
    static func followed(_ root: YAMLNode, over base: YAMLNode) -> YAMLNode {
        var names: [String: String] = [:]
        for section in ["roles", "contracts", "data"] {
            for pair in root[section]?.pairs ?? [] {
                guard let id = pair.key.string, let new = pair.value["type"]?.string,
                    let old = base[section]?[id]?["type"]?.string, old != new
                else { continue }
                for ending in [".swift", "Tests.swift", ".xib"] { names[old + ending] = new + ending }
            }
        }
        guard !names.isEmpty else { return root }
        return root.changing("files") { $0.changingAll { renamed($0, names) } }
            .changing("kinds") { $0.changingAll { $0.changing("files") { $0.changingAll { renamed($0, names) } } } }
    }

    /// A file whose path comes from the base, named anew.
    private static func renamed(_ file: YAMLNode, _ names: [String: String]) -> YAMLNode {
        file.changing("path") { path in
            guard case .scalar(let text, let isPlain) = path.content, path.position.isInherited else { return path }
            var parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            guard let last = parts.popLast(), let new = names[last] else { return path }
            return YAMLNode(
                .scalar((parts + [new]).joined(separator: "/"), isPlain: isPlain), at: path.position)
        }
    }

    private static func channels(_ own: [YAMLNode], over base: [YAMLNode]) -> [YAMLNode] {
        var result: [YAMLNode] = []
        for channel in base {
            guard let other = own.first(where: { ends(of: $0) == ends(of: channel) }) else {
                result.append(channel.beneath)
                continue
            }
            if let value = other.pairs?.first?.value, takesAway(value) { continue }
            result.append(merged(other, over: channel))
        }
        result += own.filter { channel in !base.contains { ends(of: $0) == ends(of: channel) } }
        return result
    }

    /// A channel whose keys stand over those of the base's, at its own place.
    private static func merged(_ own: YAMLNode, over base: YAMLNode) -> YAMLNode {
        guard let pair = own.pairs?.first, let other = base.pairs?.first else { return own }
        let value = merge(pair.value, over: other.value)
        return YAMLNode(.mapping([YAMLNode.Pair(key: pair.key, value: value)]), at: own.position)
    }

    /// `from -> to` without the spaces in it, with `another` where the other end is another unit's.
    private static func ends(of channel: YAMLNode) -> String? {
        guard let pair = channel.pairs?.first, let key = pair.key.string else { return nil }
        return key.filter { $0 != " " } + (pair.value["of"]?.string ?? "")
    }

    /// Returns true if nothing stands behind a key.
    private static func takesAway(_ node: YAMLNode) -> Bool {
        guard case .scalar(let text, isPlain: true) = node.content else { return false }
        return ["", "~", "null"].contains(text)
    }
}

extension YAMLNode {
    /// The mapping with another value for a key that it has.
    fileprivate func changing(_ key: String, _ change: (YAMLNode) -> YAMLNode) -> YAMLNode {
        guard var pairs, let index = pairs.firstIndex(where: { $0.key.string == key }) else { return self }
        pairs[index].value = change(pairs[index].value)
        return YAMLNode(.mapping(pairs), at: position)
    }

    /// The mapping with other values.
    fileprivate func changingAll(_ change: (YAMLNode) -> YAMLNode) -> YAMLNode {
        guard let pairs else { return self }
        return YAMLNode(.mapping(pairs.map { Pair(key: $0.key, value: change($0.value)) }), at: position)
    }
}
