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
    }

    private struct Form {
        var part: Part
        var before: [UInt8]
        var after: [UInt8]
        /// The whole name, where it has no placeholder.
        var fixed: String?
        var isOfUnit: Bool
        var isMany: Bool
        var letterCount: Int
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

    private var forms: [Form] = []
    /// True if a form names a type inside one of the unit's name: `{Unit}.Presenter`.
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
            add(.role(role.id), role.type, isOfUnit: role.scope == .unit, isMany: role.count == .many)
        }
        for contract in definition.contracts where contract.isUsed {
            add(.contract(contract.id), contract.type, isOfUnit: contract.scope == .unit, isMany: false)
        }
        for kind in definition.data {
            if let type = kind.type { add(.data(kind.id), type, isOfUnit: true, isMany: false) }
        }
        forms.sort { $0.letterCount > $1.letterCount }
    }

    private mutating func add(_ part: Part, _ form: NameForm, isOfUnit: Bool, isMany: Bool) {
        if form.namesSeveral {
            if form.isOfUnit { several.append(SeveralForm(part: part, form: form)) }
            return
        }
        let count = form.letterCount
        guard form.isOpen else {
            forms.append(
                Form(
                    part: part, before: [], after: [], fixed: form.description, isOfUnit: false, isMany: false,
                    letterCount: count + 1_000))
            return
        }
        // A form without a fixed letter would be everybody's.
        guard let around = form.surroundings, count > 0 else { return }
        if around.after.hasPrefix(".") { hasNested = true }
        forms.append(
            Form(
                part: part, before: Array(around.before.utf8), after: Array(around.after.utf8), fixed: nil,
                isOfUnit: isOfUnit && !form.isShared, isMany: isMany, letterCount: count))
    }

    /// Returns the part that a type is by its name: of several forms the one with the most fixed letters.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - kind: The type's kind: contracts are protocols, and nothing else is one.
    func match(_ name: String, _ kind: IndexedType.Kind) -> Match? {
        if kind != .outside, let match = former[name] { return match }
        let isProtocol = kind == .protocol
        let bytes = name.utf8
        for form in forms {
            if case .contract = form.part { guard isProtocol else { continue } } else if isProtocol { continue }
            if case .data = form.part, kind == .outside { continue }
            if let fixed = form.fixed {
                if fixed == name { return match(form, "") }
                continue
            }
            let length = form.before.count + form.after.count
            guard bytes.count > length, bytes.suffix(form.after.count).elementsEqual(form.after),
                bytes.prefix(form.before.count).elementsEqual(form.before)
            else { continue }
            let filling = String(Substring(bytes.dropFirst(form.before.count).dropLast(form.after.count)))
            guard let first = filling.first, first.isUppercase || first.isNumber else { continue }
            return match(form, filling)
        }
        return nil
    }

    /// Returns the part that a type is by its name, with that of the type around it where forms have both; `nil` for
    /// one that is nested deeper or in a body.
    func match(_ type: IndexedType, in index: TypeIndex) -> Match? {
        guard !type.isLocal, type.kind != .alias else { return nil }
        guard let parent = type.parent else { return match(type.name, type.kind) }
        guard hasNested, index[parent].parent == nil, let match = match(type.qualifiedName, type.kind) else {
            return nil
        }
        return match.filling == index[parent].name ? match : nil
    }

    private func match(_ form: Form, _ filling: String) -> Match {
        Match(
            part: form.part, filling: filling, isOfUnit: form.isOfUnit, isMany: form.isMany,
            letterCount: form.letterCount)
    }
}
