/// The form of a name that follows the unit's: `{Unit}Presenter`.
///
/// `{Unit}` stands for the unit's name (`About`), `{unit}` for it as the beginning of a property's name (`about`, and
/// `urlList` for `URLList`). `{Group}` is the name of what the unit is put into (`Items`), and `{Name}` the unit's own name
/// without it (`List` of `ItemsList`). What belongs to several units is named after something else: `{Flow}` or `{Model}`,
/// and `{flow}` or `{model}` at the beginning of a property; what there is one of in an app, after that: `{App}`.
///
/// An ellipsis (`…`) in the name of a type stands for at least one character that tells several types of one unit apart:
/// `{Unit}…Cell` names `AboutHeaderCell` and `AboutFooterCell`.
package struct NameForm: Sendable, Equatable, CustomStringConvertible {
    /// A piece of a form.
    enum Piece: Sendable, Equatable {
        case text(String)
        case unitName
        case unitProperty
        case ownName
        case group
        /// A placeholder that no unit's name fills.
        case shared(String)

        /// The piece as it is written.
        var description: String {
            switch self {
            case .text(let text): text
            case .unitName: "{Unit}"
            case .unitProperty: "{unit}"
            case .ownName: "{Name}"
            case .group: "{Group}"
            case .shared(let placeholder): "{\(placeholder)}"
            }
        }
    }

    private static let sharedPlaceholders = ["Flow", "flow", "Model", "model", "App"]

    /// The form as it is written.
    package let description: String
    let pieces: [Piece]
    /// True if the form leaves a part of the name open, so that a unit may have several types of it.
    package let namesSeveral: Bool
    /// The ending of every name of this form, whatever the unit is called.
    private let ending: String

    /// A form without a letter: nothing is named so.
    static let none = NameForm(pieces: [])

    private init(pieces: [Piece]) {
        self.init(pieces: pieces, description: pieces.map(\.description).joined())
    }

    private init(pieces: [Piece], description: String) {
        self.pieces = pieces
        self.description = description
        namesSeveral = description.contains(Self.ellipsis)
        if case .text(let text) = pieces.last {
            ending = text.lastIndex(of: Self.ellipsis).map { String(text[text.index(after: $0)...]) } ?? text
        } else {
            ending = ""
        }
    }

    /// The form with others in the place of its pieces.
    func replacing(_ replace: (Piece) -> [Piece]) -> NameForm { NameForm(pieces: pieces.flatMap(replace)) }

    /// Reads a form.
    ///
    /// - Parameter text: the form as it is written.
    /// - Throws: ``InvalidNameForm`` when a brace is not closed or a placeholder is unknown.
    package init(_ text: String) throws(InvalidNameForm) {
        var pieces: [Piece] = []
        var rest = Substring(text)
        while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
                throw InvalidNameForm(reason: "'\(text)' has a brace without its partner")
            }
            if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
            let placeholder = rest[rest.index(after: open)..<close]
            switch placeholder {
            case "Unit": pieces.append(.unitName)
            case "unit": pieces.append(.unitProperty)
            case "Name": pieces.append(.ownName)
            case "Group": pieces.append(.group)
            case let shared where Self.sharedPlaceholders.contains(String(shared)):
                pieces.append(.shared(String(shared)))
            default:
                let known = ["Unit", "unit", "Name", "Group"] + Self.sharedPlaceholders
                throw InvalidNameForm(
                    reason: "unknown placeholder '\(placeholder)' in '\(text)'"
                        + NearestWord.hint(for: String(placeholder), among: known))
            }
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        self.init(pieces: pieces, description: text)
    }

    /// True if the name has a place for something that several units share.
    package var isShared: Bool { pieces.contains { if case .shared = $0 { true } else { false } } }

    /// True if the name has a place for something, so that there can be several.
    package var isOpen: Bool { pieces.contains { if case .text = $0 { false } else { true } } }

    /// The form with its first placeholder as types have it, where it has that as properties do: `{Unit}Presenter` for
    /// `{unit}Presenter`.
    var beginningWithCapital: String? {
        let isLower: Bool
        switch pieces.first {
        case .unitProperty: isLower = true
        case .shared(let placeholder): isLower = placeholder.first?.isLowercase == true
        default: isLower = false
        }
        guard isLower, description.hasPrefix("{") else { return nil }
        let letters = description.dropFirst()
        return "{" + letters.prefix(1).uppercased() + letters.dropFirst()
    }

    /// A folder of this form, seen from where units are put into: empty where that is the folder itself.
    ///
    /// - Parameters:
    ///   - unit: The unit's name.
    ///   - shared: The name of what is shared.
    package func folder(for unit: UnitName, shared: UnitName? = nil) -> String {
        inOwnGroup(of: unit).name(for: unit, shared: shared).split(separator: "/").filter { $0 != "." }
            .joined(separator: "/")
    }

    /// The form with the unit's name where a folder is called after a group by more than its name, `{Group}Feature`, and there is no group.
    private func inOwnGroup(of unit: UnitName) -> NameForm {
        guard unit.group == nil, pieces.contains(.group), pieces != [.group] else { return self }
        let folders = description.split(separator: "/", omittingEmptySubsequences: false).map { folder in
            folder == "{Group}" ? String(folder) : String(folder).replacing("{Group}", with: "{Unit}")
        }
        return (try? NameForm(folders.joined(separator: "/"))) ?? self
    }

    private static let ellipsis: Character = "…"

    /// Returns true if a name ends as those of this form do, whatever the unit is called.
    package func hasEnding(of name: String) -> Bool { name.hasSuffix(ending) }

    /// Returns true if a name has this form.
    ///
    /// - Parameters:
    ///   - name: the name of a type; that of a nested one after the names around it, with dots between.
    ///   - unit: the unit that the type belongs to.
    package func matches(_ name: String, of unit: UnitName) -> Bool {
        // Asked of each type of an app with each form.
        guard hasEnding(of: name) else { return false }
        let form = self.name(for: unit)
        return namesSeveral ? VerbForm(form).matches(name) : form == name
    }

    /// The unit's name in a name of this form; nil where the name has another form, or the form has more places.
    ///
    /// - Parameter name: the name of a type.
    package func unit(in name: String) -> String? {
        guard pieces.filter({ if case .text = $0 { false } else { true } }) == [.unitName], !namesSeveral else {
            return nil
        }
        var (before, after, isBehind) = ("", "", false)
        for piece in pieces {
            switch piece {
            case .text(let text) where isBehind: after += text
            case .text(let text): before += text
            default: isBehind = true
            }
        }
        guard name.hasPrefix(before), name.hasSuffix(after), name.count > before.count + after.count else { return nil }
        return String(name.dropFirst(before.count).dropLast(after.count))
    }

    /// The name for one unit. Placeholders that no unit fills stay as they are written.
    ///
    /// - Parameters:
    ///   - unit: the unit's name.
    ///   - shared: the name that fills the placeholders of things that several units share, or nil.
    package func name(for unit: UnitName, shared: UnitName? = nil) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .unitName: unit.typeName
            case .unitProperty: unit.propertyName
            case .ownName: unit.ownName
            case .group: unit.group ?? ""
            case .shared(let placeholder):
                if let shared {
                    placeholder.first?.isUppercase == true ? shared.typeName : shared.propertyName
                } else {
                    "{\(placeholder)}"
                }
            }
        }.joined()
    }
}

/// A name form that cannot be read.
package struct InvalidNameForm: Error, Equatable {
    /// The fault, in words.
    package let reason: String
}
