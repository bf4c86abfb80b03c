extension UnitFinder {
    /// The ways to cut a type's name into a unit's name and a role's.
    static func splits(
        of type: Int, _ name: CamelWords, isProtocol: Bool, _ lexicon: SuffixLexicon
    ) -> [Split] {
        var splits: [Split] = []
        func cut(_ name: CamelWords, _ prefix: String) {
            for count in 1..<max(name.count, 1) where !SuffixLexicon.cutsInside(name, at: count) {
                let suffix = name.dropFirst(count)
                guard lexicon.support[suffix] != nil else { continue }
                splits.append(
                    Split(
                        type: type, stem: name.prefix(count),
                        role: RoleName(prefix: prefix, suffix: lexicon.spelt(suffix), isProtocol: isProtocol)))
            }
        }
        cut(name, "")
        if name.count > 2, lexicon.prefixes.contains(name.prefix(1)) {
            cut(CamelWords(name.dropFirst(1)), name.prefix(1))
        }
        return splits
    }
}
