import Foundation
import SwiftParser
import SwiftSyntax

/// Manifests as trees. Many parts of a command look into the same one for something of their own, and it is parsed once.
public enum ManifestTree {
    /// The tree of a manifest.
    ///
    /// - Parameter text: The manifest's text.
    /// - Returns: Its tree.
    public static func of(_ text: String) -> SourceFileSyntax {
        parsed.tree(of: text)
    }

    private static let parsed = Parsed()

    private final class Parsed: @unchecked Sendable {
        private let lock = NSLock()
        private var trees: [String: SourceFileSyntax] = [:]

        func tree(of text: String) -> SourceFileSyntax {
            lock.lock()
            defer { lock.unlock() }
            if let tree = trees[text] { return tree }
            let tree = Parser.parse(source: text)
            // A command that watches sees a manifest change again and again.
            if trees.count == 64 { trees = [:] }
            trees[text] = tree
            return tree
        }
    }
}
