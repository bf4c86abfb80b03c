import Conformance
import Findings
import SourceModel

/// The one right mend of a finding, as far as it is known where it is found; ``Mending`` makes edits of it.
package enum Mend: Sendable {
    /// A property becomes weak.
    case weak(property: String)
    /// A property's type becomes another.
    case type(property: String, from: String, to: String)
    /// A property is set in a function of the builder, behind the last line that sets one there or before it returns.
    case wire(path: String, before: Int, line: String)
    /// A file takes another name.
    case rename(path: String, to: String)
}

/// Makes edits of mends, from the lines of sources. What is not written as expected is left to a person.
struct Mending {
    let lines: SourceLines

    /// The edits of a mend; none where the source is written otherwise than this can mend.
    func edits(_ mend: Mend, of finding: Finding) -> [Finding.Edit] {
        let place = finding.place
        switch mend {
        case .weak(let property):
            guard let line = lines.line(place.line, of: place.path),
                let declared = Declaration(property, in: line), declared.keyword == "var", declared.isOptional
            else { return [] }
            return [
                Finding.Edit(
                    path: place.path, line: place.line, columns: declared.keywordColumn..<declared.keywordColumn,
                    replacement: "weak ")
            ]
        case .type(let property, let old, let new):
            guard let line = lines.line(place.line, of: place.path), let declared = Declaration(property, in: line),
                let columns = declared.columns(ofType: old)
            else { return [] }
            return [
                Finding.Edit(
                    path: place.path, line: place.line, columns: columns,
                    replacement: declared.isOptional ? "(any \(new))" : "any \(new)")
            ]
        case .wire(let path, let before, let text):
            guard let next = lines.line(before, of: path) else { return [] }
            let own = lines.line(before - 1, of: path) ?? ""
            // A closing brace stands further out than the lines before it.
            let model = next.drop { $0 == " " || $0 == "\t" }.hasPrefix("}") ? own : next
            let indent = model.prefix { $0 == " " || $0 == "\t" }
            return [Finding.Edit(path: path, line: before, columns: 1..<1, replacement: "\(indent)\(text)\n")]
        case .rename: return []
        }
    }
}

/// The declaration of a property in one line: `private let view: LoginView?`.
private struct Declaration {
    var keyword: String
    /// The column of `var` or `let`, from 1.
    var keywordColumn: Int
    /// The written type, and its first column.
    private var type: [UInt8]
    private var typeColumn: Int

    init?(_ property: String, in line: String) {
        let bytes = Array(line.utf8)
        let blank = UInt8(ascii: " ")
        func find(_ word: String, from start: Int) -> Int? {
            let word = Array(word.utf8)
            guard bytes.count >= word.count else { return nil }
            return (start...max(start, bytes.count - word.count)).first {
                $0 + word.count <= bytes.count && bytes[$0..<($0 + word.count)].elementsEqual(word)
            }
        }
        guard let keyword = ["var", "let"].first(where: { find("\($0) \(property)", from: 0) != nil }),
            let start = find("\(keyword) \(property)", from: 0), start == 0 || bytes[start - 1] == blank,
            find("weak ", from: 0).map({ $0 > start }) ?? true, find("unowned", from: 0).map({ $0 > start }) ?? true
        else { return nil }
        var index = start + keyword.utf8.count + 1 + property.utf8.count
        while index < bytes.count, bytes[index] == blank { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return nil }
        index += 1
        while index < bytes.count, bytes[index] == blank { index += 1 }
        var end = index
        while end < bytes.count,
            ![UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";")].contains(bytes[end]),
            !(bytes[end] == UInt8(ascii: "/") && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "/"))
        {
            end += 1
        }
        while end > index, bytes[end - 1] == blank { end -= 1 }
        guard end > index else { return nil }
        self.keyword = keyword
        keywordColumn = start + 1
        type = Array(bytes[index..<end])
        typeColumn = index + 1
    }

    /// True if the type ends as optional ones do.
    var isOptional: Bool { type.last == UInt8(ascii: "?") || type.last == UInt8(ascii: "!") }

    /// Where a type stands that is all that is written, but for a mark behind it.
    func columns(ofType name: String) -> Range<Int>? {
        let core = isOptional ? type.dropLast() : type[...]
        guard core.elementsEqual(name.utf8) else { return nil }
        return typeColumn..<(typeColumn + core.count)
    }
}
