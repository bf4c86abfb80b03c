import SwiftSyntax

/// The text of a file without the pieces that go: what stays, stays byte for byte.
struct SkeletonText {
    let text: String

    /// Leaves pieces out of a file.
    ///
    /// - Parameters:
    ///   - source: The file's text.
    ///   - tree: Its tree.
    ///   - pieces: Its pieces.
    ///   - keeps: Returns true if a comment stays.
    init(
        _ source: String, _ tree: SourceFileSyntax, _ pieces: [SkeletonPiece], keepsComment keeps: (String) -> Bool
    ) {
        var cut = Cut(bytes: Array(source.utf8))
        cut.items(pieces)
        cut.nested(pieces)
        cut.comments(of: tree, keeps)
        cut.emptied(pieces)
        cut.conditions(pieces, beside: [])
        text = cut.text
    }

    /// Bytes that go, and a few that come in their place.
    private struct Cut {
        private static let blanks: Set<UInt8> = [9, 10, 13, 32]
        let bytes: [UInt8]
        private var goes: [Bool]
        private var puts: [Int: String] = [:]

        private mutating func put(_ text: String, at offset: Int) { puts[offset, default: ""] += text }

        init(bytes: [UInt8]) {
            self.bytes = bytes
            goes = Array(repeating: false, count: bytes.count)
        }

        mutating func remove(_ range: Range<Int>) { for index in range { goes[index] = true } }

        var text: String {
            var result: [UInt8] = []
            for (index, byte) in bytes.enumerated() {
                if let put = puts[index] { result += put.utf8 }
                if !goes[index] { result.append(byte) }
            }
            if let put = puts[bytes.count] { result += put.utf8 }
            // What went at the end leaves its blank lines.
            while result.suffix(2) == [10, 10] { result.removeLast() }
            if bytes.first != 10 { result.removeFirst(result.prefix { $0 == 10 }.count) }
            if result.last != 10, bytes.last == 10 { result.append(10) }
            return String(decoding: result, as: UTF8.self)
        }

        mutating func nested(_ pieces: [SkeletonPiece]) {
            for piece in pieces where piece.isKept {
                if let stub = piece.stub {
                    let start = piece.node.positionAfterSkippingLeadingTrivia.utf8Offset
                    remove(start..<piece.node.endPositionBeforeTrailingTrivia.utf8Offset)
                    put(piece.stubText(modifiers: modifiers(of: piece)) ?? stub, at: start)
                    continue
                }
                let members = piece.children.filter {
                    [.type, .function, .property, .member].contains($0.kind) && piece.kind != .function
                }
                items(members)
                items(piece.children.filter { $0.kind == .statement })
                for kind in [SkeletonPiece.Kind.inheriting, .parameter] {
                    list(
                        piece.children.filter { $0.kind == kind },
                        isClause: kind == .inheriting || piece.label == "case")
                }
                let arguments = Dictionary(grouping: piece.children.filter { $0.kind == .argument }) {
                    $0.node.parent?.id
                }
                for list in arguments.values {
                    self.list(list, isClause: false)
                    // A case that carries nothing has no brackets.
                    if list[0].role.hasPrefix("case "), !list.contains(where: \.isKept),
                        let call = list[0].node.parent?.parent?.as(FunctionCallExprSyntax.self),
                        let open = call.leftParen, let close = call.rightParen
                    {
                        remove(open.position.utf8Offset..<close.endPositionBeforeTrailingTrivia.utf8Offset)
                    }
                }
                if piece.isDiscarded { discard(piece) }
                if piece.overridesNow { put("override ", at: piece.initOffset) }
                if let (range, text) = piece.respelt {
                    remove(range)
                    put(text, at: range.lowerBound)
                }
                nested(piece.children)
            }
        }

        /// The calls on the value that stands in place of a unit's own, each on a line.
        private func modifiers(of piece: SkeletonPiece) -> String {
            piece.kept(.modifier).map { modifier in
                let start = modifier.textStart ?? modifier.node.positionAfterSkippingLeadingTrivia.utf8Offset
                let end = modifier.node.endPositionBeforeTrailingTrivia.utf8Offset
                let own = indentation(before: start)
                // One that follows a bracket on its line goes onto a line of its own.
                let isOnOwnLine = start > own.count && bytes[start - own.count - 1] == 10
                let blanks =
                    isOnOwnLine ? own : indentation(before: piece.node.positionAfterSkippingLeadingTrivia.utf8Offset)
                return "\n" + String(decoding: blanks, as: UTF8.self)
                    + String(decoding: bytes[start..<end], as: UTF8.self)
            }.joined()
        }

