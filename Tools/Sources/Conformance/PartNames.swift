import Architecture
import SourceModel

/// The part of a definition that a type may be.
package enum Part: Hashable, Sendable {
    /// A role, by its id.
    case role(String)
    /// A contract, by its id.
    case contract(String)
    /// A kind of data, by its id.
    case data(String)

    /// The id.
    package var id: String {
        switch self {
        case .role(let id), .contract(let id), .data(let id): id
        }
    }

    fileprivate var isContract: Bool { if case .contract = self { true } else { false } }
    fileprivate var isRole: Bool { if case .role = self { true } else { false } }
    fileprivate var isData: Bool { if case .data = self { true } else { false } }
}

extension ArchitectureDefinition {
    /// The parts that units may do without.
    var optionalParts: Set<Part> {
        let contracts = contracts.filter(\.isOptional).map(\.id) + contractsOfOptionalRoles
        return Set(roles.filter(\.isOptional).map { .role($0.id) } + contracts.map { .contract($0) })
    }
}

/// The names that a definition gives to types.
struct PartNames {
    /// A name that a type has.
    struct Match {
        var part: Part
        /// The text in the place of the unit's or model's name; empty where the name is fixed.
        var filling: String
        /// True if the part belongs to a unit.
        var isOfUnit: Bool
        /// True if a unit may have several of it.
        var isMany: Bool
        var letterCount: Int

        /// True if the type is called as its unit is, and by nothing else: another type has to say that name.
        var isBare: Bool { letterCount == 0 && isOfUnit }
    }

    private struct Form {
        var part: Part
        var before: [UInt8]
        var after: [UInt8]
        /// The whole name, where it has no placeholder.
        var fixed: [UInt8]?
        var isOfUnit: Bool
        var isMany: Bool
        var letterCount: Int
        /// True if it is one of data, which nothing from elsewhere is.
        var isData: Bool

        /// Returns the range of the text in the place of the unit's or model's name, empty where the form has none; nil where a name
        /// has another form.
        func filling(of name: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
            if let fixed { return name.elementsEqual(fixed) ? 0..<0 : nil }
            guard name.count > before.count + after.count, name.suffix(after.count).elementsEqual(after),
                name.prefix(before.count).elementsEqual(before)
            else { return nil }
            let filling = before.count..<(name.count - after.count)
            return PartNames.beginsName(name, filling) ? filling : nil
        }
    }

    /// Forms by the last byte of the names that have them: a name is held against few.
    private struct FormTable {
        private var byEnding: [[Form]] = Array(repeating: [], count: 256)

        mutating func add(_ form: Form) {
            guard let last = (form.fixed ?? form.after).last else {
                for ending in byEnding.indices { byEnding[ending].append(form) }
                return
            }
            byEnding[Int(last)].append(form)
        }

        /// The forms with most letters come first.
        mutating func sort() {
            for ending in byEnding.indices { byEnding[ending].sort { $0.letterCount > $1.letterCount } }
        }

        /// The first form that a name has, and the range of its filling.
        func first(of name: UnsafeBufferPointer<UInt8>, isFromElsewhere: Bool) -> (form: Form, filling: Range<Int>)? {
            guard let last = name.last else { return nil }
            for number in byEnding[Int(last)].indices {
                if isFromElsewhere, byEnding[Int(last)][number].isData { continue }
                if let filling = byEnding[Int(last)][number].filling(of: name) {
                    return (byEnding[Int(last)][number], filling)
                }
            }
            return nil
        }
    }

    /// A form with `…`, which is asked with the name of a unit.
    struct SeveralForm {
        var part: Part
        var form: NameForm

        /// Returns true if it may be the form of a type's name, as far as that can be told without a unit.
        func mayName(_ type: IndexedType) -> Bool {
            guard form.hasEnding(of: type.name) else { return false }
            switch part {
            case .contract: return type.kind == .protocol
            case .role: return type.kind != .protocol
            case .data: return true
            }
        }
    }

    /// The forms of contracts, which protocols alone have, and those of all others.
    private var contracts = FormTable()
    private var others = FormTable()
    /// True if a form names a type inside one of the unit's: `{Unit}.Presenter`, `{Unit}ViewController.View`.
    private(set) var hasNested = false
    private let former: [String: Match]
    private(set) var several: [SeveralForm] = []

