import ArgumentParser
import Foundation
import SourceModel

/// `scaena facts`: what the tool reads from a file.
struct FactsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "facts",
        abstract:
            "Shows as JSON what is read from a Swift file: declarations, and what bodies do. FACTS.md has the schema.",
        discussion: "For example:\n  scaena facts Sources/App/About/AboutProtocols.swift")

    @Argument(help: "The Swift file.")
    var file: String

    func run() throws {
        let scan = SourceScan(SourceFileList(paths: [file]), jobs: 1)
        let read = scan.facts(cache: nil, jobs: 1, depth: .whole) { _ in true }
        if let note = (scan.notes + read.notes).first { throw Failure(.noInput, "\(note.path): \(note.text)") }
        guard let facts = read.facts[0], scan.files.count == 1 else { throw Failure(.usage, "\(file) is not one file") }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(facts), as: UTF8.self))
    }
}
