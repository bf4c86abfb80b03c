import Foundation

/// The name of a unit in the shapes in which it appears in code.
package struct UnitName: Sendable, Equatable {
    /// As the beginning of a type's name: `URLList`. Composed (NFC), since Swift compares identifiers byte by byte.
    package let typeName: String
    /// The name without that of the group: `List` of `ItemsList`.
    package let ownName: String
    /// The name of the group that the unit is put into, or nil.
    package let group: String?

    /// Takes a name that was checked already.
    ///
    /// - Parameter name: the name as a person gave it, with an upper-case first letter.
    package init(_ name: String) {
        self.init(name, in: nil, namedByGroup: false)
    }

    /// Takes the names of a unit and of its group, which were checked already.
    ///
    /// - Parameters:
    ///   - name: the unit's own name.
    ///   - group: the group's name, or nil.
    ///   - namedByGroup: true if types begin with the group's name.
    package init(_ name: String, in group: String?, namedByGroup: Bool) {
        ownName = name.composed
        self.group = group?.composed
        typeName = (namedByGroup ? self.group ?? "" : "") + ownName
    }

    /// As the beginning of a property's name: the leading capitals in lower case, but for the one that begins the next
    /// word (`URLList` gives `urlList`, `About` gives `about`, `URL` gives `url`).
    package var propertyName: String {
        let capitals = typeName.prefix { $0.isUppercase }
        let rest = typeName.dropFirst(capitals.count)
        // The s of several acronyms begins no word: `URLs`, `URLsView`.
        if capitals.count > 1, rest.first == "s", rest.dropFirst().first?.isLowercase != true {
            return capitals.lowercased() + rest
        }
        guard capitals.count > 1, let next = rest.first, next.isLowercase else {
            return capitals.lowercased() + rest
        }
        return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
    }

    /// As words for a person: `URL list`, `Terms and conditions`.
    package var words: String {
        var words: [String] = []
        var word = ""
        let letters = Array(typeName)
        for (index, letter) in letters.enumerated() {
            let following = index + 1 < letters.count ? letters[index + 1] : nil
            let isBeforePlural =
                following == "s" && (index + 2 == letters.count || letters[index + 2].isUppercase)
            let beginsWord =
                index > 0 && letter.isUppercase
                && (!letters[index - 1].isUppercase || (following?.isLowercase == true && !isBeforePlural))
            if beginsWord {
                words.append(word)
                word = ""
            }
            word.append(letter)
        }
        words.append(word)
        let rest = words.dropFirst().map { word in
            let acronym = word.count > 2 && word.last == "s" ? word.dropLast() : word[...]
            return acronym.count > 1 && acronym.allSatisfy(\.isUppercase) ? word : word.lowercased()
        }
        return ([words[0]] + rest).joined(separator: " ")
    }
}

extension String {
    /// The text in composed form (NFC), in which Swift compares identifiers. Foundation takes a plain one apart, too.
    package var composed: String {
        utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
    }
}
