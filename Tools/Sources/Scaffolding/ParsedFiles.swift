import Foundation
import SwiftParser
import SwiftSyntax

/// The trees of Swift files by their texts: of several units that look at a file, the first one parses it.
final class ParsedFiles: @unchecked Sendable {
    private static let shared = ParsedFiles()
    /// The bytes of text whose trees are kept; beyond, all are let go.
    private static let limit = 4_000_000

    private let lock = NSLock()
    private var trees: [String: SourceFileSyntax] = [:]
    private var size = 0

    /// The tree of a file.
    ///
    /// - Parameter text: The text of the file.
    static func tree(of text: String) -> SourceFileSyntax { shared.tree(of: text) }

    private func tree(of text: String) -> SourceFileSyntax {
        if let known = lock.withLock({ trees[text] }) { return known }
        let tree = Parser.parse(source: text)
        lock.withLock {
            size += text.utf8.count
            if size > Self.limit { (trees, size) = ([:], text.utf8.count) }
            trees[text] = tree
        }
        return tree
    }
}
