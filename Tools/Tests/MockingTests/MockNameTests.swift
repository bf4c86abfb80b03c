import Testing

@testable import Mocking

@Suite("Names in mocks")
struct MockNameTests {
    @Test("a new overload with other labels renames nothing, and no name ever passes to another member")
    func stableNames() throws {
        let before = ["func show(text: String)", "func show(_ count: Int)", "func load(id: Int) -> Int", "func go()"]
        let old = ["showText", "show_", "loadId", "go"]
        #expect(try names(in: before) == old)
        let other = [
            "func show()", "func show(text: String, bold: Bool)", "func load(_ id: Int) -> Int",
            "func show(_ a: Int, b: Int)",
        ]
        let otherNames = ["show", "showTextBold", "load_", "show_B"]
        #expect(try names(in: before + other) == old + otherNames)
        #expect(try names(in: other + before) == otherNames + old)
        // What a parameter is called inside says nothing.
        #expect(try names(in: ["func show(_ number: Int)", "subscript(row: Int) -> Int"]) == ["show_", "subscript_"])

        // What is spelled alike is named by types, wherever it stands.
        let typed = [
            "func show(text: Int)", "func load(id: Int?) -> Int", "func go() async", "static func go()", "func show_()",
        ]
        let typedNames = ["showTextInt", "loadIdIntOptionalInt", "goAsync", "goStatic", "show_Void"]
        let renamed = ["showTextString", "show_Int", "loadIdIntInt", "goVoid"]
        #expect(try names(in: before + typed) == renamed + typedNames)
        #expect(try names(in: typed + before) == typedNames + renamed)
    }

    @Test("whatever is added under other labels, all names stay", arguments: 0..<8)
    func addedMembers(seed: Int) throws {
        var generator = Numbers(state: UInt64(seed) &* 7919 &+ 1)
        let words = ["a", "b", "c", "d", "e", "f", "g1", "hi", "j2k", "lmn"]
        func signature() -> [String] {
            [words.randomElement(using: &generator) ?? "a"]
                + (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                    (words + ["_", "_"]).randomElement(using: &generator) ?? "_"
                }
        }
        func text(_ signature: [String]) -> String {
            let parameters = signature.dropFirst().enumerated().map { "\($1) \(words[$0]): Int" }
            return "func \(signature[0])(\(parameters.joined(separator: ", ")))"
        }
        var signatures: Set<[String]> = []
        while signatures.count < 60 { signatures.insert(signature()) }
        let members = signatures.map(text).sorted()
        let names = try names(in: members)
        #expect(Set(names).count == members.count)
        var added = signature()
        while signatures.contains(added) { added = signature() }
        let place = Int.random(in: 0...members.count, using: &generator)
        var more = try self.names(in: Array(members[..<place]) + [text(added)] + members[place...])
        more.remove(at: place)
        #expect(more == names, "\(added)")
    }

    /// Numbers that are the same in every run.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private func names(in members: [String]) throws -> [String] {
        try names(in: "protocol P { \(members.joined(separator: "; ")) }")
    }

    @Test("Mockolo's names are the shortest that are free")
    func mockoloNames() throws {
        let source = """
            protocol Foo {
                func display()
                func display(x: Int)
                func display(y: Int)
                func update()
                func update() -> Int
                func update(arg: Int)
                func update(arg: Float)
                func handle(text: String)
            }
            """
        #expect(
            try names(in: source, .mockolo) == [
                "display", "displayX", "displayY", "update", "updateInt", "updateArg", "updateArgFloat", "handle",
            ])
    }

    private func names(in source: String, _ naming: MockOptions.Naming = .stable) throws -> [String] {
        let text = try mocks(["a.swift": source], options: MockOptions(naming: naming)).text
        return text.split(separator: "\n").compactMap { line in
            line.range(of: "Handler: (").map { range in
                String(line[..<range.lowerBound].split(separator: " ").last ?? "")
            }
        }
    }
}
