import Findings
import Foundation

/// The statements of a definition that were asked for: rules ask for the same few at each place that they judge.
final class StatementMemory: @unchecked Sendable {
    struct Key: Hashable {
        var file: String
        var line: Int
        var column: Int
        var word: String?
    }

    private let lock = NSLock()
    private var known: [Key: Finding.Statement] = [:]

    /// The statement of a key, which is read once.
    func statement(_ key: Key, _ read: () -> Finding.Statement) -> Finding.Statement {
        if let statement = lock.withLock({ known[key] }) { return statement }
        let statement = read()
        lock.withLock { known[key] = statement }
        return statement
    }
}
