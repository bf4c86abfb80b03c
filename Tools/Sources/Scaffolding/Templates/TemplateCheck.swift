import Architecture
import Foundation

/// Finds values in a template that it is not given. Stencil writes nothing for them, so that a misspelt one would be missed.
struct TemplateCheck {
    private let values: [String: Any]

    /// Checks against values.
    ///
    /// - Parameter values: the values that the templates are given.
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
        var scope = Scope()
        var template = template
        template.withUTF8 { bytes in
            var number = 0
            for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
                number += 1
                Self.tags(in: line) { words, isBlock in
                    for range in Self.paths(in: words, isBlock: isBlock) {
                        let path = Self.text(line[range]).split(separator: ".").map(String.init)
                        let found = value(at: path, in: scope)
                        if isBlock, case .some(let variables) = Self.variables(of: words) {
                            scope.bind(variables, to: found.value)
                        }
                        guard let problem = found.problem else { continue }
                        // Columns are counted in characters of Unicode, whose further bytes look like no others.
                        let column = line[..<range.lowerBound].count { $0 & 0xC0 != 0x80 } + 1
                        mistakes.append("\(file):\(number):\(column): error: \(problem)")
                    }
                }
            }
        }
        return mistakes
    }

    /// The variables of the loops that were seen so far, with the first of what each goes through, where that is known.
    private struct Scope {
        var variables: [String: [String: Any]?] = ["forloop": nil]

        mutating func bind(_ names: [String], to list: Any?) {
            let element = names.count == 1 ? (list as? [[String: Any]])?.first : nil
            for name in names { variables[name] = .some(element) }
        }
    }

    private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

    /// Hands over the words of each tag of a line: of those that write a value, and of those that decide or go through values.
    ///
    /// It is searched by hand and by bytes, since regular expressions took half of the time of a whole scaffold.
    private static func tags(in line: Line, _ body: (_ words: [Line], _ isBlock: Bool) -> Void) {
        var start = line.startIndex
        while let brace = firstBrace(of: line, from: start) {
            start = brace + 1
            let rest = line[start...]
            if rest.first == UInt8(ascii: "{") {
                body([rest.dropFirst().drop { $0 == UInt8(ascii: " ") }], false)
            } else if rest.first == UInt8(ascii: "%") {
                let tag = rest.dropFirst().prefix { $0 != UInt8(ascii: "%") }
                body(tag.split { " ,+-()".utf8.contains($0) }, true)
            }
        }
    }

    private static func firstBrace(of line: Line, from start: Int) -> Int? {
        guard start < line.endIndex, let bytes = line.base.baseAddress,
            let found = memchr(bytes + start, Int32(UInt8(ascii: "{")), line.endIndex - start)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(bytes)
    }

    /// Where the values stand that a tag asks for: those that it writes, decides by, or goes through.
    private static func paths(in words: [Line], isBlock: Bool) -> [Range<Int>] {
        guard isBlock else { return words.map(path).filter { !$0.isEmpty } }
        guard let first = words.first else { return [] }
        if first.elementsEqual("for".utf8) {
            guard let within = words.firstIndex(where: { $0.elementsEqual("in".utf8) }), within + 1 < words.count
            else { return [] }
            return [path(at: words[within + 1])]
        }
        guard first.elementsEqual("if".utf8) || first.elementsEqual("elif".utf8) else { return [] }
        return words.dropFirst().filter(isPath).map(path)
    }

    /// Returns true if a word of a condition is a value's path: no text, number or operator. What was asked for by
    /// name (`given.NAME`) is there or not.
    private static func isPath(_ word: Line) -> Bool {
        guard let first = word.first, first >= UInt8(ascii: "A") else { return false }
        let isOperator = ["and", "or", "not", "in", "true", "false"].contains { word.elementsEqual($0.utf8) }
        return !isOperator && !word.starts(with: "given.".utf8)
    }

    /// The variables that a loop has; nil for another tag.
    private static func variables(of words: [Line]) -> [String]? {
        guard words.first?.elementsEqual("for".utf8) == true else { return nil }
        return words.dropFirst().prefix { !$0.elementsEqual("in".utf8) }.map(text)
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

    /// Returns the value at a path, or the problem with it.
    private func value(at path: [String], in scope: Scope) -> (value: Any?, problem: String?) {
        guard let root = path.first else { return (nil, nil) }
        var path = path[...]
        var current: Any = values
        var name = ""
        if let variable = scope.variables[root] {
            // Of what a loop goes through, the first one is as the others.
            guard let variable else { return (nil, nil) }
            (current, name) = (variable, root)
            path = path.dropFirst()
        }
        for key in path {
            // What is no dictionary has values of its own kind: the first of a list.
            guard let dictionary = current as? [String: Any] else { return (nil, nil) }
            // One of several may have none, such as an answer, and is asked for that first.
            if dictionary.isEmpty, scope.variables[root] != nil { return (nil, nil) }
            name += name.isEmpty ? key : ".\(key)"
            guard let next = dictionary[key] else {
                return (
                    nil, "there is no value '\(name)'" + NearestWord.hint(for: key, among: dictionary.keys.sorted())
                )
            }
            current = next
        }
        return (current, nil)
    }
}
