/// A type's name as the words that it is put together of.
///
/// `URLListViewModel` is `URL`, `List`, `View`, `Model`. An underscore begins a word and stays with it, since what comes
/// after it says what a type is, not what it is named after: `ItemsList_DisplayUI` is `Items`, `List`, `_Display`, `UI`.
struct CamelWords: Sendable {
    /// The name.
    let name: String
    /// Where each word begins, in UTF-8 bytes, the first at 0.
    let starts: [Int]

    init(_ name: String) {
        self.name = name
        let bytes = Array(name.utf8)
        var starts = [0]
        for index in bytes.indices.dropFirst() {
            let letter = bytes[index]
            let before = bytes[index - 1]
            let begins: Bool
            if letter == UInt8(ascii: "_") || letter == UInt8(ascii: ".") {
                begins = true
            } else if Self.isCapital(letter), before != UInt8(ascii: "_"), before != UInt8(ascii: ".") {
                begins = !Self.isCapital(before) || (index + 1 < bytes.count && Self.isSmall(bytes[index + 1]))
            } else {
                begins = false
            }
            if begins { starts.append(index) }
        }
        self.starts = starts
    }

    /// The number of words.
    var count: Int { starts.count }

    /// The first words as one.
    func prefix(_ words: Int) -> String {
        words >= count ? name : String(decoding: name.utf8.prefix(starts[words]), as: UTF8.self)
    }

    /// Returns the name without its first words.
    func dropFirst(_ words: Int) -> String {
        words >= count ? "" : String(decoding: name.utf8.dropFirst(starts[words]), as: UTF8.self)
    }

    /// The word of a number.
    func word(_ index: Int) -> String {
        let end = index + 1 < count ? starts[index + 1] : name.utf8.count
        return String(decoding: name.utf8.dropFirst(starts[index]).prefix(end - starts[index]), as: UTF8.self)
    }

    /// Returns true if a word begins with an underscore.
    func isUnderscored(_ index: Int) -> Bool {
        name.utf8.dropFirst(starts[index]).first == UInt8(ascii: "_")
    }

    /// The word that begins with a dot.
    var dotted: Int? {
        name.utf8.contains(UInt8(ascii: "."))
            ? starts.indices.first { name.utf8.dropFirst(starts[$0]).first == UInt8(ascii: ".") } : nil
    }

    private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    private static func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
}
