import Foundation

/// The text of a file, which is UTF-8, or the place where it is not.
enum UTF8Text {
    /// Reads bytes.
    ///
    /// - Parameter data: the file.
    /// - Returns: The text, or the place of the first byte that is no UTF-8.
    static func read(_ data: Data) -> Result<String, NotUTF8> {
        if let text = String(validating: data, as: UTF8.self) { return .success(text) }
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where String(validating: line, as: UTF8.self) == nil {
            var decoder = UTF8()
            var bytes = line.makeIterator()
            var column = 1
            while case .scalarValue = decoder.decode(&bytes) { column += 1 }
            return .failure(NotUTF8(position: SourcePosition(line: number + 1, column: column)))
        }
        return .failure(NotUTF8(position: SourcePosition(line: 1, column: 1)))
    }

    /// Where bytes are no UTF-8.
    struct NotUTF8: Error {
        let position: SourcePosition
        static let reason = "this is not UTF-8: save the file in that encoding"
    }
}
