import Architecture
import Foundation
import SwiftParser
import Testing

@testable import Scaffolding

@Suite("Merging three texts")
struct ThreeWayMergeTests {
    private func merge(_ base: String, _ theirs: String, _ ours: String) -> ThreeWayMerge {
        let text = { (word: String) in word.map { "\($0)\n" }.joined() }
        return ThreeWayMerge(base: text(base), theirs: text(theirs), ours: text(ours))
    }

    @Test(
        "takes what one side changed, or both alike",
        arguments: [
            ("abc", "abc", "abc", "abc"), ("abc", "axbc", "abc", "axbc"), ("abc", "abc", "abyc", "abyc"),
            ("abc", "axbc", "abyc", "axbyc"), ("abc", "ac", "abyc", "ayc"), ("abc", "axc", "axc", "axc"),
            ("abc", "xabc", "abcy", "xabcy"), ("abcd", "xbcd", "aycd", "xycd"), ("abc", "", "abc", ""),
            ("", "x", "", "x"), ("", "x", "x", "x"), ("abc", "abxc", "abyc", "abxyc"),
            ("abc", "abxyc", "abyc", "abxyc"),
            ("abc", "aXbc", "aYc", "aXYc"),
        ])
    func agrees(base: String, theirs: String, ours: String, merged: String) {
        let merge = merge(base, theirs, ours)
        #expect(merge.conflicts.isEmpty)
        #expect(merge.text == merged.map { "\($0)\n" }.joined())
    }

    @Test("has a conflict where both changed the same, with the line in the person's text")
    func conflicts() {
        let merge = merge("abcde", "xabCde", "abKde")
        #expect(merge.conflicts == [.init(line: 4, theirs: ["C"], base: ["c"], ours: ["K"])])
        #expect(merge.text == "x\na\nb\nC\nd\ne\n")
        #expect(
            merge.marked(theirs: "mine", base: "then", ours: "new")
                == "x\na\nb\n<<<<<<< mine\nC\n||||||| then\nc\n=======\nK\n>>>>>>> new\nd\ne\n")
    }

    @Test("keeps the ends of lines that the person's file has, and a last line without one")
    func endsOfLines() {
        let merge = ThreeWayMerge(base: "a\nb\nc", theirs: "a\r\nX\r\nb\r\nc", ours: "a\nb\nc\nd")
        #expect(merge.conflicts.isEmpty && merge.text == "a\r\nX\r\nb\r\nc\r\nd")
    }

    @Test("takes what a person did already, and more, for theirs")
    func follows() {
        #expect(merge("c", "abC", "C").text == "a\nb\nC\n" && merge("c", "abC", "C").conflicts.isEmpty)
        // What is gone would stay, or what is new would be lost.
        #expect(merge("xc", "axC", "C").conflicts.count == 1)
        #expect(merge("c", "aB", "C").conflicts.count == 1)
        #expect(merge("abc", "aXc", "ac").conflicts.count == 1)
    }

    @Test("has no conflict where a person, or the tool, only laid the code out otherwise")
    func layout() {
        let base = "func a() {\n    f { T(\n        b: 1, c: 2 // why\n    ) }\n}\n"
        let formatted = "func a() {\n    f {\n        T(b: 1,\n          c: 2 // why\n        )\n    }\n}\n"
        let tools = "func a() {\n    f {\n        T(b: 1, c: 2 // why\n        ) }\n}\n"
        func merged(_ theirs: String, _ ours: String, from base: String) -> ThreeWayMerge {
            let layout = SwiftLayout(of: theirs, writtenAs: base)
            return ThreeWayMerge(
                base: layout.applied(to: base), theirs: theirs, ours: layout.applied(to: ours),
                meansTheSame: SwiftLayout.isAll(between:and:))
        }
        #expect(merged(formatted, tools, from: base).text == formatted)
        let more = tools.replacing("c: 2", with: "c: 2, d: 3")
        #expect(merged(formatted, more, from: base).text == more)
        for other in ["c: 4", "c: 2 /* because */"] {
            let edited = formatted.replacing("c: 2", with: other)
            #expect(merged(edited, more, from: base).conflicts.count == 1)
        }
        // Comments and texts are no layout.
        #expect(!SwiftLayout.isAll(between: ["a(\"b c\")"], and: ["a(\"bc\")"]))
        #expect(!SwiftLayout.isAll(between: ["a // b"], and: ["a // c"]))
    }

    @Test("gives what is new the indentation that the team's formatter gave the rest")
    func indentation() {
        let base = "struct A {\n    func a() {\n        b()\n    }\n}\n"
        let theirs = "struct A {\n  let mine = 1\n  func a() {\n    b()\n  }\n}\n"
        let ours = "struct A {\n    func a() {\n        b()\n    }\n\n    func c() {\n        d()\n    }\n}\n"
        let layout = SwiftLayout(of: theirs, writtenAs: base)
        let merge = ThreeWayMerge(base: layout.applied(to: base), theirs: theirs, ours: layout.applied(to: ours))
        #expect(
            merge.conflicts.isEmpty
                && merge.text
                    == "struct A {\n  let mine = 1\n  func a() {\n    b()\n  }\n\n  func c() {\n    d()\n  }\n}\n"
        )
    }

    @Test("takes no neighbours of which the text would not parse")
    func parses() {
        let parses = { (text: String) in !Parser.parse(source: text).hasError }
        let merge = ThreeWayMerge(
            base: "func a() {\n}\n", theirs: "func a() {\n    if b {\n}\n}\n",
            ours: "func a() {\n    if c {\n    }\n}\n",
            parses: parses)
        #expect(!merge.conflicts.isEmpty || parses(merge.text))
    }

    @Test("loses none of 120 random edits of generated files (504 in make soak), and merges 19 in 20 of them")
    func randomEdits() throws {
        var random = SeededGenerator(seed: 25)
        let rounds = RandomEdit.isSoak ? 84 : 20
        var (edits, clean) = (0, 0)
        for (name, source) in ArchitectureSource.builtIns.sorted(by: { $0.key < $1.key }) {
            var request = UnitRequest(name: "Home", into: "/nowhere/App", module: "App", tests: false)
            let before = try UnitScaffold(request, in: source, besides: [])
            request.navigates = "Detail"
            request.takes = "count: Int"
            let after = try UnitScaffold(request, in: source, besides: [])
            let new = Dictionary(uniqueKeysWithValues: after.files.map { ($0.path, $0.text) })
            let changing = before.files.filter { new[$0.path] != nil && new[$0.path] != $0.text }
            #expect(changing.count > 2, "\(name)")
            for round in 0..<rounds {
                let file = try #require(changing.randomElement(using: &random))
                let edit = RandomEdit(of: file.text, mark: "edit\(round)", by: &random)
                let theirs = edit.text
                let merge = ThreeWayMerge(base: file.text, theirs: theirs, ours: new[file.path] ?? "") { text in
                    !Parser.parse(source: text).hasError
                }
                edits += 1
                #expect(edit.isKept(in: merge.text), "\(file.path)\n\(theirs)")
                guard merge.conflicts.isEmpty else { continue }
                clean += 1
                let parsed = Parser.parse(source: theirs).hasError || !Parser.parse(source: merge.text).hasError
                #expect(parsed, "\(merge.text)")
            }
        }
        #expect(edits == 6 * rounds)
        #expect(clean * 100 >= edits * 95, "\(clean) of \(edits)")
    }
}
