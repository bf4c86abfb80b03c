import Foundation
import Testing

@testable import SourceModel

@Suite("Names by letters")
struct LexedNamesTests {
    private func names(_ source: String) -> NumberedNames {
        Array(source.utf8).withUnsafeBufferPointer { LexedNames.of($0) }
    }

    /// Returns those of some names that a source uses.
    private func used(_ source: String, of asked: [String]) -> [String] {
        let found = names(source).sorted
        return asked.filter { name in
            found.contains {
                NumberedNames.plain($0) == NumberedNames.number(of: name) && $0 & NameUse.writing.rawValue != 0
            }
        }
    }

    private func isMade(_ name: String, in source: String) -> Bool {
        names(source).sorted.contains {
            NumberedNames.plain($0) == NumberedNames.number(of: name)
                && $0 & NameUse.making.rawValue == NameUse.making.rawValue
        }
    }

    @Test(
        "are what code uses",
        arguments: [
            "sut.load(page)", "let x = sut.load(page)", "assert(\"\\(sut.load(page))\")",
            "#expect(sut.load(page) == 1)",
            "let text = \"\"\"\n  \" \\(sut.load(\"a \\(page)\"))\n  \"\"\"",
            "let text = #\"\\(no) \\#(sut.load(page)) \"\"#",
            "if ok ? sut.load(page) : false {}", "switch a { case sut.load: page() default: break }",
            "if let sut, let load { page() }", "guard let sut else { return load ?? page }",
            "f(a as? sut, b: load?.c ?? page)",
            "f(a ? sut : load, b: page)", "[sut: load, page: 1]", "/* /* no */ */ sut.load(page) // no",
            "let a: sut = load\nfunc f(_ a: page) {}",
        ])
    func uses(source: String) {
        #expect(used(source, of: ["sut", "load", "page"]) == ["sut", "load", "page"], "\(source)")
    }

    @Test(
        "are not what is declared, labels, comments and letters of strings",
        arguments: [
            "func load() {}", "var load = 1", "enum E { case load(Int) }", "for load in 1...2 {}", "f(load: 1, b: 2)",
            "f(1, load: 2)", "func f(load: Int) {}", "func f(_ load: Int, a b: Int) {}",
            "func f(a: Int, load b: Int) {}",
            "// load", "/* load /* */ load */", "\"load\"", "#\"\\(load)\"#", "\"\"\"\nload \\u{load} \"load\"\n\"\"\"",
            "let a: A?\nfunc load() {}", "class load {}", "typealias load = Int", "\"\\\"load\"",
        ])
    func declares(source: String) {
        #expect(used(source, of: ["load"]) == [], "\(source)")
    }

    @Test("make objects where a name is called, asked or given type arguments")
    func making() {
        for source in ["let a = Store()", "Store.shared", "Store<Int>()"] { #expect(isMade("Store", in: source)) }
        #expect(!isMade("Store", in: "var a: Store!"))
    }

    @Test("end with the text, whatever is half-written")
    func halfWritten() {
        let long = ["#", "\"", "\\", "`", "(", "import "].map { String(repeating: $0, count: 100_000) }
        for source in long + ["\"", "\"\\(", "\"\"\"\\(a", "/*", "#\"", "f(a", ")", "}", "\"\\", "#", "`", "a\\"] {
            _ = names(source)
            #expect(used("load()\n" + source, of: ["load"]) == ["load"], "\(source.prefix(9))")
        }
    }

    @Test("have all names that the facts of our own tests have")
    func ownTests() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        var files = 0
        for path in SourceFileList(paths: [root.appendingPathComponent("Tools/Tests/ProjectTests").path]).files {
            let source = try String(contentsOfFile: path, encoding: .utf8)
            let facts = try #require(FileFacts(parsing: source, depth: .whole))
            guard facts.imports.areOfTests else { continue }
            files += 1
            let found = Set(names(source).sorted.map(NumberedNames.plain))
            let missing = WrittenNames(facts).names.filter { !found.contains(NumberedNames.number(of: $0)) }
            #expect(missing.filter { $0.first?.isLetter == true } == [], "\(path)")
        }
        #expect(files > 1)
    }
}
