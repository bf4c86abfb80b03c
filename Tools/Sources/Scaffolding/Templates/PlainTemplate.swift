/// A template that has nothing but values, conditions and loops, as nearly all have.
///
/// Stencil asks of every value that it meets whether it is of this kind or that, and the answers took a third of a whole
/// scaffold's time. What is plain is therefore rendered here, to the same text; where there is more to a template or to a value,
/// it is left to Stencil.
struct PlainTemplate {
    private let nodes: [Node]

    private indirect enum Node {
        case text(String)
        /// A value, or what becomes of it in the place of the `…` of another.
        case value(Path, inside: Path?)
        /// The first of the branches whose condition holds; a branch without one always does.
        case branches([(condition: Condition?, nodes: [Node])])
        case loop(variable: String, Path, [Node])
    }

    /// `roles.view.type`.
    private struct Path {
        let names: [String]

        /// Reads a path; nil for what Stencil takes for a number, a truth, a literal or something else.
        init?(_ text: Substring) {
            let isPlain = text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
                    true
                default: false
                }
            }
            let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            let beginsRight = names.allSatisfy { ($0.utf8.first ?? 0) >= UInt8(ascii: "A") }
            guard isPlain, beginsRight, !["true", "false", "nil", "null", "and", "or", "not", "in"].contains(text)
            else {
                return nil
            }
            self.names = names
        }
    }

    private indirect enum Condition {
        case holds(Path)
        case equal(Path, Path)
        case not(Condition)
        case all([Condition])
        case any([Condition])

        /// Reads `a or not b and c == d`.
        init?(_ words: [Substring]) {
            if let any = Self.parts(of: words, at: "or") {
                self = .any(any)
            } else if let all = Self.parts(of: words, at: "and") {
                self = .all(all)
            } else if words.first == "not" {
                guard let inner = Condition(Array(words.dropFirst())) else { return nil }
                self = .not(inner)
            } else if words.count == 3, let left = Path(words[0]), let right = Path(words[2]) {
                switch words[1] {
                case "==": self = .equal(left, right)
                case "!=": self = .not(.equal(left, right))
                default: return nil
                }
            } else if words.count == 1, let path = Path(words[0]) {
                self = .holds(path)
            } else {
                return nil
            }
        }

        /// The conditions that a word joins; nil where it does not stand there, or one of them cannot be read.
        private static func parts(of words: [Substring], at word: Substring) -> [Condition]? {
            guard words.contains(word) else { return nil }
            let parts = words.split(separator: word, omittingEmptySubsequences: false)
            let conditions = parts.compactMap { Condition(Array($0)) }
            return conditions.count == parts.count ? conditions : nil
        }
    }

    // MARK: Reading

    /// Reads a template; nil where there is more to it.
    init?(_ parts: [TemplatePart]) {
        var rest = parts[...]
        guard let nodes = Self.nodes(in: &rest), rest.isEmpty else { return nil }
        self.nodes = nodes
    }

    /// The nodes up to a tag that ends or divides what they stand in.
    private static func nodes(in parts: inout ArraySlice<TemplatePart>) -> [Node]? {
        var nodes: [Node] = []
        while let part = parts.first {
            switch part {
            case .text(let text): nodes.append(.text(text))
            case .variable(let value):
                guard let node = self.value(value) else { return nil }
                nodes.append(node)
            case .block(let tag):
                let words = tag.split(separator: " ")
                guard let word = words.first, word == "if" || word == "for" else { return nodes }
                guard let node = word == "if" ? branches(words, in: &parts) : loop(words, in: &parts) else {
                    return nil
                }
                nodes.append(node)
            }
            parts.removeFirst()
        }
        return nodes
    }

    private static func value(_ text: String) -> Node? {
        guard let bar = text.utf8.firstIndex(of: UInt8(ascii: "|")) else {
            return Path(text[...]).map { .value($0, inside: nil) }
        }
        let filter = text[text.utf8.index(after: bar)...]
        guard filter.hasPrefix("inside:"), let path = Path(text[..<bar]),
            let form = Path(filter.dropFirst("inside:".count))
        else { return nil }
        return .value(path, inside: form)
    }

    /// What stands from `if` to `endif`, at which it stops.
    private static func branches(_ words: [Substring], in parts: inout ArraySlice<TemplatePart>) -> Node? {
        guard var condition = Condition(Array(words.dropFirst())).map({ Optional($0) }) else { return nil }
        var branches: [(condition: Condition?, nodes: [Node])] = []
        while true {
            parts.removeFirst()
            guard let nodes = nodes(in: &parts), case .block(let tag) = parts.first else { return nil }
            branches.append((condition, nodes))
            let words = tag.split(separator: " ")
            switch words.first {
            case "endif" where words.count == 1: return .branches(branches)
            case "else" where words.count == 1 && condition != nil: condition = nil
            case "elif" where condition != nil:
                guard let next = Condition(Array(words.dropFirst())) else { return nil }
                condition = next
            default: return nil
            }
        }
    }

    /// What stands from `for` to `endfor`, at which it stops.
    private static func loop(_ words: [Substring], in parts: inout ArraySlice<TemplatePart>) -> Node? {
        guard words.count == 4, words[2] == "in", let variable = Path(words[1]), variable.names.count == 1,
            let path = Path(words[3])
        else { return nil }
        parts.removeFirst()
        guard let nodes = nodes(in: &parts), case .block("endfor") = parts.first else { return nil }
        return .loop(variable: variable.names[0], path, nodes)
    }

    // MARK: Rendering

    /// The text with values in it; nil where one of them is not as plain as the template.
    func render(_ values: [String: TemplateValue]) -> String? {
        var rendering = Rendering(values: values)
        do {
            try rendering.render(nodes)
            return rendering.text
        } catch {
            return nil
        }
    }

    /// Something that only Stencil knows what to do with.
    private struct NotPlain: Error {}

    private struct Rendering {
        private struct Round {
            let variable: String
            let value: TemplateValue
            let isFirst: Bool
            let isLast: Bool
        }

        let values: [String: TemplateValue]
        var text = ""
        private var rounds: [Round] = []

        init(values: [String: TemplateValue]) {
            self.values = values
        }

        mutating func render(_ nodes: [Node]) throws(NotPlain) {
            for node in nodes {
                switch node {
                case .text(let plain): text += plain
                case .value(let path, nil): text += try string(path)
                case .value(let path, let form?):
                    guard case .text(let form)? = try value(path: form), case .text(let type)? = try value(path: path)
                    else { throw NotPlain() }
                    text += form.replacing("…", with: type)
                case .branches(let branches):
                    for branch in branches {
                        if let condition = branch.condition, try !holds(condition) { continue }
                        try render(branch.nodes)
                        break
                    }
                case .loop(let variable, let path, let nodes):
                    let list: [TemplateValue]
                    switch try value(path: path) {
                    case .list(let values)?: list = values
                    case nil: continue
                    default: throw NotPlain()
                    }
                    for (index, value) in list.enumerated() {
                        rounds.append(
                            Round(
                                variable: variable, value: value, isFirst: index == 0, isLast: index == list.count - 1))
                        try render(nodes)
                        rounds.removeLast()
                    }
                }
            }
        }

        private func string(_ path: Path) throws(NotPlain) -> String {
            switch try value(path: path) {
            case .text(let text)?: return text
            case nil: return ""
            default: throw NotPlain()
            }
        }

        private func holds(_ condition: Condition) throws(NotPlain) -> Bool {
            switch condition {
            case .not(let inner): return try !holds(inner)
            case .all(let all):
                for one in all { if try !holds(one) { return false } }
                return true
            case .any(let any):
                for one in any { if try holds(one) { return true } }
                return false
            case .equal(let left, let right):
                switch (try value(path: left), try value(path: right)) {
                case (.text(let one)?, .text(let other)?): return one == other
                case (nil, .text?), (.text?, nil): return false
                default: throw NotPlain()
                }
            case .holds(let path):
                switch try value(path: path) {
                case nil: return false
                case .text(let text)?: return !text.isEmpty
                case .truth(let truth)?: return truth
                case .list(let list)?: return !list.isEmpty
                case .members(let members)?: return !members.isEmpty
                case .other?: throw NotPlain()
                }
            }
        }

        private func value(path: Path) throws(NotPlain) -> TemplateValue? {
            let first = path.names[0]
            var current: TemplateValue
            if let round = rounds.last, first == "forloop" {
                guard path.names.count == 2 else { throw NotPlain() }
                switch path.names[1] {
                case "first": return .truth(round.isFirst)
                case "last": return .truth(round.isLast)
                default: throw NotPlain()
                }
            } else if let round = rounds.last(where: { $0.variable == first }) {
                current = round.value
            } else if let value = values[first] {
                current = value
            } else {
                return nil
            }
            for name in path.names.dropFirst() {
                guard case .members(let members) = current, name != "count" else { throw NotPlain() }
                guard let next = members[name] else { return nil }
                current = next
            }
            return current
        }
    }
}

/// A value as a plain template knows it.
indirect enum TemplateValue {
    case text(String)
    case truth(Bool)
    case list([TemplateValue])
    case members([String: TemplateValue])
    /// Something else.
    case other

    /// Takes a value over.
    init(_ value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let truth as Bool: self = .truth(truth)
        case let members as [String: Any]: self = .members(members.mapValues(Self.init))
        case let list as [Any]: self = .list(list.map(Self.init))
        default: self = .other
        }
    }

    /// Adds all texts in it to others.
    func collect(into texts: inout [String]) {
        switch self {
        case .text(let text): texts.append(text)
        case .list(let list): for value in list { value.collect(into: &texts) }
        case .members(let members): for value in members.values { value.collect(into: &texts) }
        case .truth, .other: break
        }
    }
}
