extension NameForm {
    /// The number of fixed letters: of two forms that a name has, the one with more is meant.
    package var letterCount: Int {
        pieces.reduce(0) { count, piece in
            if case .text(let text) = piece { count + text.count } else { count }
        }
    }

    /// True if the form names something of one unit, and one thing of it.
    package var isOfUnit: Bool { !isShared && isOpen }

    /// The fixed letters around the one placeholder; nil where there are none or several, or where `…` stands for more.
    package var surroundings: (before: String, after: String)? {
        guard !namesSeveral else { return nil }
        var parts = [""]
        for piece in pieces {
            if case .text(let text) = piece { parts[parts.count - 1] += text } else { parts.append("") }
        }
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
}
