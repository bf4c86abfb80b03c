import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// A node of a parsed file.
///
/// SwiftSyntax's own nodes are made one by one, each of which keeps its tree alive: walking a file with them takes as
/// long as parsing it. Beneath them lies a tree of plain memory that is walked for next to nothing, but only under
/// `@_spi(RawSyntax)`, which promises nothing from version to version. So nothing outside of this folder sees it, and the
/// package names one version exactly: ``ChildPosition`` finds its places by SwiftSyntax's own description of them.
///
/// A node must not outlive its ``SourceTree``.
struct SourceNode {
    private let raw: RawSyntax
    /// The node that it is a child of, and which: what the parser missed stands behind what is before it.
    private let parent: RawSyntax?
    // Narrow, so that a node is passed in registers.
    private let index: Int32
    /// The node's kind.
    let kind: SyntaxKind

    fileprivate init(_ raw: RawSyntax, in parent: RawSyntax? = nil, at index: Int = 0) {
        self.raw = raw
        self.parent = parent
        self.index = Int32(truncatingIfNeeded: index)
        kind = raw.kind
    }

    /// A child in a place.
    @inline(__always)
    fileprivate init(_ raw: RawSyntax, in parent: RawSyntax, at slot: ChildPosition) {
        self.raw = raw
        self.parent = parent
        index = Int32(truncatingIfNeeded: slot.index)
        kind = slot.isToken ? .token : raw.kind
    }

    /// True if the node is an expression.
    var isExpression: Bool { RawExprSyntax.isKindOf(raw) }

    /// True if the node is a declaration.
    var isDeclaration: Bool { RawDeclSyntax.isKindOf(raw) }

    /// True if the node is a type.
    var isType: Bool { RawTypeSyntax.isKindOf(raw) }

    /// True if the parser had to guess inside it.
    var hasError: Bool { raw.hasError }

    /// True if a token is in the source, and was not put there by the parser.
    var isPresent: Bool { raw.tokenView?.presence != .missing }

    // MARK: Children

    /// The child in a place; `nil` where there is none. A token that the parser missed is there, without a length.
    subscript(slot: ChildPosition) -> SourceNode? {
        let children = Self.children(of: raw)
        guard slot.index < children.count, let child = children[slot.index] else { return nil }
        return SourceNode(child, in: raw, at: slot)
    }

    /// The node with its children at hand, for who asks for several: each look into the tree costs calls.
    var opened: Opened { Opened(raw, Self.children(of: raw)) }

    /// A node with its children at hand.
    struct Opened {
        private let raw: RawSyntax
        private let slots: UnsafeBufferPointer<RawSyntax?>

        fileprivate init(_ raw: RawSyntax, _ slots: UnsafeBufferPointer<RawSyntax?>) {
            self.raw = raw
            self.slots = slots
        }

        /// The child in a place, as of the node.
        subscript(slot: ChildPosition) -> SourceNode? {
            guard slot.index < slots.count, let child = slots[slot.index] else { return nil }
            return SourceNode(child, in: raw, at: slot)
        }
    }

    /// The children, in order: of a list, its elements.
    var children: Children { Children(Self.children(of: raw), of: raw) }

    /// The number of places for children: of a list, the number of its elements.
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
        private let parent: RawSyntax?
        private var index = 0

        /// No children.
        static var none: Children { Children(UnsafeBufferPointer(start: nil, count: 0), of: nil) }

        fileprivate init(_ buffer: UnsafeBufferPointer<RawSyntax?>, of parent: RawSyntax?) {
            self.buffer = buffer
            self.parent = parent
        }