    /// Takes the forms of a definition.
    init(_ definition: ArchitectureDefinition) {
        former = definition.formerTypes.compactMapValues { type in
            func match(_ part: Part, _ form: NameForm?) -> Match {
                Match(
                    part: part, filling: type.unit, isOfUnit: form?.isShared != true, isMany: false,
                    letterCount: type.newName.count)
            }
            return definition.role(type.part).map { match(.role($0.id), $0.type) }
                ?? definition.contract(type.part).map { match(.contract($0.id), $0.type) }
                ?? definition.dataKind(type.part).map { match(.data($0.id), $0.type) }
        }
        for role in definition.roles where role.isUsed {
            for form in [role.type] + role.also {
                add(.role(role.id), form, isOfUnit: role.scope == .unit, isMany: role.count == .many)
            }
        }
        for contract in definition.contracts where contract.isUsed {
            add(.contract(contract.id), contract.type, isOfUnit: contract.scope == .unit, isMany: false)
        }
        for kind in definition.data {
            if let type = kind.type { add(.data(kind.id), type, isOfUnit: true, isMany: false) }
        }
        contracts.sort()
        others.sort()
    }

    private mutating func add(_ part: Part, _ form: NameForm, isOfUnit: Bool, isMany: Bool) {
        if form.namesSeveral {
            if form.isOfUnit { several.append(SeveralForm(part: part, form: form)) }
            return
        }
        let count = form.letterCount
        guard form.isOpen else {
            add(
                Form(
                    part: part, before: [], after: [], fixed: Array(form.description.utf8), isOfUnit: false,
                    isMany: false, letterCount: count + 1_000, isData: part.isData))
            return
        }
        // A form without a fixed letter would be everybody's, unless it is a role's beside which another one says the unit's name.
        guard let around = form.surroundings, count > 0 || form.isOfUnit && part.isRole else { return }
        if around.after.contains(".") { hasNested = true }
        add(
            Form(
                part: part, before: Array(around.before.utf8), after: Array(around.after.utf8), fixed: nil,
                isOfUnit: isOfUnit && !form.isShared, isMany: isMany, letterCount: count, isData: part.isData))
    }

    private mutating func add(_ form: Form) {
        if form.part.isContract { contracts.add(form) } else { others.add(form) }
    }

    /// Returns the part that a type is by its name: of several forms the one with the most fixed letters.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - kind: The type's kind: contracts are protocols, and nothing else is one.
    func match(_ name: String, _ kind: IndexedType.Kind) -> Match? {
        if kind != .outside, let match = former[name] { return match }
        var text = name
        let found = text.withUTF8 { name in
            (kind == .protocol ? contracts : others).first(of: name, isFromElsewhere: kind == .outside)
        }
        guard let found else { return nil }
        let utf8 = name.utf8
        return match(
            found.form, String(Substring(utf8.dropFirst(found.filling.lowerBound).prefix(found.filling.count))))
    }

    /// Returns true if the text in a range of a name begins as a unit's name does.
    private static func beginsName(_ name: UnsafeBufferPointer<UInt8>, _ filling: Range<Int>) -> Bool {
        let first = name[filling.lowerBound]
        if first < 0x80 {
            return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first || UInt8(ascii: "0")...UInt8(ascii: "9") ~= first
        }
        let letter = String(decoding: name[filling], as: UTF8.self).first
        return letter.map { $0.isUppercase || $0.isNumber } ?? false
    }

    /// Returns the part that a type is by its name, with those of the types around it where forms have these; `nil` for
    /// one in a body.
    func match(_ type: IndexedType, in index: TypeIndex) -> Match? {
        guard !type.isLocal, type.kind != .alias else { return nil }
        guard type.parent != nil else { return match(type.name, type.kind) }
        guard hasNested, let match = match(type.qualifiedName, type.kind) else { return nil }
        // The form has the dot where the name has it.
        return match.filling.contains(".") ? nil : match
    }

    private func match(_ form: Form, _ filling: String) -> Match {
        Match(
            part: form.part, filling: filling, isOfUnit: form.isOfUnit, isMany: form.isMany,
            letterCount: form.letterCount)
    }
}
