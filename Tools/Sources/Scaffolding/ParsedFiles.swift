import Foundation
import SourceModel
import SwiftParser
import SwiftSyntax

/// The trees of Swift files, and what they declare, by their texts: of several units that look at a file, the first one parses it.
/// Whoever edits a file needs its tree; who only asks what it declares asks for its facts.
final class ParsedFiles: @unchecked Sendable {
    private static let shared = ParsedFiles()
    /// The bytes of text whose trees are kept; beyond, all are let go.
    private static let limit = 4_000_000

    private let lock = NSLock()
    private var trees: [String: SourceFileSyntax] = [:]
    private var facts: [String: FileFacts] = [:]
    private var headers: [String: FileFacts] = [:]
    private var size = 0

    /// The tree of a file.
    ///
    /// - Parameter text: The text of the file.
    static func tree(of text: String) -> SourceFileSyntax { shared.tree(of: text) }

    /// The declarations of a file; none where it is nested too deep to be read.
    ///
    /// - Parameter text: The text of the file.
    static func facts(of text: String) -> FileFacts { shared.facts(of: text, .whole, in: \.facts) }

    /// The headers of a file's types, and its protocols: a small part of the work, which tells whether the rest is wanted.
    ///
    /// - Parameter text: The text of the file.
    static func headers(of text: String) -> FileFacts { shared.facts(of: text, .headers, in: \.headers) }

    private func tree(of text: String) -> SourceFileSyntax {
        if let known = lock.withLock({ trees[text] }) { return known }
        let tree = Parser.parse(source: text)
        lock.withLock {
            makeRoom(for: text)
            trees[text] = tree
        }
        return tree
    }

    private func facts(
        of text: String, _ depth: FactDepth, in memory: ReferenceWritableKeyPath<ParsedFiles, [String: FileFacts]>
    ) -> FileFacts {
        if let known = lock.withLock({ self[keyPath: memory][text] }) { return known }
        let read = FileFacts(parsing: text, depth: depth) ?? FileFacts()
        lock.withLock {
            makeRoom(for: text)
            self[keyPath: memory][text] = read
        }
        return read
    }

    private func makeRoom(for text: String) {
        size += text.utf8.count
        if size > Self.limit { (trees, facts, headers, size) = ([:], [:], [:], text.utf8.count) }
    }
}
