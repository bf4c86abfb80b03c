/// The name of several of something: `orders`, `categories`, `addresses`.
enum PluralName {
    static func of(_ word: String) -> String {
        let lowercased = word.lowercased()
        if lowercased.hasSuffix("y"), let before = lowercased.dropLast().last, !"aeiou".contains(before) {
            return word.dropLast() + "ies"
        }
        return word + (["s", "x", "z", "ch", "sh"].contains(where: lowercased.hasSuffix) ? "es" : "s")
    }
}
