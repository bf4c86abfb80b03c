import Architecture
import Foundation
import SwiftSyntax

/// Puts contracts where the architecture wants them, whatever templates they were written from: all into one file, or each
/// beside who uses it.
struct ContractPlacement {
    private let definition: ArchitectureDefinition
    private let unit: UnitName

    init(_ definition: ArchitectureDefinition, of unit: UnitName) {
        self.definition = definition
        self.unit = unit
    }

    /// The files with each contract in its place. One that nothing is left of is gone.
    ///
    /// - Parameter files: the files as their templates have them.
    func placed(_ files: [RenderedFile]) -> [RenderedFile] {
        guard let places = definition.contractsIn else { return files }
        var texts = files.map(\.text)
        for (contract, target) in targets(places) {
            let path = target.path.name(for: unit)
            // Where it is to go is no file of this unit, as when tests are left out: then it stays.
            guard let to = files.firstIndex(where: { $0.path == path && $0.place == target.place }) else { continue }
            let type = contract.type.name(for: unit)
            for from in files.indices where from != to && files[from].place == .sources {
                guard let parts = Self.taking(type, from: texts[from]) else { continue }
                texts[from] = parts.rest
                texts[to] = Self.putting(parts.declaration, into: texts[to])
            }
        }
        return zip(files, texts).compactMap { file, text in
            if text != file.text, Self.isEmpty(text) { return nil }
            return RenderedFile(path: file.path, place: file.place, text: text, template: file.template)
        }
    }

    /// The contracts that have a place of their own, in the order in which they are to stand there.
    private func targets(_ places: ArchitectureDefinition.ContractPlaces) -> [(Contract, UnitFile)] {
        definition.contracts.filter(\.isUsed).compactMap { contract in
            switch places {
            case .file(let id):
                let isOfUnit =
                    definition.roles.contains { $0.scope == .unit && $0.implements.contains(contract.id) }
                    || definition.channels.contains { $0.through == contract.id && $0.leavesUnit }
                return definition.files.first { $0.id == id && isOfUnit }.map { (contract, $0) }
            case .consumers:
                let consumer = definition.channels.first { channel in
                    channel.through == contract.id && definition.role(channel.from)?.scope == .unit
                }
                return definition.files.first { file in consumer.map { file.holds.contains($0.from) } ?? false }
                    .map { (contract, $0) }
            }
        }
    }

    /// Takes a protocol out of a text, with its comment; nil where there is none of that name.
    private static func taking(_ type: String, from text: String) -> (declaration: String, rest: String)? {
        let file = ParsedFiles.tree(of: text)
        guard
            let statement = file.statements.first(where: { $0.item.as(ProtocolDeclSyntax.self)?.name.text == type })
        else { return nil }
        // What is more than a line away from it is a heading of the file, and goes with it no more than it stays.
        let comment = statement.leadingTrivia.description.components(separatedBy: "\n\n").last ?? ""
        let declaration = comment.drop { $0 == "\n" } + statement.trimmedDescription
        let bytes = Array(text.utf8)
        let before = String(decoding: bytes[..<statement.position.utf8Offset], as: UTF8.self)
        let after = String(decoding: bytes[statement.endPosition.utf8Offset...], as: UTF8.self)
        return (String(declaration), before + after)
    }

    /// Puts a declaration behind what a text imports, and behind the protocols there.
    private static func putting(_ declaration: String, into text: String) -> String {
        let file = ParsedFiles.tree(of: text)
        let head = file.statements.prefix {
            $0.item.is(ImportDeclSyntax.self) || $0.item.is(ProtocolDeclSyntax.self)
        }
        let end = head.last?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
        let bytes = Array(text.utf8)
        let before = String(decoding: bytes[..<end], as: UTF8.self)
        let after = String(decoding: bytes[end...], as: UTF8.self).drop { $0 == "\n" }
        return (before.isEmpty ? "" : before + "\n\n") + declaration + "\n" + (after.isEmpty ? "" : "\n" + after)
    }

    /// Returns true if a text has imports and nothing else.
    private static func isEmpty(_ text: String) -> Bool {
        ParsedFiles.tree(of: text).statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
    }
}
