import Architecture

/// The id by which a definition speaks of a role: what the role's types are called after their unit, as a property is.
enum RoleID {
    /// An id that nothing has yet.
    ///
    /// - Parameters:
    ///   - name: The role.
    ///   - word: The word for it, where its types are called as their unit is.
    ///   - taken: The ids that there are; this one is added.
    /// - Returns: The id, `nil` where all that fit are taken.
    static func free(for name: RoleName, called word: String? = nil, taken: inout Set<String>) -> String? {
        let long = word ?? id(name, long: true)
        // Of `PresenterToViewAboutProtocol`, what is behind the name says nothing.
        let saysNothing =
            !name.prefix.isEmpty && ["", "Protocol", "Interface", "Type", "Contract"].contains(name.suffix)
        let short = word ?? (saysNothing ? long : id(name))
        let fitting = [short, long, long + (name.isProtocol ? "Contract" : "Type")]
        return fitting.first { taken.insert($0).inserted }
    }

    private static func id(_ name: RoleName, long: Bool = false) -> String {
        if name.isNested {
            let parts = name.suffix.split(separator: ".").filter { $0 != RoleName.gap }
            return UnitName(parts.suffix(long ? 2 : 1).joined()).propertyName
        }
        let words = UnitName(String((long ? name.prefix : "") + name.ending.filter { $0 != "_" })).propertyName
        return name.isOpen ? plural(words) : words
    }

    /// A unit may have several of what has a gap in its name.
    private static func plural(_ word: String) -> String {
        if word.hasSuffix("s") { return word }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + (["x", "ch", "sh"].contains { word.hasSuffix($0) } ? "es" : "s")
    }
}
