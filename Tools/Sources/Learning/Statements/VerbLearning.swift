import Architecture

/// Finds the forms of messages: names that many units say, and beginnings and ends that names share.
enum VerbLearning {
    /// The forms.
    ///
    /// - Parameter messages: The messages of each unit, with the unit's name.
    /// - Returns: The forms, the most usual first, each with how many of the units that say something say it so.
    static func forms(of messages: [(unit: UnitName, names: Set<String>)]) -> [Learned<String>] {
        var texts: [String: Set<Int>] = [:]
        for (number, (unit, names)) in messages.enumerated() {
            for name in names { texts[general(name, unit), default: []].insert(number) }
        }
        let total = texts.values.reduce(0) { $0 + $1.count }
        guard total > 0 else { return [] }
        var forms: [Learned<String>] = []
        var rest = texts
        let units = messages.count { !$0.names.isEmpty }
        for (text, found) in texts.sorted(by: order)
        where found.count * 5 >= units * 2 && (found.count > 2 || found.count > 1 && units < 4) {
            forms.append(Learned(text, Evidence(found.count, of: units)))
            rest[text] = nil
        }
        while forms.count < 8 {
            var covers: [String: (count: Int, units: Set<Int>)] = [:]
            for (text, found) in rest {
                for form in candidates(text) {
                    covers[form, default: (0, [])].count += found.count
                    covers[form]?.units.formUnion(found)
                }
            }
            let best = covers.filter { $0.value.units.count >= 3 }.max { left, right in
                // Of forms that say nearly the same, the longer says more.
                let (one, other) = (score(left.key, left.value.count), score(right.key, right.value.count))
                return one != other ? one < other : left.key > right.key
            }
            guard let best, best.value.count * 12 >= total else { break }
            forms.append(Learned(best.key, Evidence(best.value.units.count, of: units)))
            let form = VerbForm(best.key)
            rest = rest.filter { !form.matches($0.key) }
        }
        return forms.sorted { ($1.evidence.count, $0.value) < ($0.evidence.count, $1.value) }
    }

    private static func order(_ left: (key: String, value: Set<Int>), _ right: (key: String, value: Set<Int>)) -> Bool {
        (right.value.count, left.key) < (left.value.count, right.key)
    }

    private static func score(_ form: String, _ count: Int) -> Double {
        Double(count) * (1 + 0.02 * Double(form.count))
    }

    private static func general(_ name: String, _ unit: UnitName) -> String {
        let own = unit.propertyName
        guard name.hasPrefix(own), name.count > own.count, name.dropFirst(own.count).first?.isUppercase == true else {
            return name
        }
        return "{unit}" + name.dropFirst(own.count)
    }

    private static func candidates(_ text: String) -> [String] {
        let marker = text.hasPrefix("{unit}") ? "{unit}" : ""
        let words = CamelWords(String(text.dropFirst(marker.count)))
        guard words.count > 1 || !marker.isEmpty else { return [] }
        var forms: [String] = []
        for count in 1..<max(words.count, 1) {
            if count <= 3 { forms.append(marker + words.prefix(count) + "…") }
            if words.count - count <= 2, marker.isEmpty { forms.append("…" + words.dropFirst(count)) }
        }
        return forms
    }
}
