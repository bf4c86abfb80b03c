import Architecture

/// An address that leads into a flow, and what is opened there.
struct LinkedUnit: Equatable {
    /// The pattern of the address.
    let address: String
    /// The unit that is opened.
    let opened: OpenedUnit

    /// The code that makes a value of a part of an address, and the part that tests have there.
    private static let types = [
        "String": (make: "", sample: "a", code: "\"a\"", isAny: true),
        "Int": (make: "", sample: "7", code: "7", isAny: false),
        "Double": (make: "", sample: "1.5", code: "1.5", isAny: false),
        "Bool": (make: "", sample: "true", code: "true", isAny: false),
        "UUID": (
            make: " { UUID(uuidString: $0) }", sample: "00000000-0000-0000-0000-000000000001",
            code: "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))", isAny: false
        ),
    ]

    /// The values in the order in which they are taken, each with the code that makes it of an address.
    var making: [(value: PassedValue, code: String)] {
        opened.passes.map { ($0, "try $0.value(\"\($0.name)\")" + (Self.types[$0.type]?.make ?? "")) }
    }

    /// The code of the values in ``path``.
    func sample(of value: PassedValue) -> String { Self.types[value.type]?.code ?? value.sample }

    /// An address of the pattern.
    var path: String { filled { Self.types[$0.type]?.sample ?? "" } }

    /// An address with a value of another type; nil where any text will do.
    var wrongPath: String? {
        guard opened.passes.contains(where: { Self.types[$0.type]?.isAny == false }) else { return nil }
        return filled { Self.types[$0.type]?.isAny == false ? "x" : "a" }
    }

    private func filled(_ part: (PassedValue) -> String) -> String {
        address.split(separator: "/", omittingEmptySubsequences: false).map { name in
            opened.passes.first { ":" + $0.name == name }.map(part) ?? String(name)
        }.joined(separator: "/")
    }

    /// Looks up what is opened.
    ///
    /// - Parameters:
    ///   - links: What was asked for.
    ///   - opened: What the flow opens.
    ///   - mistakes: Takes the mistakes.
    static func all(
        _ links: [FlowLink], among opened: [OpenedUnit], _ mistakes: inout [DefinitionMistake]
    ) -> [LinkedUnit] {
        var linked: [LinkedUnit] = []
        for link in links {
            guard let unit = opened.first(where: { $0.unit == UnitName(link.unit.text) }) else {
                let names = opened.map(\.unit.typeName)
                mistakes.append(
                    link.unit.mistake(
                        "the flow does not open '\(link.unit.text)'"
                            + (NearestWord.question(for: link.unit.text, among: names) ?? ": list it in 'opens'")))
                continue
            }
            if let same = linked.first(where: { shape(of: $0.address) == shape(of: link.address.text) }) {
                mistakes.append(link.address.mistake("'\(same.address)' is there already, and both are of one form"))
                continue
            }
            let taken = unit.passes.map { ":\($0.name)" }
            if let strange = unit.passes.first(where: { types[$0.type] == nil }) {
                let known = types.keys.sorted().joined(separator: ", ")
                mistakes.append(
                    link.unit.mistake(
                        "'\(link.unit.text)' takes \(strange.name): \(strange.type), which no address has: \(known)"))
            } else if Set(taken) != Set(link.values.map { ":\($0)" }) {
                mistakes.append(
                    link.address.mistake(
                        "'\(link.unit.text)' takes \(taken.isEmpty ? "nothing" : taken.joined(separator: ", ")): write its values "
                            + "into the address, and no others"))
            }
            linked.append(LinkedUnit(address: link.address.text, opened: unit))
        }
        // A plain part would be taken for a value: `/models/new` comes before `/models/:id`.
        return linked.enumerated().sorted {
            ($0.element.opened.passes.count, $0.offset) < ($1.element.opened.passes.count, $1.offset)
        }.map(\.element)
    }

    /// An address without the names of its values.
    private static func shape(of address: String) -> [Substring] {
        address.split(separator: "/").map { $0.hasPrefix(":") ? ":" : $0 }
    }
}
