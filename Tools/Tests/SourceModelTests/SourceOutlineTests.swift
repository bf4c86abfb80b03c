import Foundation
import Testing

@testable import SourceModel

@Suite("Outlines")
struct SourceOutlineTests {
    private func outline(_ source: String) -> String? {
        Array(source.utf8).withUnsafeBufferPointer { SourceOutline.of($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("leave nothing of bodies but their lines, and every column where it was")
    func bodies() {
        #expect(outline("func f() { g() }; protocol P {}") == "func f() {     }; protocol P {}")
        #expect(
            outline("class A {\n  func f() {\n    {}\n  }; class B {}\n}")
                == "class A {\n  func f() {\n\n  }; class B {}\n}")
        #expect(outline("let a = \"{\" /* { */ // {\nvar b: Int { \"}\\(c(\"}\"))\".count } ") != nil)
    }

    @Test("keep types, extensions and all of a protocol")
    func types() {
        #expect(outline("protocol P: class { var x: Int { get set } }") == nil)
        #expect(outline("struct S where T == U { enum E { case a } }") == nil)
        #expect(outline("@A extension S { }") == nil)
    }

    @Test(
        "are not made where braces cannot be told for sure",
        arguments: [
            "func f() { let r = /[{]/ }", "func f() { let r = #/{/# }", "func f() { #\"{\"# }", "func f() { \"a",
            "func f() { { }", "func f() { } }", "func f() { /* { }", "func f() { \"\"\" { }",
            "func f() { " + String(repeating: "\"\\(", count: 100) + " }",
        ])
    func doubt(source: String) {
        #expect(outline(source) == nil)
    }

    @Test("give the facts that whole files give")
    func facts() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        var outlined = 0
        for folder in ["Sources/ScaenaKit", "Tools/Sources/Mocking", "Tools/Tests/MockingTests/Fixture"] {
            for path in SourceFileList(paths: [root.appendingPathComponent(folder).path]).files {
                let bytes = Array(try FileBytes.read(path).bytes)
                bytes.withUnsafeBufferPointer { source in
                    if SourceOutline.of(source) != nil { outlined += 1 }
                    #expect(FactExtractor.facts(of: source) == FactExtractor.parsed(source, .headers), "\(path)")
                }
            }
        }
        #expect(outlined > 50)
    }
}
