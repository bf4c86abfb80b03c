import Foundation

/// Tells on a terminal how far a command is, in one line that goes again: in a pipe nothing is told, and Ctrl-C leaves
/// no half line behind.
final class TerminalProgress: Sendable {
    private let isTerminal: Bool

    /// Begins to tell.
    ///
    /// - Parameter isWanted: True if anything is told; on a terminal only, whatever is wanted.
    init(isWanted: Bool = true) {
        isTerminal = isWanted && isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
        guard isTerminal else { return }
        signal(SIGINT) { number in
            // Only what is allowed inside of a signal: a write, and then the end that the signal is meant to bring.
            var clearing: UInt32 = 0x4B5B_1B0D
            _ = write(STDERR_FILENO, &clearing, 4)
            signal(number, SIG_DFL)
            raise(number)
        }
    }

    /// Tells how many files were read.
    func tell(_ count: Int, of total: Int) {
        guard isTerminal else { return }
        FileHandle.standardError.write(Data("\rreading: \(count) of \(total) files".utf8))
    }

    /// Takes the line away.
    func end() {
        guard isTerminal else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
        signal(SIGINT, SIG_DFL)
    }

    /// Tells something on a line of its own.
    static func note(_ text: String) { FileHandle.standardError.write(Data("note: \(text)\n".utf8)) }
}