        mutating func next() -> SourceNode? {
            while index < buffer.count {
                defer { index += 1 }
                if let raw = buffer[index] { return SourceNode(raw, in: parent, at: index) }
            }
            return nil
        }
    }

    // MARK: Text

    /// The first byte after the blanks and comments before the node. The parser copies the file, and the texts of tokens
    /// lie in that copy: so it is known where they stand without adding up what is before them. Of what the parser
    /// missed, the byte behind what is before it; `nil` where nothing is around it.
    var contentStart: UnsafePointer<UInt8>? {
        if let token = Self.firstToken(of: raw) { return token.rawText.baseAddress }
        guard let parent else { return nil }
        for earlier in Self.children(of: parent)[..<Int(index)].reversed() {
            if let token = earlier.flatMap(Self.lastToken) { return token.end }
        }
        return Self.firstToken(of: parent)?.rawText.baseAddress
    }

    /// The byte after the node, without the blanks and comments after it.
    var contentEnd: UnsafePointer<UInt8>? { Self.lastToken(of: raw)?.end ?? contentStart }

    /// The bytes of the blanks and comments before the node.
    var leadingBytes: UnsafeRawBufferPointer {
        guard let token = Self.firstToken(of: raw), let start = token.rawText.baseAddress else {
            return UnsafeRawBufferPointer(start: nil, count: 0)
        }
        let length = token.leadingTriviaByteLength
        return UnsafeRawBufferPointer(start: start - length, count: length)
    }

    /// The blanks and comments before the node.
    var leadingTrivia: Trivia { Self.firstToken(of: raw)?.formLeadingTrivia() ?? [] }

    /// The bytes of a token; of one that the parser missed, those it should have. Of another node, those of its first.
    var bytes: UnsafeBufferPointer<UInt8> {
        let text = (raw.tokenView ?? Self.firstToken(of: raw))?.rawText
        return UnsafeBufferPointer(start: text?.baseAddress, count: text?.count ?? 0)
    }

    /// The text of a node without the blanks and comments around it; of a missing token, that it should have.
    var text: String {
        if kind == .token { return String(decoding: bytes, as: UTF8.self) }
        guard let first = Self.firstToken(of: raw), let last = Self.lastToken(of: raw) else { return "" }
        let length = raw.byteLength - first.leadingTriviaByteLength - last.trailingTriviaByteLength
        if let start = first.rawText.baseAddress, let end = last.end, end - start == length {
            return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
        }
        // Texts that the parser made anew lie elsewhere.
        let bytes = raw.syntaxTextBytes.dropFirst(first.leadingTriviaByteLength)
        return String(decoding: bytes.dropLast(last.trailingTriviaByteLength), as: UTF8.self)
    }

    /// The offset at which the blanks and comments begin that an offset lies in; nil where it lies in a token's text.
    ///
    /// - Parameter offset: An offset from the node's own first byte, blanks before it among them.
    func startOfBlanks(around offset: Int) -> Int? {
        var (raw, start) = (raw, 0)
        while raw.tokenView == nil {
            var next: RawSyntax?
            for case let child? in Self.children(of: raw) {
                if offset < start + child.byteLength {
                    next = child
                    break
                }
                start += child.byteLength
            }
            guard let next else { return nil }
            raw = next
        }
        guard let token = raw.tokenView else { return nil }
        if offset < start + token.leadingTriviaByteLength { return start }
        let trailing = start + raw.byteLength - token.trailingTriviaByteLength
        return offset >= trailing ? trailing : nil
    }

    private static func firstToken(of raw: RawSyntax) -> RawSyntaxTokenView? {
        if let token = raw.tokenView { return token.presence == .present ? token : nil }
        for child in children(of: raw) {
            if let child, let token = firstToken(of: child) { return token }
        }
        return nil
    }

    private static func lastToken(of raw: RawSyntax) -> RawSyntaxTokenView? {
        if let token = raw.tokenView { return token.presence == .present ? token : nil }
        for child in children(of: raw).reversed() {
            if let child, let token = lastToken(of: child) { return token }
        }
        return nil
    }
}

extension RawSyntaxTokenView {
    /// The byte after the token.
    fileprivate var end: UnsafePointer<UInt8>? {
        let text = rawText
        return text.baseAddress.map { $0 + text.count }
    }
}

/// A parsed file. Its nodes must not outlive it.
struct SourceTree {
    private let file: SourceFileSyntax
    /// The whole file.
    let root: SourceNode
    /// The copy of the file that the tree lies in.
    let source: UnsafeBufferPointer<UInt8>

    /// Parses a file.
    ///
    /// - Parameter bytes: The file's bytes.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var parser = Parser(bytes)
        file = SourceFileSyntax.parse(from: &parser)
        root = SourceNode(file.raw)
        // The last token stands at the end, and has no text.
        let end = root[.sourceFileEnd]?.bytes.baseAddress
        source =
            end.map { UnsafeBufferPointer(start: $0 - bytes.count, count: bytes.count) }
            ?? UnsafeBufferPointer(start: nil, count: 0)
    }

    /// Parses a file and gives its root to a piece of work.
    ///
    /// - Parameters:
    ///   - source: The file's bytes.
    ///   - work: Reads the tree, with the copy of the file that the tree lies in; neither may outlive it.
    /// - Returns: The result of the work.
    static func with<Result>(
        _ source: UnsafeBufferPointer<UInt8>, _ work: (SourceNode, UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        let tree = SourceTree(source)
        return withExtendedLifetime(tree) { work(tree.root, tree.source) }
    }
}
