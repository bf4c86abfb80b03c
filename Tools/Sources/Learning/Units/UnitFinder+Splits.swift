extension UnitFinder {
    /// The ways to cut a type's name into a unit's name and a role's.
    static func splits(
        of type: Int, _ name: CamelWords, isProtocol: Bool, isScreen: Bool, _ lexicon: SuffixLexicon
    ) -> [Split] {
        var splits: [Split] = []
        func cut(_ name: CamelWords, _ prefix: String) {
            for count in 1..<max(name.count, 1) where !lexicon.isNoEnding(name, at: count) {
                let suffix = lexicon.spelt(name.dropFirst(count), isScreen: isScreen)
                splits.append(
                    Split(
                        type: type, stem: name.prefix(count),
                        role: RoleName(prefix: prefix, suffix: suffix, isProtocol: isProtocol)))
            }
        }
        cut(name, "")
        if name.count > 2, lexicon.prefixes.contains(name.prefix(1)) {
            cut(CamelWords(name.dropFirst(1)), name.prefix(1))
        }
        return splits
    }

    /// The types that a unit takes, of several of one name one: the others are another app's, or another target's. The nearest to the
    /// others is taken, or the first.
    ///
    /// - Parameters:
    ///   - found: The types.
    ///   - known: Those that the unit has.
    func withoutNamesakes(_ found: [Split], of known: [Int]) -> [Split] {
        let names = Set(known.map { app.types[$0].name })
        let byName = Dictionary(grouping: found) { app.types[$0.type].name }
        guard byName.count < found.count || !names.isDisjoint(with: byName.keys) else { return found }
        let alone = byName.values.filter { Set($0.map(\.type)).count == 1 }.joined()
        let around = (alone.map(\.type) + known).map(app.folder)
        func nearness(_ split: Split) -> Int {
            let folder = app.folder(of: split.type)
            return around.reduce(0) { $0 + folder.countOfBytes(sharedWith: $1) }
        }
        var chosen: [String: Int] = [:]
        for (name, splits) in byName where !names.contains(name) {
            chosen[name] = splits.max { (nearness($0), $1.type) < (nearness($1), $0.type) }?.type
        }
        return found.filter { chosen[app.types[$0.type].name] == $0.type }
    }

    /// Returns true if a name is the beginning of several scenes' names.
    func isOfSeveralScenes(_ found: [Split]) -> Bool {
        let types = found.filter { !$0.role.isProtocol }
        return lexicon.beginsSeveral(
            screens: types.filter { app.isScreen($0.type) }.map(\.role.suffix),
            parts: types.filter { !app.isScreen($0.type) }.map(\.role.suffix))
    }

    /// Returns true if a name is what the screens of a whole part of the app begin with, as those of one kind of users: `DriverHomeScreen`,
    /// `DriverLoadsScreen` and more, where none is the `DriverScreen`, and no class acts for all of them.
    func isOfManyScreens(_ found: [Split]) -> Bool {
        let types = found.filter { !$0.role.isProtocol && $0.role.prefix.isEmpty }
        let screens = Set(types.filter { app.isScreen($0.type) }.map(\.role.suffix))
        guard screens.count >= Self.manyScreens,
            !screens.contains(where: { last in screens.count { $0.hasSuffix(last) } * 3 >= screens.count })
        else { return false }
        return !types.contains { split in
            app.types[split.type].kind == .class && !app.isShown(split.type) && !isVariant(split.role.suffix)
        }
    }

    /// Returns true if an ending is a variant of one that stands by itself more often.
    private func isVariant(_ suffix: String) -> Bool { lexicon.isVariant(suffix) }

    /// So many screens are no one scene's.
    private static let manyScreens = 8

    /// Returns true if a name has nothing but parts of one kind behind it, as the view models of scenes whose names begin alike:
    /// `CartViewModel` and `CartSummaryViewModel`, in a folder for view models. The folder around it may know the scenes of all.
    func isOfOneKind(_ found: [Split]) -> Bool {
        guard let shortest = found.min(by: { $0.role.suffix.utf8.count < $1.role.suffix.utf8.count }),
            shortest.role.suffix.utf8.count > 0, found.count > 1
        else { return false }
        // `ViewModel` is a kind of its own beside `Model`.
        let support = lexicon.support[shortest.role.suffix] ?? 0
        return found.allSatisfy { split in
            split.role.suffix.hasSuffix(shortest.role.suffix) && split.role.prefix == shortest.role.prefix
                && (split.role == shortest.role || support >= 4 * (lexicon.support[split.role.suffix] ?? 0))
                && app.types[split.type].kind == .class && !app.isShown(split.type)
        }
    }

    /// Returns true if a type is the part that a scene with a longer name lacks, of a name that more parts end in: `CartSummaryViewModel`
    /// is no `SummaryViewModel` of `Cart`.
    func isOfLonger(_ split: Split, in folder: String) -> Bool {
        guard app.types[split.type].kind == .class, !app.isShown(split.type) else { return false }
        let support = lexicon.support[split.role.suffix] ?? 0
        return splits(of: split.type).contains { other in
            other.stem.utf8.count > split.stem.utf8.count && split.role.suffix.hasSuffix(other.role.suffix)
                && (lexicon.support[other.role.suffix] ?? 0) > support
                && (unitsByStem[other.stem] ?? []).contains { number in
                    hasScreen(units[number]) && isInside(units[number].folder, folder)
                        && !units[number].roles.contains(other.role)
                }
        }
    }
}
