/// The names that a part of a unit may have where it is not called as in the others: `AboutFactory` for `AboutSceneFactory`, which
/// has the last word alone, and `GermanAboutPresenter` for `AboutPresenter`.
package struct StandInName {
    private let whole: String
    private let stem: String
    private let lastWord: Substring
    private let isBuilder: Bool

    /// Describes the names.
    ///
    /// - Parameters:
    ///   - form: The form of the role's name: `{Unit}SceneFactory`.
    ///   - stem: The unit's name.
    ///   - isBuilder: True if the role builds units, and may be named after what it makes: `LoginPresenterFactory`.
    package init(_ form: String, of stem: String, isBuilder: Bool = false) {
        self.stem = stem
        self.isBuilder = isBuilder
        whole = form.replacing("{Unit}", with: stem)
        let suffix = form.split(separator: "}").last ?? ""
        let start = suffix.lastIndex { $0.isUppercase } ?? suffix.startIndex
        lastWord = suffix[start...]
    }

    /// Returns true if a type of this name may be the part.
    package func fits(_ name: String) -> Bool {
        guard name != whole, !lastWord.isEmpty else { return false }
        return name.hasSuffix(whole) || name == stem + lastWord
            || isBuilder && name.hasPrefix(stem) && name.hasSuffix(lastWord)
    }
}
