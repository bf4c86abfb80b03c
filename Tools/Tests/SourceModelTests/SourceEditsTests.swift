import Foundation
import TemporaryFolders
import Testing

@testable import SourceModel

@Suite("Edits of sources")
struct SourceEditsTests {
    @Test("every byte that is not named stays")
    func bytes() throws {
        let source = Array("class Ä {\r\n\tlet x = 1  \n}".utf8) + [0xFF, 0x00]
        var edits = SourceEdits()
        #expect(try edits.applied(to: source) == source)
        edits.insert("2", at: 14)
        edits.replace(0..<5, with: "struct")
        edits.insert("3", at: 14)
        let changed = try edits.applied(to: source)
        let parts: [[UInt8]] = [Array("struct".utf8), Array(source[5..<14]), Array("23".utf8), Array(source[14...])]
        #expect(changed == Array(parts.joined()))
    }

    @Test("what cannot be is refused with words")
    func refusals() {
        let source = Array("äbc".utf8)
        func refusal(_ ranges: Range<Int>...) -> SourceEdits.Refusal? {
            var edits = SourceEdits()
            for range in ranges { edits.replace(range, with: "x") }
            do throws(SourceEdits.Refusal) { _ = try edits.applied(to: source) } catch { return error }
            return nil
        }
        #expect(refusal(2..<9) == .outside(2..<9))
        #expect(refusal(2..<4, 0..<3) == .overlapping(0..<3, 2..<4))
        #expect(refusal(1..<2) == .insideCharacter(1..<2))
        #expect(refusal(0..<2, 2..<4) == nil)
        #expect(refusal(2..<9)?.description == "bytes 2 to 9 are not in the file")
    }

    @Test("a file that changed meanwhile is left as it is")
    func files() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("let x = 1", to: "A.swift")
        var edits = SourceEdits()
        edits.replace(4..<5, with: "y")
        #expect(try !edits.apply(toFile: path, ifContentIs: ContentKey("let z = 1")))
        #expect(try edits.apply(toFile: path, ifContentIs: ContentKey("let x = 1")))
        #expect(try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8) == "let y = 1")
    }
}
