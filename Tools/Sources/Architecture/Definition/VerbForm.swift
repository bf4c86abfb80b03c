/// The form of a message's name: `…Tapped`, `present…`, `viewDidLoad`, `handle(error:)`.
///
/// An ellipsis (`…`, or three dots) stands for at least one character. A form without parentheses says nothing about the
/// parameters. Where messages are named after their unit, the form has the placeholders of a ``NameForm``:
/// `{unit}ViewDidPress…`.
package struct VerbForm: Sendable, Equatable, CustomStringConvertible {
    /// The form as it is written, with `…` for three dots.
    package let description: String

    /// Takes a form as it is written.
    package init(_ text: String) {
        description = text.replacing("...", with: "…")
    }

    /// True if the form leaves a part of the name open.
    package var isOpen: Bool { description.contains("…") }

    /// The form of one unit's messages, its placeholders filled.
    ///
    /// - Parameter unit: the unit's name.
    package func form(for unit: UnitName) -> VerbForm {
        guard let form = try? NameForm(description) else { return self }
        return VerbForm(form.name(for: unit))
    }

    /// An example of the form, for a sentence: `fooTapped` for `…Tapped`.
    package var example: String {
        guard let ellipsis = description.firstIndex(of: "…") else { return description }
        let stem = ellipsis == description.startIndex ? "foo" : "Foo"
        return description.replacing("…", with: stem)
    }

    /// Returns true if a message's name has this form.
    ///
    /// - Parameter name: the base name, without parentheses.
    package func matches(_ name: String) -> Bool {
        let parts = baseName.split(separator: "…", omittingEmptySubsequences: false)
        guard let prefix = parts.first, let suffix = parts.last, parts.count > 1 else { return baseName == name }
        var rest = Substring(name)
        guard rest.hasPrefix(prefix) else { return false }
        rest = rest.dropFirst(prefix.count)
        for part in parts.dropFirst().dropLast() {
            guard let range = rest.dropFirst().firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.count > suffix.count && rest.hasSuffix(suffix)
    }

    /// The part that stands for the open one in a name of this form: `terms` in `termsTapped`, for `…Tapped`.
    ///
    /// - Parameter name: a name that matches.
    /// - Returns: nil when the name does not match, or the form has not exactly one ellipsis.
    package func stem(of name: String) -> String? {
        let parts = baseName.split(separator: "…", omittingEmptySubsequences: false)
        guard parts.count == 2, matches(name) else { return nil }
        return String(name.dropFirst(parts[0].count).dropLast(parts[1].count))
    }

    /// The name of a message: this form's own, where a channel says so or nothing, and otherwise that of the first form that it
    /// says.
    ///
    /// - Parameters:
    ///   - subject: the subject of the message, which stands for the open part: `Items` in `fetchItems`.
    ///   - forms: the channel's forms.
    package func said(about subject: String, by forms: [VerbForm]) -> String {
        let name = filled(with: subject)
        guard let first = forms.first, !forms.contains(where: { $0.matches(name) }) else { return name }
        return first.filled(with: subject)
    }

    /// The base name with something in the place of its open parts: `onTerms` for `on…`.
    ///
    /// - Parameter subject: the text that stands there, with a capital: `Terms`.
    package func filled(with subject: String) -> String {
        guard baseName.hasPrefix("…") else { return String(baseName).replacing("…", with: subject) }
        let beginning = UnitName(subject).propertyName
        return beginning + baseName.dropFirst().replacing("…", with: subject)
    }

    private var baseName: Substring { description.prefix { $0 != "(" } }
}
