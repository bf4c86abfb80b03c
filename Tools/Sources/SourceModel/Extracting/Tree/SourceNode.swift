import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// A node of a parsed file, and where it stands.
///
/// SwiftSyntax's own nodes are made one by one, each of which keeps its tree alive: walking a file with them takes as
/// long as parsing it. Beneath them lies a tree of plain memory that is walked for next to nothing, but only under
/// `@_spi(RawSyntax)`, which promises nothing from version to version. So nothing outside of this folder sees it, and the
/// package pins the version; ``Slot`` finds its places by SwiftSyntax's own description of them.
///
/// A node must not outlive ``SourceTree/with(_:_:)``.
struct SourceNode {
    private let raw: RawSyntax
    /// The first byte of the node, blanks and comments before it among them.
    private let start: UnsafePointer<UInt8>

    fileprivate init(_ raw: RawSyntax, at start: UnsafePointer<UInt8>) {
        self.raw = raw
        self.start = start
    }

    /// What the node is.
    var kind: SyntaxKind { raw.kind }

    /// Whether the node is an expression.
    var isExpression: Bool { RawExprSyntax.isKindOf(raw) }

    /// Whether the node is a declaration.
    var isDeclaration: Bool { RawDeclSyntax.isKindOf(raw) }

    /// Whether the node is a type.
    var isType: Bool { RawTypeSyntax.isKindOf(raw) }

    /// Whether the parser had to guess inside it.
    var hasError: Bool { raw.hasError }

    /// Whether a token is in the source, and was not put there by the parser.
    var isPresent: Bool { raw.tokenView?.presence != .missing }

    // MARK: Children

    /// The child in a place; `nil` where there is none. A token that the parser missed is there, without a length.
    subscript(slot: Slot) -> SourceNode? {
        let children = Self.children(of: raw)
        guard slot.index < children.count, let child = children[slot.index] else { return nil }
        var start = start
        for index in 0..<slot.index {
            if let earlier = children[index] { start += earlier.byteLength }
        }
        return SourceNode(child, at: start)
    }

    /// The children, in order: of a list, its elements.
    var children: Children { Children(Self.children(of: raw), start) }

    /// How many places there are for children: of a list, how many elements it has.
    var count: Int { Self.children(of: raw).count }

    /// The first child.
    var first: SourceNode? {
        var children = children
        return children.next()
    }

    private static func children(of raw: RawSyntax) -> UnsafeBufferPointer<RawSyntax?> {
        // The memory is the tree's, which outlives the node.
        raw.layoutView?.children.withContiguousStorageIfAvailable { $0 } ?? UnsafeBufferPointer(start: nil, count: 0)
    }

    /// The children of a node.
    struct Children: Sequence, IteratorProtocol {
        private let buffer: UnsafeBufferPointer<RawSyntax?>
        private var index = 0
        private var start: UnsafePointer<UInt8>?

        /// No children.
        static var none: Children { Children(UnsafeBufferPointer(start: nil, count: 0), nil) }

        fileprivate init(_ buffer: UnsafeBufferPointer<RawSyntax?>, _ start: UnsafePointer<UInt8>?) {
            self.buffer = buffer
            self.start = start
        }

        mutating func next() -> SourceNode? {
            while index < buffer.count {
                defer { index += 1 }
                guard let raw = buffer[index], let start else { continue }
                self.start = start + raw.byteLength
                return SourceNode(raw, at: start)
            }
            return nil
        }
    }

    // MARK: Text

    /// The first byte after the blanks and comments before the node.
    var contentStart: UnsafePointer<UInt8> { start + raw.leadingTriviaByteLength }

    /// The byte after the node, without the blanks and comments after it.
    var contentEnd: UnsafePointer<UInt8> { start + raw.byteLength - raw.trailingTriviaByteLength }

    /// The bytes of the blanks and comments before the node.
    var leadingBytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: raw.leadingTriviaByteLength)
    }

    /// The blanks and comments before the node.
    var leadingTrivia: Trivia { Trivia(pieces: (raw.leadingTriviaPieces ?? []).map(TriviaPiece.init(raw:))) }

    /// The bytes of a node without the blanks and comments around it; of a missing token, those it should have.
    var bytes: UnsafeBufferPointer<UInt8> {
        if let token = raw.tokenView {
            let text = token.rawText
            return text.withContiguousStorageIfAvailable { $0 } ?? UnsafeBufferPointer(start: nil, count: 0)
        }
        let start = contentStart
        return UnsafeBufferPointer(start: start, count: Swift.max(0, contentEnd - start))
    }

    /// The text of a node without the blanks and comments around it; of a missing token, that it should have.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A parsed file.
enum SourceTree {
    /// Parses a file and gives its root to a piece of work.
    ///
    /// - Parameters:
    ///   - source: The file's bytes.
    ///   - work: Reads the tree; no node may outlive it.
    /// - Returns: What the work makes of it.
    static func with<Result>(_ source: UnsafeBufferPointer<UInt8>, _ work: (SourceNode) -> Result) -> Result? {
        guard let start = source.baseAddress else { return nil }
        var parser = Parser(source)
        let file = SourceFileSyntax.parse(from: &parser)
        return withExtendedLifetime(file) { work(SourceNode(file.raw, at: start)) }
    }
}
