import Yams

/// Puts a definition over the one that it extends: what it says stands, what it is silent about is taken from there.
///
/// Mappings are merged key by key, and so are channels with the same ends; any other list or word is replaced as a whole. A key with
/// nothing behind it (`wireframe:` or `wireframe: null`) takes away what it names.
struct DefinitionMerge {
    /// Where the base is named: what comes from it stands there, as far as the extending text is concerned.
    let mark: Mark?

    /// One tree of two.
    func merge(_ own: Node, over base: Node) -> Node {
        guard case .mapping(let ownMapping) = own, case .mapping(let baseMapping) = base else { return own }
        var pairs: [(Node, Node)] = []
        for (key, value) in baseMapping {
            guard let other = ownMapping.first(where: { $0.key.string == key.string }) else {
                pairs.append((marked(key), marked(value)))
                continue
            }
            if isNothing(other.value) { continue }
            if key.string == "channels", case .sequence(let own) = other.value, case .sequence(let base) = value {
                pairs.append((other.key, channels(own, over: base)))
            } else {
                pairs.append((other.key, merge(other.value, over: value)))
            }
        }
        for (key, value) in ownMapping where !baseMapping.contains(where: { $0.key.string == key.string }) {
            pairs.append((key, value))
        }
        return .mapping(Node.Mapping(pairs, .implicit, .any, ownMapping.mark))
    }

    /// The tree with the files that are named after a type of the base, and of which nothing is said, named after what takes its
    /// place.
    ///
    /// - Parameters:
    ///   - root: the merged tree.
    ///   - base: the base.
    func followed(_ root: Node, over base: Node) -> Node {
        var names: [String: String] = [:]
        for section in ["roles", "contracts", "data"] {
            for (key, value) in root[section]?.mapping ?? [:] {
                guard let id = key.string, let new = value["type"]?.string,
                    let old = base[section]?[id]?["type"]?.string, old != new
                else { continue }
                for ending in [".swift", "Tests.swift"] { names[old + ending] = new + ending }
            }
        }
        guard !names.isEmpty else { return root }
        var root = root
        if let files = root["files"] { root["files"] = followed(files, names) }
        for kind in root["kinds"]?.mapping?.keys.compactMap(\.string) ?? [] {
            guard let files = root["kinds"]?[kind]?["files"] else { continue }
            root["kinds"]?[kind]?["files"] = followed(files, names)
        }
        return root
    }

    private func followed(_ files: Node, _ names: [String: String]) -> Node {
        var files = files
        for id in files.mapping?.keys.compactMap(\.string) ?? [] {
            guard case .scalar(let path)? = files[id]?["path"], path.mark?.line == mark?.line,
                path.mark?.column == mark?.column
            else { continue }
            var parts = path.string.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            guard let last = parts.popLast(), let new = names[last] else { continue }
            let text = (parts + [new]).joined(separator: "/")
            files[id]?["path"] = .scalar(Node.Scalar(text, path.tag, path.style, path.mark))
        }
        return files
    }

    private func channels(_ own: Node.Sequence, over base: Node.Sequence) -> Node {
        var result: [Node] = []
        for channel in base {
            guard let other = own.first(where: { Self.ends(of: $0) == Self.ends(of: channel) }) else {
                result.append(marked(channel))
                continue
            }
            if isTakenAway(other) { continue }
            result.append(merged(other, over: channel))
        }
        result += own.filter { channel in
            !base.contains { Self.ends(of: $0) == Self.ends(of: channel) }
        }
        return .sequence(Node.Sequence(result, .implicit, .any, own.mark))
    }

    /// A channel whose keys stand over those of the base's, at its own place.
    private func merged(_ own: Node, over base: Node) -> Node {
        guard case .mapping(let ownMapping) = own, case .mapping(let baseMapping) = base, let entry = ownMapping.first,
            let other = baseMapping.first
        else { return own }
        let value = merge(entry.value, over: other.value)
        return .mapping(Node.Mapping([(entry.key, value)], .implicit, .any, ownMapping.mark))
    }

    /// `from -> to` without the spaces in it, with `another` where the other end is another unit's.
    private static func ends(of channel: Node) -> String? {
        guard case .mapping(let mapping) = channel, let entry = mapping.first, let key = entry.key.string else {
            return nil
        }
        let other = entry.value["of"]?.string ?? ""
        return key.filter { $0 != " " } + other
    }

    private func isTakenAway(_ channel: Node) -> Bool {
        guard case .mapping(let mapping) = channel, let entry = mapping.first else { return false }
        return isNothing(entry.value)
    }

    private func isNothing(_ node: Node) -> Bool {
        guard case .scalar(let scalar) = node, scalar.style == .plain || scalar.style == .any else { return false }
        return ["", "~", "null"].contains(scalar.string)
    }

    /// A node of the base with the place where the base is named.
    private func marked(_ node: Node) -> Node {
        switch node {
        case .scalar(let scalar):
            return .scalar(Node.Scalar(scalar.string, scalar.tag, scalar.style, mark))
        case .mapping(let mapping):
            return .mapping(
                Node.Mapping(mapping.map { (marked($0.key), marked($0.value)) }, mapping.tag, mapping.style, mark))
        case .sequence(let sequence):
            return .sequence(Node.Sequence(sequence.map { marked($0) }, sequence.tag, sequence.style, mark))
        case .alias:
            return node
        }
    }
}
