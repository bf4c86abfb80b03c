/// The merge of a text that two sides changed: the lines that one side alone changed are that side's, and where both
/// changed the same lines there is a conflict.
///
/// It is the merge of diff3 (S. Khanna, K. Kunal, B. Pierce, "A Formal Investigation of Diff3", 2007) with one difference: changes
/// that only touch each other are both taken, so that `parses` has to say whether the result is still a text of its language.
package struct ThreeWayMerge: Sendable {
    /// Lines that both sides changed, each in its own way.
    package struct Conflict: Sendable, Equatable {
        /// The number of the first of their lines, from 1.
        package let line: Int
        /// The lines as a person has them.
        package let theirs: [String]
        /// The lines as they were.
        package let base: [String]
        /// The lines as they would be written now.
        package let ours: [String]
    }

    private enum Piece {
        case agreed([String])
        case conflict(Conflict)
    }

    private var pieces: [Piece] = []
    private let endsLinesWithReturn: Bool

    /// Merges two texts that came of one.
    ///
    /// - Parameters:
    ///   - base: the text that both came of.
    ///   - theirs: the text that a person made of it.
    ///   - ours: the text that is written in its place now.
    ///   - parses: returns true if a text is one of its language; asked only of the result of both sides.
    ///   - meansTheSame: returns true if lines differ in nothing but their layout; asked only where both sides
    ///     changed them.
    package init(
        base: String, theirs: String, ours: String, parses: (String) -> Bool = { _ in true },
        meansTheSame: @escaping ([String], [String]) -> Bool = { $0 == $1 }
    ) {
        endsLinesWithReturn = theirs.utf8.contains(13) && theirs.contains("\r\n")
        let (theirsText, oursText) = (theirs, ours)
        let (base, theirs, ours) = (Self.lines(of: base), Self.lines(of: theirs), Self.lines(of: ours))
        let sides = Sides(base: base, theirs: theirs, ours: ours, meansTheSame: meansTheSame)
        pieces = sides.merged(takesNeighbours: true)
        if conflicts.isEmpty, !parses(text), parses(theirsText), parses(oursText) {
            pieces = sides.merged(takesNeighbours: false)
            if conflicts.isEmpty, !parses(text) { pieces = [.conflict(sides.whole)] }
        }
    }

    /// The places where both sides changed the same.
    package var conflicts: [Conflict] {
        pieces.compactMap { piece in
            if case .conflict(let conflict) = piece { conflict } else { nil }
        }
    }

    /// The merged text, in which conflicts stand as the person has them.
    package var text: String {
        text { $0.theirs }
    }

    /// The merged text, in which conflicts stand between markers, as git has them.
    ///
    /// - Parameters:
    ///   - theirs: the label of the person's lines.
    ///   - base: the label of the lines as they were.
    ///   - ours: the label of the lines as they are written now.
    package func marked(theirs: String, base: String, ours: String) -> String {
        text { conflict in
            ["<<<<<<< \(theirs)"] + conflict.theirs + ["||||||| \(base)"] + conflict.base + ["======="] + conflict.ours
                + [">>>>>>> \(ours)"]
        }
    }

    private func text(_ lines: (Conflict) -> [String]) -> String {
        let all = pieces.flatMap { piece in
            switch piece {
            case .agreed(let agreed): agreed
            case .conflict(let conflict): lines(conflict)
            }
        }
        return all.joined(separator: endsLinesWithReturn ? "\r\n" : "\n")
    }

    private static func lines(of text: String) -> [String] {
        text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { line in
            String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
        }
    }

    // MARK: Changes

    /// A run of lines that others replace.
    private struct Change {
        var range: Range<Int>
        var lines: [String]

        /// Returns true if two changes meet.
        ///
        /// - Parameters:
        ///   - other: the range of the other.
        ///   - isTouching: true if it is enough that they touch.
        func meets(_ other: Range<Int>, isTouching: Bool) -> Bool {
            if isTouching { return range.lowerBound <= other.upperBound && other.lowerBound <= range.upperBound }
            switch (range.isEmpty, other.isEmpty) {
            case (true, true): return range == other
            case (true, false): return other.lowerBound < range.lowerBound && range.lowerBound < other.upperBound
            case (false, true): return range.lowerBound < other.lowerBound && other.lowerBound < range.upperBound
            case (false, false): return range.overlaps(other)
            }
        }
    }

    private struct Sides {
        let base: [String]
        let theirs: [String]
        let ours: [String]
        let meansTheSame: ([String], [String]) -> Bool

        /// Everything as one conflict.
        var whole: Conflict { Conflict(line: 1, theirs: theirs, base: base, ours: ours) }

        /// The pieces of the merged text.
        ///
        /// - Parameter takesNeighbours: true if changes that touch each other are both taken.
        func merged(takesNeighbours: Bool) -> [Piece] {
            var left = changes(to: theirs)[...]
            var right = changes(to: ours)[...]
            var pieces: [Piece] = []
            var position = 0
            /// The number of lines by which a line is further down in the person's text.
            var offset = 0
            while let start = [left.first, right.first].compactMap({ $0?.range.lowerBound }).min() {
                let leftIsFirst = left.first.map { first in
                    first.range.lowerBound == start
                        && (first.range.isEmpty || right.first?.range.lowerBound != start
                            || right.first?.range.isEmpty == false)
                }
                var range = (leftIsFirst == true ? left.first : right.first)?.range ?? start..<start
                var mine: [Change] = []
                var yours: [Change] = []
                var isGrowing = true
                while isGrowing {
                    isGrowing = false
                    while let next = left.first, next.range == range || next.meets(range, isTouching: !takesNeighbours)
                    {
                        mine.append(left.removeFirst())
                        range =
                            min(range.lowerBound, next.range.lowerBound)..<max(range.upperBound, next.range.upperBound)
                        isGrowing = true
                    }
                    while let next = right.first,
                        next.range == range || next.meets(range, isTouching: !takesNeighbours)
                    {
                        yours.append(right.removeFirst())
                        range =
                            min(range.lowerBound, next.range.lowerBound)..<max(range.upperBound, next.range.upperBound)
                        isGrowing = true
                    }
                }
                pieces.append(.agreed(Array(base[position..<range.lowerBound])))
                pieces.append(
                    piece(range, mine, yours, line: range.lowerBound + offset + 1, takesNeighbours: takesNeighbours))
                offset += mine.reduce(0) { $0 + $1.lines.count - $1.range.count }
                position = range.upperBound
            }
            return pieces + [.agreed(Array(base[position...]))]
        }

        private func piece(
            _ range: Range<Int>, _ mine: [Change], _ yours: [Change], line: Int, takesNeighbours: Bool
        ) -> Piece {
            let theirs = apply(mine, to: range)
            let ours = apply(yours, to: range)
            if yours.isEmpty || theirs == ours { return .agreed(theirs) }
            if mine.isEmpty { return .agreed(ours) }
            if range.isEmpty, takesNeighbours {
                // Both added something there. What stands in both, the person has written already.
                if Self.holds(theirs, ours) { return .agreed(theirs) }
                if Self.holds(ours, theirs) { return .agreed(ours) }
                return .agreed(theirs + ours)
            }
            let before = Array(base[range])
            // A formatter of the person's, or the tool's own, says nothing new.
            if meansTheSame(theirs, ours) || meansTheSame(before, ours) { return .agreed(theirs) }
            if meansTheSame(theirs, before) { return .agreed(ours) }
            if Self.follows(theirs, ours, before) { return .agreed(theirs) }
            return .conflict(Conflict(line: line, theirs: theirs, base: before, ours: ours))
        }

        /// Returns true if a person made the change of this run, and more: every line that is new stands there in its
        /// order, and none that is gone.
        private static func follows(_ theirs: [String], _ ours: [String], _ base: [String]) -> Bool {
            let (theirs, ours) = (theirs.filter { !$0.isBlank }, ours.filter { !$0.isBlank })
            let gone = Set(base).subtracting(ours)
            guard ours.contains(where: { !base.contains($0) }), !theirs.contains(where: gone.contains) else {
                return false
            }
            var rest = theirs[...]
            for line in ours {
                guard let place = rest.firstIndex(of: line) else { return false }
                rest = rest[(place + 1)...]
            }
            return true
        }

        private static func holds(_ lines: [String], _ others: [String]) -> Bool {
            others.allSatisfy { $0.isBlank || lines.contains($0) }
        }

        private func apply(_ changes: [Change], to range: Range<Int>) -> [String] {
            var lines: [String] = []
            var position = range.lowerBound
            for change in changes {
                lines += base[position..<change.range.lowerBound]
                lines += change.lines
                position = change.range.upperBound
            }
            return lines + base[position..<range.upperBound]
        }

        /// Returns the changes of one side, from top to bottom.
        private func changes(to side: [String]) -> [Change] {
            let difference = side.difference(from: base)
            var removed = Set<Int>()
            var inserted = Set<Int>()
            for change in difference {
                switch change {
                case .remove(let offset, _, _): removed.insert(offset)
                case .insert(let offset, _, _): inserted.insert(offset)
                }
            }
            var changes: [Change] = []
            var (left, right) = (0, 0)
            while left < base.count || right < side.count {
                let start = (left, right)
                while removed.contains(left) || inserted.contains(right) {
                    if removed.contains(left) { left += 1 } else { right += 1 }
                }
                if start == (left, right) {
                    left += 1
                    right += 1
                } else {
                    changes.append(Change(range: start.0..<left, lines: Array(side[start.1..<right])))
                }
            }
            return slidDown(changes)
        }

        /// Has an insertion, or a deletion, that could as well stand a line further down, stand there: both sides the same.
        private func slidDown(_ changes: [Change]) -> [Change] {
            var changes = changes
            for index in changes.indices {
                let end = index + 1 < changes.count ? changes[index + 1].range.lowerBound : base.count
                var change = changes[index]
                while change.range.upperBound + 1 < end {
                    let next = base[change.range.upperBound]
                    if change.range.isEmpty, change.lines.first == next {
                        change.lines.append(change.lines.removeFirst())
                    } else if change.lines.isEmpty, base[change.range.lowerBound] == next {
                    } else {
                        break
                    }
                    change.range = change.range.lowerBound + 1..<change.range.upperBound + 1
                }
                changes[index] = change
            }
            return changes
        }
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
