/// The names in a folder that are a scene's by themselves, though shorter ones are, too: `OrderDetail` beside `Order`.
struct WholeNames {
    /// The roles of the classes that stand after a name.
    struct Parts {
        /// Those of view controllers.
        var screens: Set<RoleName>
        /// Those of who shows nothing.
        var others: Set<RoleName>

        /// Takes the types that stand after a name, each with its role.
        init(_ types: [(role: RoleName, type: Int)], _ app: SourceApp) {
            let classes = types.filter { app.types[$0.type].kind == .class }
            screens = Set(classes.filter { app.isViewController($0.type) }.map(\.role))
            others = Set(classes.filter { !app.isShown($0.type) }.map(\.role))
        }

        /// True if a scene has it.
        var isWhole: Bool { !screens.isEmpty && !others.isEmpty }

        /// Returns true if both have a screen and a part that are called alike.
        func isLike(_ other: Parts) -> Bool {
            !screens.isDisjoint(with: other.screens) && !others.isDisjoint(with: other.others)
        }
    }

    private let parts: [String: Parts]

    /// Takes the parts of names.
    ///
    /// - Parameter parts: The roles by the names that they stand after.
    init(_ parts: [String: Parts]) { self.parts = parts.filter(\.value.isWhole) }

    /// The names: the one that the folder has, and those with the screen and a part that a shorter one has under its own name.
    func names(in folder: String) -> Set<String> {
        let last = folder[(folder.lastIndex(of: "/") ?? folder.startIndex)...].dropFirst().replacing(" ", with: "")
        return Set(
            parts.filter { stem, own in
                let words = CamelWords(stem)
                return stem == last
                    || (1..<max(words.count, 1)).contains { parts[words.prefix($0)]?.isLike(own) ?? false }
            }.keys)
    }
}
