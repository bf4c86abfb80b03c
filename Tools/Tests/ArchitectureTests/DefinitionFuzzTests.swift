import Testing

@testable import Architecture

/// A generator whose numbers are the same on every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &+ 0x9E37_79B9_7F4A_7C15
    }

    /// The next number (SplitMix64).
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

@Suite("Definitions that went wrong")
struct DefinitionFuzzTests {
    private static let pieces = [
        ":", "-", " ", "\n", "\t", "{", "}", "[", "]", "\"", "'", "&a ", "*a", "!!str ", "|", ">", "…", "? ", "#", "->",
        "{Unit}", "\u{0}", "\u{FEFF}", "é", "~", "<<: *a", "---\n", "...\n", "%",
    ]

    @Test("never crash the reader, and every mistake has its place in the text", arguments: UInt64(0)..<24)
    func mutated(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let original =
            try seed.isMultiple(of: 2) ? SampleDefinition.text : #require(ArchitectureSource.builtIns["snp"]).text
        for _ in 0..<20 {
            var text = original
            for _ in 0..<Int.random(in: 1...6, using: &generator) { Self.mutate(&text, &generator) }
            do {
                _ = try DefinitionReader.read(text, file: "f", templates: SampleDefinition.templates)
            } catch {
                #expect(!error.mistakes.isEmpty)
                let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).count
                #expect(
                    error.mistakes.allSatisfy { (1...lines + 1).contains($0.position.line) && $0.position.column > 0 })
                #expect(error.mistakes == error.mistakes.sorted { $0.position < $1.position })
            }
        }
    }

    @Test(
        "may be as large or as deep as they like",
        arguments: [
            String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 100_000),
            String(repeating: "- ", count: 100_000), String(repeating: "a: b\n", count: 2_000),
            "a: &a [x]\n" + (0..<40).map { "k\($0): &k\($0) [*a, *a]\n" }.joined(),
            "roles: &r\n  a: *r\n",
        ])
    func hostile(text: String) {
        #expect(!SampleDefinition.mistakes(of: text).isEmpty)
    }

    private static func mutate(_ text: inout String, _ generator: inout SeededGenerator) {
        var scalars = Array(text.unicodeScalars)
        guard !scalars.isEmpty else { return }
        let at = Int.random(in: 0..<scalars.count, using: &generator)
        let until = min(scalars.count, at + Int.random(in: 1...12, using: &generator))
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: scalars.removeSubrange(at..<until)
        case 1: scalars.insert(contentsOf: (pieces.randomElement(using: &generator) ?? " ").unicodeScalars, at: at)
        case 2:
            scalars.insert(contentsOf: scalars[at..<until], at: Int.random(in: 0..<scalars.count, using: &generator))
        case 3: scalars.removeSubrange(at...)
        default:
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            lines.swapAt(
                Int.random(in: 0..<lines.count, using: &generator), Int.random(in: 0..<lines.count, using: &generator))
            scalars = Array(lines.joined(separator: "\n").unicodeScalars)
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        text = String(view)
    }
}
