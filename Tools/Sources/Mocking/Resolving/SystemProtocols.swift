import SourceModel

/// Protocols of the standard library and of Apple's frameworks, which an app's protocols refine although no source of
/// theirs is read.
enum SystemProtocols {
    /// A declaration that is read only where something refines it.
    private struct Declaration {
        var module: String
        var text: Substring
    }

    private static let declarations: [String: Declaration] = {
        var declarations: [String: Declaration] = [:]
        for (module, text) in SystemDeclarations.modules {
            // Byte by byte: the whole table is gone through wherever a single protocol refines another.
            for declaration in text.utf8.declarations {
                guard let name = declaration.nameOfProtocol else { continue }
                declarations[name] = Declaration(module: module, text: Substring(declaration))
            }
        }
        return declarations
    }()

    /// The names of all of them.
    static var names: some Collection<String> { declarations.keys }

    /// Returns true if a name is one of theirs.
    static func declare(_ name: String) -> Bool { declarations[name] != nil }

    /// Those that protocols refine, and what these refine themselves, as sources: one each, so that none is told apart by
    /// which others are refined.
    ///
    /// - Parameter sources: The facts of the files that are read.
    /// - Returns: A source for each of them.
    static func sources(refinedBy sources: [MockSource]) -> [MockSource] {
        var found: [String: MockSource] = [:]
        var waiting: [TypeFact] = []
        for source in sources {
            for fact in source.facts.protocols {
                waiting += fact.inheritance + fact.requirements.compactMap(\.right)
            }
            // A protocol may be refined by the name that an alias gives it.
            for type in source.facts.types where type.kind == .alias { waiting += type.inheritance }
        }
        while let next = waiting.popLast() {
            _ = next.contains { part in
                // Nearly every contract refines this one, which is declared nowhere.
                guard case .named(_, let name, _) = part, name != "AnyObject", found[name] == nil,
                    let declaration = declarations[name],
                    let facts = FileFacts(parsing: String(declaration.text))
                else { return false }
                let module = ModuleFact(name: declaration.module, folder: "", defaultIsolation: .nonisolated)
                found[name] = MockSource(
                    path: "\(declaration.module).\(name)", module: module, facts: facts, origin: .system)
                waiting += facts.protocols.flatMap(\.inheritance)
                return false
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }
}

extension String.UTF8View {
    /// The parts between empty lines.
    fileprivate var declarations: [Substring.UTF8View] {
        var parts: [Substring.UTF8View] = []
        var rest = self[...]
        var position = rest.startIndex
        while let end = rest[position...].firstIndex(of: UInt8(ascii: "\n")) {
            position = rest.index(after: end)
            guard position < rest.endIndex, rest[position] == UInt8(ascii: "\n") else { continue }
            parts.append(rest[..<end])
            position = rest.index(after: position)
            rest = rest[position...]
        }
        return parts + [rest]
    }
}

extension Substring.UTF8View {
    /// The word after the first `protocol`.
    fileprivate var nameOfProtocol: String? {
        let keyword = "protocol ".utf8
        var rest = self
        while !rest.starts(with: keyword) {
            guard let space = rest.firstIndex(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) else {
                return nil
            }
            rest = rest[rest.index(after: space)...]
        }
        return String(rest.dropFirst(keyword.count).prefix(while: \.isOfName))
    }
}

extension UInt8 {
    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
