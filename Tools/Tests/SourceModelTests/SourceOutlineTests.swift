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
        #expect(outline("let a = \"{\" /* { */ // {\nvar b: Int { \"}\\(c(\"}\"))\".count } ") != nil)
    }

    @Test("keep types, extensions and all of a protocol")
    func types() {
        #expect(outline("protocol P: class { var x: Int { get set } }") == nil)
        #expect(outline("@A extension S { }") == nil)
    }

    /// Returns the rest of the lines between a type's braces, without the blanks.
    private func left(_ members: String) throws -> [String] {
        let source = "class A: B {\n\(members)\n}"
        let text = try #require(outline(source))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == source.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(lines.first == "class A: B {" && lines.last == "}")
        return lines.dropFirst().dropLast().map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test("leave nothing of a type's functions, properties and cases, nor of what belongs to them")
    func members() throws {
        #expect(try left("  /// Says a.\n  @objc(a:) private(set) static func a() -> Int { 1 }") == [])
        #expect(try left("  let a = b ?\n    1 : 2\n  var b: Int { get { 1 } }; let c = 1") == [])
        #expect(try left("  init?(\n    a: Int = 1 // }\n  ) where T: U {\n  }\n  deinit {}") == [])
        #expect(try left("  case a, b\n  indirect case c(A)\n  subscript(a: Int) -> Int { 1 }") == [])
        #expect(try left("  class var a = 1\n  class func b() {}") == [])
        #expect(try left("  let a =\n    open(1)\n  let b = c,\n    open = 2") == [])
    }

    @Test("leave a type's types, aliases and conditions, with what belongs to them")
    func nested() throws {
        #expect(
            try left(
                "  private var a = 1\n  struct S: T { var b = 1 }\n  /// @mockable\n  protocol P { var c: Int { get } }"
            )
            .map { $0.replacing(" ", with: "") } == ["structS:T{}", "///@mockable", "protocolP{varc:Int{get}}"])
        #expect(
            try left("  public typealias D = E\n  #if os(iOS)\n  let f = 1\n  #else\n  final class G {}\n  #endif")
                == ["public typealias D = E", "#if os(iOS)", "#else", "final class G {}", "#endif"])
        #expect(try left("  func h() {}\n  private protocol I {}\n  func j() {}") == ["private protocol I {}"])
        #expect(try left("  let k = 1; class L {}\n  struct `init` {}") == ["class L {}", "struct `init` {}"])
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
                let file = try FileBytes.read(path)
                let bytes = withExtendedLifetime(file) { Array(file.bytes) }
                bytes.withUnsafeBufferPointer { source in
                    if SourceOutline.of(source) != nil { outlined += 1 }
                    #expect((try? FactExtractor.facts(of: source)) == FactExtractor.headers(source), "\(path)")
                }
            }
        }
        #expect(outlined > 50)
    }
}