        private func indentation(before offset: Int) -> [UInt8] {
            Array(bytes[..<offset].reversed().prefix { $0 == 32 || $0 == 9 }.reversed())
        }

        /// Lets a statement's value have no name.
        private mutating func discard(_ piece: SkeletonPiece) {
            guard
                let value = piece.node.as(CodeBlockItemSyntax.self)?.item.as(VariableDeclSyntax.self)?.bindings.first?
                    .initializer
            else { return }
            let start = piece.node.positionAfterSkippingLeadingTrivia.utf8Offset
            remove(start..<value.equal.positionAfterSkippingLeadingTrivia.utf8Offset)
            put("_ ", at: start)
        }

        /// Writes the pieces that stand on lines of their own.
        mutating func items(_ items: [SkeletonPiece]) {
            var isFirst = true
            for (number, item) in items.enumerated() {
                guard !item.isKept else {
                    if isFirst, number > 0 { joinFirst(item.node, like: items[0].node) }
                    if isFirst, number > 0, items[0].range.lowerBound == 0 {
                        putGap(before: item.node, like: items[0].node)
                    }
                    isFirst = false
                    continue
                }
                var range = item.range
                // What heads the file is not the first item's.
                if range.lowerBound == 0 { range = headEnd(item.node)..<range.upperBound }
                if let mark = mark(of: item), isMarkNeeded(after: number, in: items) { range = mark..<range.upperBound }
                remove(range)
            }
        }

        /// Where a headline before an item ends, `nil` where there is none.
        private func mark(of item: SkeletonPiece) -> Int? {
            var offset = item.node.position.utf8Offset
            var end: Int?
            for piece in item.node.leadingTrivia.pieces {
                offset += piece.sourceLength.utf8Length
                if piece.comment?.hasPrefix("// MARK") == true { end = offset }
            }
            return end
        }

        /// Returns true if something stays below the headline of an item that goes.
        private func isMarkNeeded(after number: Int, in items: [SkeletonPiece]) -> Bool {
            for item in items[(number + 1)...] {
                if mark(of: item) != nil { return false }
                if item.isKept { return true }
            }
            return false
        }

        /// Lets what is first now begin as what was first did: with no blank line before it.
        private mutating func joinFirst(_ node: Syntax, like first: Syntax) {
            guard first.position.utf8Offset > 0 else { return }
            let blank = { (node: Syntax) in
                node.leadingTrivia.pieces.prefix { $0.isWhitespace }.reduce(0) { $0 + $1.newlineCount }
            }
            let more = blank(node) - blank(first)
            guard more > 0 else { return }
            var (kept, left) = (blank(first), more)
            for index in node.position.utf8Offset..<bytes.count where left > 0 {
                // A line that has only blanks goes with them.
                if kept > 0 {
                    if bytes[index] == 10 { kept -= 1 }
                    continue
                }
                goes[index] = true
                if bytes[index] == 10 { left -= 1 }
            }
        }

        /// Lets what is first in a file now stand as far below its head as what was first did.
        private mutating func putGap(before node: Syntax, like first: Syntax) {
            let head = headEnd(first)
            guard head > 0 else { return }
            let had = bytes[head..<first.positionAfterSkippingLeadingTrivia.utf8Offset].prefix {
                Self.blanks.contains($0)
            }
            let has = bytes[node.position.utf8Offset...].prefix { Self.blanks.contains($0) }
            let missing = had.count { $0 == 10 } - has.count { $0 == 10 }
            if missing > 0 { put(String(repeating: "\n", count: missing), at: node.position.utf8Offset) }
        }

        /// Where the comments that head a file end.
        private func headEnd(_ node: Syntax) -> Int {
            var offset = 0
            var end = 0
            for piece in node.leadingTrivia.pieces {
                offset += piece.sourceLength.utf8Length
                if piece.comment?.hasPrefix("///") == false { end = offset }
            }
            return end
        }

