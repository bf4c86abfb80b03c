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
        var template = template
        template.withUTF8 { bytes in
            var number = 0
            for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
                number += 1
                for range in Self.paths(in: line, noting: &loopVariables) {
                    let path = Self.text(line[range]).split(separator: ".").map(String.init)
                    guard let problem = problem(with: path, loopVariables) else { continue }
                    // Columns are counted in characters of Unicode, whose further bytes look like no others.
                    let column = line[..<range.lowerBound].count { $0 & 0xC0 != 0x80 } + 1
                    mistakes.append("\(file):\(number):\(column): error: \(problem)")
                }
            }
        }
        return mistakes
    }

    private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

    /// Where the values stand that a line asks for: those that it writes, and those that it goes through.
    ///
    /// It is searched by hand and by bytes, since regular expressions took half of the time of a whole scaffold.
    private static func paths(in line: Line, noting loopVariables: inout Set<String>) -> [Range<Int>] {
        var paths: [Range<Int>] = []
        var rest = line
        while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
            rest = rest[(brace + 1)...]
            if rest.first == UInt8(ascii: "{") {
                paths.append(path(at: rest.dropFirst().drop { $0 == UInt8(ascii: " ") }))
            } else if rest.first == UInt8(ascii: "%") {
                let tag = rest.dropFirst().prefix { $0 != UInt8(ascii: "%") }
                let words = tag.split { " ,+-".utf8.contains($0) }
                guard let first = words.first, first.elementsEqual("for".utf8),
                    let within = words.firstIndex(where: { $0.elementsEqual("in".utf8) }),
                    words.indices.contains(within + 1)
                else { continue }
                loopVariables.formUnion(words[1..<within].map(text) + ["forloop"])
                paths.append(path(at: words[within + 1]))
            }
        }
        return paths.filter { !$0.isEmpty }
    }

    /// The path at the beginning of a text: `unit.name` of `unit.name|uppercase }}`.
    private static func path(at text: Line) -> Range<Int> {
        let end =
            text.firstIndex { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
                    false
                default: true
                }
            } ?? text.endIndex
        return text.startIndex..<end
    }

    private static func text(_ bytes: Line) -> String { String(decoding: bytes, as: UTF8.self) }

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
