/// The changes between two texts, line by line, for a person to make in a third that came of the first.
struct LineChanges {
    private struct Change {
        /// The line before it, which stays.
        let anchor: String?
        var removed: [String] = []
        var added: [String] = []
    }

    private let changes: [Change]

    init(from old: String, to new: String) {
        let before = old.components(separatedBy: "\n")
        let after = new.components(separatedBy: "\n")
        let difference = after.difference(from: before)
        let removed = Set(difference.removals.map { if case .remove(let offset, _, _) = $0 { offset } else { -1 } })
        let inserted = Set(difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } })
        var changes: [Change] = []
        var (left, right) = (0, 0)
        var isOpen = false
        while left < before.count || right < after.count {
            let isRemoved = removed.contains(left)
            guard isRemoved || inserted.contains(right) else {
                isOpen = false
                left += 1
                right += 1
                continue
            }
            if !isOpen { changes.append(Change(anchor: left > 0 ? before[left - 1] : nil)) }
            isOpen = true
            if isRemoved {
                changes[changes.count - 1].removed.append(before[left])
                left += 1
            } else {
                changes[changes.count - 1].added.append(after[right])
                right += 1
            }
        }
        self.changes = changes
    }

    /// One sentence for each change that is not there yet.
    ///
    /// - Parameters:
    ///   - text: the text that is there, or nil where there is none.
    ///   - path: its path.
    ///   - reason: the statement about the file.
    func sentences(for text: String?, at path: String, because reason: String = "was changed by hand") -> [String] {
        let lines = text?.components(separatedBy: "\n") ?? []
        return changes.compactMap { change in
            let added = change.added.filter { !$0.isEmpty }
            if !added.isEmpty, added.allSatisfy(lines.contains) { return nil }
            let known = change.removed.first { !$0.trimmed.isEmpty } ?? change.anchor
            let number = known.flatMap { line in lines.firstIndex { $0.trimmed == line.trimmed } }.map { $0 + 1 }
            let place = path + (number.map { ":\($0)" } ?? "")
            let block = change.added.map { "\n    " + $0 }.joined()
            return change.removed.contains { !$0.trimmed.isEmpty }
                ? "\(place) \(reason): what was '\(change.removed.joined(separator: " ").trimmed)' becomes\(block)"
                : "\(place) \(reason): add below that line\(block)"
        }
    }
}