        /// Puts what is not always there between tags.
        mutating func conditions(_ pieces: [SkeletonPiece], beside known: [String]) {
            let wrapped = clause(pieces, beside: known)
            for (number, piece) in pieces.enumerated() where piece.isKept && !wrapped.contains(piece.node.id) {
                let own = piece.conditions.filter { !known.contains($0) }
                if !own.isEmpty {
                    let begin = SkeletonText.tag("if " + own.joined(separator: " and "))
                    let end = SkeletonText.tag("endif")
                    if [.inheriting, .parameter, .argument].contains(piece.kind) {
                        let before = pieces[..<number].last { $0.isKept && $0.node.parent == piece.node.parent }
                        element(piece, after: before, begin, end)
                    } else {
                        let other = piece.alternative.map {
                            "\n" + SkeletonText.tag("else") + "\n\n" + indented($0, as: piece)
                        }
                        line(piece, begin, (other ?? "") + (other == nil ? end : "\n" + end))
                    }
                }
                conditions(piece.children, beside: known + own)
            }
        }

        /// Puts a clause of bases between tags of which none is always there, with its colon. What is there for another reason
        /// than the first of them goes.
        private mutating func clause(_ pieces: [SkeletonPiece], beside known: [String]) -> Set<SyntaxIdentifier> {
            let bases = pieces.filter { $0.isKept && $0.kind == .inheriting }
            guard let first = bases.first, bases.allSatisfy({ !Set($0.conditions).isSubset(of: known) }),
                let clause = first.node.parent?.parent
            else { return [] }
            for base in bases where base.conditions != first.conditions { base.isKept = false }
            list(pieces.filter { $0.kind == .inheriting }, isClause: true)
            let own = first.conditions.filter { !known.contains($0) }
            put(SkeletonText.tag("if " + own.joined(separator: " and ")), at: clause.position.utf8Offset)
            put(SkeletonText.tag("endif"), at: clause.endPositionBeforeTrailingTrivia.utf8Offset)
            return Set(bases.map(\.node.id))
        }

        /// A text as far from the margin as a piece is.
        private func indented(_ text: String, as piece: SkeletonPiece) -> String {
            let start = piece.node.positionAfterSkippingLeadingTrivia.utf8Offset
            return String(decoding: indentation(before: start), as: UTF8.self) + text
        }

        private mutating func line(_ piece: SkeletonPiece, _ begin: String, _ end: String) {
            var start = piece.range.lowerBound
            if start == 0 { start = headEnd(piece.node) }
            while start < bytes.count, goes[start], start > 0 || puts[0] == nil { start += 1 }
            let isOnOwnLine = start == 0 || bytes[start] == 10 || bytes[start] == 13
            // Of a file's first line something may stand in the place.
            let before = start == 0 ? puts.removeValue(forKey: 0) : nil
            put(start == 0 ? begin + "\n" + (before ?? "") : isOnOwnLine ? "\n" + begin : begin, at: start)
            put(isOnOwnLine ? "\n" + end : end, at: piece.range.upperBound)
        }

        /// An element goes with the comma before it, or, where it is the first, with the one behind it.
        private mutating func element(
            _ piece: SkeletonPiece, after before: SkeletonPiece?, _ begin: String, _ end: String
        ) {
            func comma(_ piece: SkeletonPiece) -> Int? {
                guard let last = piece.node.lastToken(viewMode: .sourceAccurate), last.tokenKind == .comma else {
                    return nil
                }
                return last.positionAfterSkippingLeadingTrivia.utf8Offset
            }
            let textEnd = piece.node.endPositionBeforeTrailingTrivia.utf8Offset
            if let before, let start = comma(before) {
                tag(begin, at: start)
                tag(end, at: comma(piece) ?? textEnd)
            } else {
                tag(begin, at: piece.range.lowerBound)
                tag(end, at: piece.range.upperBound)
            }
        }

        /// Puts a tag amid a line: where the line ends behind it, a template would take the end for the tag's.
        private mutating func tag(_ tag: String, at offset: Int) {
            let rest = (offset..<bytes.count).first { !goes[$0] && ![9, 32].contains(bytes[$0]) }
            put(rest.map { bytes[$0] == 10 || bytes[$0] == 13 } ?? false ? tag + "\n" : tag, at: offset)
        }

        /// Brackets around nothing stand beside each other.
        mutating func emptied(_ pieces: [SkeletonPiece]) {
            for piece in pieces where piece.isKept {
                emptied(piece.children)
                guard [.type, .extending, .function].contains(piece.kind),
                    let close = piece.node.lastToken(viewMode: .sourceAccurate), close.tokenKind == .rightBrace,
                    !piece.children.contains(where: {
                        $0.isKept && ![.inheriting, .parameter].contains($0.kind)
                    })
                else { continue }
                let end = close.positionAfterSkippingLeadingTrivia.utf8Offset
                var start = end
                while start > 0, goes[start - 1] || Self.blanks.contains(bytes[start - 1]) { start -= 1 }
                // A comment that stays keeps its lines.
                if start > 0, bytes[start - 1] == UInt8(ascii: "{") { remove(start..<end) }
            }
        }

