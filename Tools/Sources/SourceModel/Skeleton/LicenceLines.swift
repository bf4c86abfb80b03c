import SwiftSyntax

/// The lines of a file's head that tell its licence: a sentence is not cut where it breaks.
struct LicenceLines {
    /// The words by which such a line is known.
    static let words = ["Copyright", "copyright", "©", "License", "license", "SPDX"]

    /// The lines, as they are written.
    let lines: Set<String>

    /// Reads a file's head.
    ///
    /// - Parameter file: The file.
    init(of file: SourceFileSyntax) {
        var paragraphs: [[String]] = [[]]
        for piece in file.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.pieces ?? [] {
            if let comment = piece.comment, comment.contains(where: \.isLetter) {
                paragraphs[paragraphs.count - 1].append(comment)
            } else if piece.comment != nil || piece.isEmptyLine {
                paragraphs.append([])
            }
        }
        // Who wrote it and when is no licence, wherever it stands.
        let told = paragraphs.filter { $0.contains { line in Self.words.contains(where: line.contains) } }
        lines = Set(
            told.joined().filter { !$0.contains("Created") && !$0.hasSuffix(".swift") && !$0.contains(".swift ") })
    }
}

extension TriviaPiece {
    /// True if a line without anything stands here.
    fileprivate var isEmptyLine: Bool {
        if case .newlines(let count) = self { return count > 1 }
        return false
    }
}
