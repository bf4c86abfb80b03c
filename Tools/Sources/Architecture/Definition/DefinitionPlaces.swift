/// A place in one of the texts that a definition consists of.
package struct DefinitionPlace: Sendable, Equatable {
    /// The file, as it was given; of a built-in, its name: `snp (built in)`.
    package let file: String
    /// The line, which counts from 1.
    package var line: Int { position.line }
    /// The column, which counts Unicode scalars from 1.
    package var column: Int { position.column }
    /// The same place, as far as the text that is read is concerned.
    let position: SourcePosition
}

/// Where a part of a definition stands, and each thing that it says.
///
/// Where one definition extends another, every place is in the text that says the thing: a role may stand in the team's own
/// file, and what it may know in a built-in.
package struct DefinitionPlaces: Sendable {
    /// The place of the part's name, or of its key.
    package let part: DefinitionPlace
    private let values: [Value]

    /// A value that a part states.
    struct Value: Sendable {
        let key: String
        /// A word of the list, or a key of the mapping, that stands there.
        let word: String?
        let place: DefinitionPlace
    }

    init(part: DefinitionPlace, values: [Value]) {
        self.part = part
        self.values = values
    }

    /// The place of what a key says.
    ///
    /// - Parameters:
    ///   - key: the key: `knows`.
    ///   - word: one of the words that it lists; nil for all of them.
    /// - Returns: The place; where nothing of the kind is said, that of the key, or of the part.
    package func value(_ key: String, _ word: String? = nil) -> DefinitionPlace {
        let said = values.filter { $0.key == key }
        return (said.first { $0.word == word } ?? said.first)?.place ?? part
    }
}

/// Places are no part of what a definition says: parts that say the same are equal wherever they stand.
extension DefinitionPlaces: Equatable {
    /// Always, see above.
    package static func == (left: DefinitionPlaces, right: DefinitionPlaces) -> Bool { true }
}

/// A part of a definition that knows where it is written.
package protocol PlacedPart {
    /// Where it stands, and what it says.
    var places: DefinitionPlaces { get }
}

extension PlacedPart {
    /// Where it stands: its name, or its key.
    package var place: DefinitionPlace { places.part }

    /// Where a thing stands that it says; where it does not say it, the part itself.
    ///
    /// - Parameters:
    ///   - key: the key: `mayNotImport`.
    ///   - word: one of the words that it lists; nil for all of them.
    package func place(of key: String, _ word: String? = nil) -> DefinitionPlace { places.value(key, word) }
}
