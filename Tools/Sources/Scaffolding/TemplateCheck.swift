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
        for (index, line) in template.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            for loop in line.matches(of: /\{%[+-]? *for +([\w, ]+?) +in +([\w.]+)/) {
                let names = loop.output.1.split(separator: ",").map { String($0).trimmed }
                loopVariables.formUnion(names + ["forloop"])
            }
            let written =
                line.matches(of: /\{\{ *([\w.]+)/).map(\.output.1)
                + line.matches(of: /\{%[+-]? *for +[\w, ]+? +in +([\w.]+)/).map(\.output.1)
            for path in written {
                guard let problem = problem(with: path.split(separator: ".").map(String.init), loopVariables) else {
                    continue
                }
                let column = line.unicodeScalars.distance(from: line.startIndex, to: path.startIndex) + 1
                mistakes.append("\(file):\(index + 1):\(column): error: \(problem)")
            }
        }
        return mistakes
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