        /// Writes the pieces that stand between commas.
        mutating func list(_ elements: [SkeletonPiece], isClause: Bool) {
            guard let last = elements.last, elements.contains(where: { !$0.isKept }) else { return }
            let trailing = last.node.trailingTrivia.description
            guard let end = elements.last(where: \.isKept) else {
                guard let parent = last.node.parent else { return }
                var range = parent.position.utf8Offset..<parent.endPosition.utf8Offset
                if isClause, let clause = parent.parent {
                    range = clause.position.utf8Offset..<clause.endPosition.utf8Offset
                } else if let close = parent.nextToken(viewMode: .sourceAccurate) {
                    // The bracket comes up to where the list began.
                    range = range.lowerBound..<close.positionAfterSkippingLeadingTrivia.utf8Offset
                }
                remove(range)
                put(trailing, at: range.lowerBound)
                return
            }
            for element in elements where !element.isKept { remove(element.range) }
            if let first = elements.first(where: \.isKept), first !== elements.first, !first.node.leadingTrivia.isEmpty,
                elements[0].node.leadingTrivia.isEmpty
            {
                let start = first.node.position.utf8Offset
                remove(start..<first.node.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
            guard end !== last, let comma = end.node.lastToken(viewMode: .sourceAccurate), comma.tokenKind == .comma
            else { return }
            remove(comma.positionAfterSkippingLeadingTrivia.utf8Offset..<comma.endPosition.utf8Offset)
            put(trailing, at: comma.positionAfterSkippingLeadingTrivia.utf8Offset)
        }

        /// Lets go comments that are one unit's own.
        mutating func comments(of tree: SourceFileSyntax, _ keeps: (String) -> Bool) {
            for token in tree.tokens(viewMode: .sourceAccurate) {
                comments(in: token.leadingTrivia, at: token.position.utf8Offset, ownLine: true, keeps)
                let end = token.endPosition.utf8Offset - token.trailingTrivia.sourceLength.utf8Length
                comments(in: token.trailingTrivia, at: end, ownLine: false, keeps)
            }
            dropEmptyHead()
        }

        private mutating func comments(in trivia: Trivia, at start: Int, ownLine: Bool, _ keeps: (String) -> Bool) {
            var offset = start
            for piece in trivia.pieces {
                let end = offset + piece.sourceLength.utf8Length
                if let comment = piece.comment, !goes[offset], !keeps(comment) {
                    var range = (ownLine ? offset : start)..<end
                    if ownLine, end < bytes.count, bytes[end] == 10 || bytes[end] == 13 {
                        // With its line: its indentation, and the end of it.
                        while range.lowerBound > 0,
                            bytes[range.lowerBound - 1] == 32 || bytes[range.lowerBound - 1] == 9
                        {
                            range = range.lowerBound - 1..<range.upperBound
                        }
                        let lineEnd =
                            bytes[end] == 13 && end + 1 < bytes.count && bytes[end + 1] == 10 ? end + 2 : end + 1
                        range = range.lowerBound..<lineEnd
                    }
                    remove(range)
                }
                offset = end
            }
        }

        /// Of a head of which only empty comments are left, nothing stays.
        private mutating func dropEmptyHead() {
            var lines: [(range: Range<Int>, isBare: Bool)] = []
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: 10).map { $0 + 1 } ?? bytes.count
                let left = (start..<end).filter { !goes[$0] && !Self.blanks.contains(bytes[$0]) }.map { bytes[$0] }
                guard left.starts(with: "//".utf8) || left.isEmpty && !lines.isEmpty && goes[start] else { break }
                if !left.isEmpty { lines.append((start..<end, left == Array("//".utf8))) }
                start = end
            }
            if lines.allSatisfy(\.isBare) {
                for line in lines { remove(line.range) }
            } else {
                // No two empty ones after each other.
                for (first, second) in zip(lines, lines.dropFirst()) where first.isBare && second.isBare {
                    remove(first.range)
                }
            }
        }
    }
}

extension TriviaPiece {
    fileprivate var newlineCount: Int {
        switch self {
        case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): count
        default: 0
        }
    }
}
