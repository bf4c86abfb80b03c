import Architecture

/// Finds values in a template that it is not given. Stencil writes nothing for them, so that a misspelt one would be missed.
struct TemplateCheck {
    private let values: [String: Any]

    /// Checks against values.
    ///
    /// - Parameter values: what the templates are given.
    init(values: [String: Any]) {
        self.values = values
    }

    /// One line for each mistake, as compilers print it.
    ///
    /// - Parameters:
    ///   - template: the text.
    ///   - file: its name.
    func mistakes(in template: String, file: String) -> [String] {
        var mistakes: [String] = []
        var loopVariables: Set<String> = []
        let lines = template.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where line.contains(UInt8(ascii: "{")) {
            let line = Substring(line)
            for path in Self.paths(in: line, noting: &loopVariables) {
                guard let problem = problem(with: path.split(separator: ".").map(String.init), loopVariables) else {
                    continue
                }
                let column = line.unicodeScalars.distance(from: line.startIndex, to: path.startIndex) + 1
                mistakes.append("\(file):\(index + 1):\(column): error: \(problem)")
            }
        }
        return mistakes
    }

    /// The values that a line asks for: those that it writes, and those that it goes through.
    ///
    /// It is searched by hand, since regular expressions took half of the time of a whole scaffold.
    private static func paths(in line: Substring, noting loopVariables: inout Set<String>) -> [Substring] {
        var paths: [Substring] = []
        var rest = line
        while let brace = rest.firstIndex(of: "{") {
            rest = rest[rest.index(after: brace)...]
            if rest.first == "{" {
                paths.append(path(at: rest.dropFirst().drop { $0 == " " }))
            } else if rest.first == "%" {
                let tag = rest.dropFirst().prefix { $0 != "%" }
                let words = tag.split { " ,".contains($0) }.drop { $0 == "+" || $0 == "-" }
                guard words.first.map({ $0.drop { "+-".contains($0) } }) == "for",
                    let within = words.firstIndex(of: "in"), words.indices.contains(within + 1)
                else { continue }
                loopVariables.formUnion(words[..<within].dropFirst().map(String.init) + ["forloop"])
                paths.append(path(at: words[within + 1]))
            }
        }
        return paths.filter { !$0.isEmpty }
    }

    /// The path at the beginning of a text: `unit.name` of `unit.name|uppercase }}`.
    private static func path(at text: Substring) -> Substring {
        text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }

    private func problem(with path: [String], _ loopVariables: Set<String>) -> String? {
        // A loop's variable is known only while the loop runs.
        guard let root = path.first, !loopVariables.contains(root) else { return nil }
        var current: Any = values
        for (index, key) in path.enumerated() {
            // What is no dictionary has values of its own kind: the first of a list.
            guard let dictionary = current as? [String: Any] else { return nil }
            guard let next = dictionary[key] else {
                let name = path[...index].joined(separator: ".")
                return "there is no value '\(name)'" + NearestWord.hint(for: key, among: dictionary.keys.sorted())
            }
            current = next
        }
        return nil
    }
}
