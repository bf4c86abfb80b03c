import Architecture
import Conformance
import SourceModel
import SwiftSyntax

/// Values that come into a unit: each is stored by the type that needs it, and handed over by the code that makes that.
extension UnitGrowth {
    /// A function that hands a value on, with the changes to it and to its callers.
    private struct Way {
        var changes: [(path: String, change: ParsedSource.Change)] = []
        /// Callers that have no such value.
        var unable: [String] = []
        var notes: [String] = []
    }

    mutating func addTaken(_ text: String) throws(ScaffoldError) {
        for part in text.parts { try take(GrownValue(part)) }
    }

    private mutating func take(_ value: GrownValue) throws(ScaffoldError) {
        guard let id = reading.keeperOfTaken else {
            throw missing(
                "nobody of '\(name.typeName)' is seen to decide anything",
                "declare '\(value.parameter)' where it is needed",
                definition.unit.owner)
        }
        try take(value, by: id)
    }

    private mutating func take(_ value: GrownValue, by id: TypeIndex.ID) throws(ScaffoldError) {
        guard let part = reading.declaration(of: id) else { return }
        try refuse(value.name, in: id)
        let path = index.files[part.file].path
        guard
            let place = StoredValuePlace(in: ParsedSource(path: path, text: reading.text(of: path)), typeAt: part.line)
        else {
            throw missing("'\(index[id].name)' is not found any more", "store '\(value.parameter)' there", nil, at: id)
        }
        let isSubclassed = index[id].children.contains { index[$0].kind == .class }
        if place.isMemberwise || (place.initializer != nil && !isSubclassed) {
            try hand(value, to: id, at: place, part)
        } else if reading.isMadeByOwner(id), let owner = reading.owner, reading.declaration(of: owner) != nil {
            try take(value, by: owner)
        } else {
            try tell(value, to: id, at: place, part, reading.sources(naming: id))
        }
    }

    /// Has it come in through the initializer.
    private mutating func hand(
        _ value: GrownValue, to id: TypeIndex.ID, at place: StoredValuePlace, _ part: IndexedType.Part
    ) throws(ScaffoldError) {
        let all = reading.creations(of: id)
        let made = all.filter { !reading.isOfTests(path: $0.source.path) }
        let tested = all.filter { reading.isOfTests(path: $0.source.path) }
        var way = Way()
        // Whoever makes one unseen goes on as before.
        var isLeftOut = !tested.isEmpty || made.isEmpty || place.delegating != nil
        if let delegating = place.delegating { way.unable.append(place.source.place(of: delegating)) }
        for creation in made {
            guard place.isCalled(by: creation.call),
                let code = creation.atHand(value.isThere) ?? lead(value, through: creation, &way),
                let change = creation.source.appending(
                    "\(value.name): \(code)", to: creation.call, before: place.closureLabel)
            else {
                way.unable.append(creation.source.place(of: creation.call))
                isLeftOut = true
                continue
            }
            way.changes.append((creation.source.path, change))
        }
        if value.initial == nil, let first = way.unable.first { throw Self.nobodyHas(value, at: first, way) }
        let isDefault = isLeftOut && value.initial != nil
        if !isDefault {
            for creation in tested {
                let sample = value.sample
                guard let sample,
                    let change = creation.source.appending(
                        "\(value.name): \(sample)", to: creation.call, before: place.closureLabel)
                else {
                    way.notes.append(
                        "hand '\(value.name)' over in a test, too (\(creation.source.place(of: creation.call)))")
                    continue
                }
                way.changes.append((creation.source.path, change))
            }
        }
        let path = index.files[part.file].path
        let property =
            place.isMemberwise
            ? (isDefault ? "var \(value.optionalParameter)" : "let \(value.parameter)")
            : "private let \(value.parameter)"
        try insert(property, into: part, of: id, behind: [], .property)
        let parameter = isDefault ? value.optionalParameter : value.parameter
        for change in place.taking(value.name, as: parameter, step: reading.step(in: path, at: part.line)) {
            edit(path, change.range, change.text)
        }
        for (path, change) in way.changes { edit(path, change.range, change.text) }
        notes += way.notes
        if let first = way.unable.first {
            notes.append("nobody hands '\(value.name)' over yet: it can be said here (\(first))")
        }
        if made.isEmpty {
            notes.append("nobody is seen to make the \(index[id].name): hand '\(value.name)' over there")
        }
    }

    /// The fault that places which make a type have no value to hand over.
    private static func nobodyHas(_ value: GrownValue, at first: String, _ way: Way) -> ScaffoldError {
        let others = Set(way.unable).subtracting([first]).sorted()
        let rest = others.count > 3 ? " and in \(others.count - 3) more places" : ""
        let more = others.isEmpty ? "" : ", nor at \(others.prefix(3).joined(separator: ", "))\(rest)"
        return ScaffoldError(
            .cannotCreate,
            "\(first):1: error: no '\(value.parameter)' is at hand here\(more): nothing was written; hand one over, or say "
                + "what it is otherwise: '\(value.name): \(value.type)?' or '\(value.parameter) = …'",
            saysPlaces: true)
    }

    /// Has it told to somebody who is made without it.
    private mutating func tell(
        _ value: GrownValue, to id: TypeIndex.ID, at place: StoredValuePlace, _ part: IndexedType.Part,
        _ sources: [ParsedSource]
    ) throws(ScaffoldError) {
        let type = index[id].name
        let made = sources.filter { !reading.isOfTests(path: $0.path) }
        try insert(value.settable, into: part, of: id, behind: [], .property)
        var isTold = false
        for creation in reading.makings(of: id, in: made) + CreationPlace.loaded(type, in: made) {
            guard let (name, item) = creation.telling else { continue }
            var way = Way()
            guard let code = creation.atHand(value.isThere) ?? lead(value, through: creation, &way), way.unable.isEmpty
            else { continue }
            let change = creation.source.following(item, "\(name).\(value.name) = \(code)")
            edit(creation.source.path, change.range, change.text)
            for (path, change) in way.changes { edit(path, change.range, change.text) }
            notes += way.notes
            isTold = true
        }
        if !isTold {
            notes.append(
                "nobody says it yet: whoever opens '\(self.name.typeName)' sets '\(value.name)' of \(type) "
                    + "(\(reading.place(of: id)))")
        }
    }

    /// Has the function around a call take the value.
    ///
    /// - Returns: the value's name there; nil where somebody else says what the function takes.
    ///   - hand: code of a caller that has one; by its name and type where nothing else is said.
    private func lead(
        _ value: GrownValue, through creation: CreationPlace, _ way: inout Way,
        _ hand: ((CreationPlace) -> String?)? = nil
    ) -> String? {
        guard let function = creation.function, !function.isFixed, let type = creation.typeName,
            !creation.isInClosure, value.initial == nil || function.opens,
            function.isPrivate || !reading.answersOthers(type, near: creation.source.path)
        else { return nil }
        let contracts = reading.contracts(declaring: function.selector, of: type)
        guard contracts.isEmpty || (contracts.count == 1 && function.isOfType && contracts[0].isAlone) else {
            return nil
        }
        let source = creation.source
        let change = source.appending(value.optionalParameter, to: function.signature.parameterClause)
        let isThere = way.changes.contains { $0.path == source.path && $0.change.range == change.range }
        if isThere { return value.name }
        let callers = reading.callers(of: function, in: type, near: source.path)
        var changes: [(path: String, change: ParsedSource.Change)] = [(source.path, change)]
        if value.initial == nil {
            for caller in callers {
                guard let code = hand.map({ $0(caller) }) ?? caller.atHand(value.isThere),
                    let change = caller.source.appending("\(value.name): \(code)", to: caller.call, before: nil)
                else {
                    way.unable.append(caller.source.place(of: caller.call))
                    continue
                }
                changes.append((caller.source.path, change))
            }
        }
        for contract in contracts {
            guard let function = contract.function else { return nil }
            changes.append(
                (
                    contract.source.path,
                    contract.source.appending(value.parameter, to: function.signature.parameterClause)
                ))
        }
        way.changes += changes
        if value.initial != nil, let caller = callers.first {
            way.notes.append(
                "nobody says it yet: '\(type).\(function.name.text)' takes '\(value.name)' "
                    + "(\(caller.source.place(of: caller.call)))")
        }
        return value.name
    }

    // MARK: What the app shares

    mutating func addManager(_ text: String) throws(ScaffoldError) {
        let shared = try SharedTypeReading(text, in: reading)
        guard let id = shared.keeper, let part = reading.declaration(of: id) else {
            throw missing(
                "nobody of '\(name.typeName)' is seen to decide anything",
                "store '\(shared.name): \(shared.type)' there",
                definition.unit.owner)
        }
        if let there = index.members(of: id).first(where: { member in
            member.fact.kind == .property && member.fact.type.map { shared.isMeant(by: $0.description) } ?? false
        }) {
            throw Self.thereAlready("\(index.files[there.part.file].path):\(there.fact.line)", there.fact.name)
        }
        try refuse(shared.name, in: id)
        let scope = NameScope(file: part.file)
        if case .hidden(let ids) = index.resolve(.named(base: nil, name: shared.type, arguments: []), in: scope) {
            // Where projects are made by other means than packages, modules are a guess.
            notes.append(
                "'\(shared.type)' may be of a module that '\(index.files[part.file].path)' does not import yet "
                    + "(\(ids.first.map(reading.place) ?? ""))")
        }
        try give(
            SharedPart(
                name: shared.name, type: shared.type, isContract: shared.isContract, code: shared.code,
                mock: shared.mock,
                isTakenAsIs: shared.isUsuallyTakenAsIs, names: shared.names, wrapper: shared.wrapper,
                isMeant: shared.isMeant), to: id, part)
    }

    /// Something that a type is given to hold.
    struct SharedPart {
        let name: String
        let type: String
        let isContract: Bool
        /// The code that gets one; nil where nobody is seen to make one.
        let code: String?
        /// The code that gets one in tests.
        var mock: String?
        /// True if it is taken where it is stored, and not handed over.
        var isTakenAsIs = false
        /// The types by which it may be known.
        var names: Set<String> = []
        /// The code before its property where it is had by a wrapper.
        var wrapper: String?
        /// A function that returns true if a type that is written somewhere is this one.
        var isMeant: (String) -> Bool = { _ in false }
    }

    /// Has a type hold something more: handed over by the code that makes it, or taken as it is.
    mutating func give(_ shared: SharedPart, to id: TypeIndex.ID, _ part: IndexedType.Part) throws(ScaffoldError) {
        let path = index.files[part.file].path
        guard
            let place = StoredValuePlace(in: ParsedSource(path: path, text: reading.text(of: path)), typeAt: part.line)
        else { throw missing("'\(index[id].name)' is not found any more", "store '\(shared.name)' there", nil, at: id) }
        let type = place.writesAny && shared.isContract ? "any \(shared.type)" : shared.type
        if let wrapper = shared.wrapper {
            return try insert(
                "\(wrapper) private var \(shared.name): \(type)", into: part, of: id, behind: [],
                .valued("\(wrapper) private var"))
        }
        let isSubclassed = index[id].children.contains { index[$0].kind == .class }
        let isParted = place.initializer == nil || isSubclassed || (shared.isTakenAsIs && shared.code != nil)
        if isParted && !(place.hasDefaultsOnly && !isSubclassed && shared.code != nil) {
            return try take(shared, type, as: id, part)
        }
        var changes: [(path: String, change: ParsedSource.Change)] = []
        var left: [String] = []
        var way = Way()
        let creations = reading.creations(of: id)
        // Whoever makes one without naming its type, as by a value of it, is not seen.
        let isUnseen = creations.isEmpty || place.delegating != nil
        let isDefault = place.hasDefaultsOnly || place.endsWithShared || isUnseen
        let initial = isDefault ? shared.code : nil
        if isUnseen, initial == nil { return try tell(shared, type, to: id, part) }
        if initial == nil {
            for creation in creations {
                let isTest = reading.isOfTests(path: creation.source.path)
                guard place.isCalled(by: creation.call),
                    let code = self.code(of: shared, for: creation, isTest)
                        ?? lead(shared, type, through: creation, &way)
                else {
                    if !isTest { return try tell(shared, type, to: id, part) }
                    left.append(
                        "hand '\(shared.name)' over in a test, too (\(creation.source.place(of: creation.call)))")
                    continue
                }
                guard
                    let change = creation.source.appending(
                        "\(shared.name): \(code)", to: creation.call, before: place.closureLabel)
                else {
                    throw ScaffoldError(
                        .cannotCreate,
                        "\(creation.source.place(of: creation.call)):1: error: this call has no brackets: nothing was written; "
                            + "hand '\(shared.name): \(code)' over here", saysPlaces: true)
                }
                changes.append((creation.source.path, change))
            }
        }
        try insert("private let \(shared.name): \(type)", into: part, of: id, behind: [], .property)
        let parameter = "\(shared.name): \(type)" + (initial.map { " = \($0)" } ?? "")
        for change in place.taking(shared.name, as: parameter, step: reading.step(in: path, at: part.line)) {
            edit(path, change.range, change.text)
        }
        for (path, change) in changes + way.changes { edit(path, change.range, change.text) }
        notes += left
    }

    /// Has a type take something by code of its own, or be told of it where there is none.
    private mutating func take(_ shared: SharedPart, _ type: String, as id: TypeIndex.ID, _ part: IndexedType.Part)
        throws(ScaffoldError)
    {
        guard let code = shared.code else { return try tell(shared, type, to: id, part) }
        let annotation = shared.isContract ? ": \(type)" : ""
        try insert(
            "private let \(shared.name)\(annotation) = \(code)", into: part, of: id, behind: [], .valued("private let"))
    }

    /// Has whoever makes the holder be handed one by its own callers, where all of these have one.
    private func lead(_ shared: SharedPart, _ type: String, through creation: CreationPlace, _ way: inout Way)
        -> String?
    {
        guard !reading.isOfTests(path: creation.source.path), let value = try? GrownValue("\(shared.name): \(type)")
        else {
            return nil
        }
        var further = way
        let name = lead(value, through: creation, &further) { code(of: shared, for: $0, false) }
        guard let name, further.unable.isEmpty, further.changes.count > way.changes.count + 1 else { return nil }
        way = further
        return name
    }

    /// Code that has one where something is made: what is at hand there, or as what is handed over beside it is had.
    private func code(of shared: SharedPart, for creation: CreationPlace, _ isTest: Bool) -> String? {
        if let own = creation.atHand({ _, type in shared.isMeant(type) }) { return own }
        if isTest, let mock = shared.mock { return mock }
        return reading.made(at: creation, shared.isMeant) ?? shared.code
            ?? reading.values(at: creation)?.code(ofOneOf: shared.names) ?? creation.resolved(shared.type)
    }

    /// Has it set by the code that makes its holder, where nobody is seen to have one.
    private mutating func tell(
        _ shared: SharedPart, _ type: String, to id: TypeIndex.ID, _ part: IndexedType.Part
    ) throws(ScaffoldError) {
        let optional = type.contains(" ") ? "(\(type))?" : "\(type)?"
        try insert("var \(shared.name): \(optional)", into: part, of: id, behind: [], .property)
        let sources = reading.sources(naming: id).filter { !reading.isOfTests(path: $0.path) }
        let holder = index[id].name
        var isSet = false
        for creation in reading.makings(of: id, in: sources) + CreationPlace.loaded(holder, in: sources) {
            guard let (name, item) = creation.telling, let code = code(of: shared, for: creation, false) else {
                continue
            }
            let change = creation.source.following(item, "\(name).\(shared.name) = \(code)")
            edit(creation.source.path, change.range, change.text)
            isSet = true
        }
        if isSet { return }
        notes.append(
            "nobody hands one over yet: whoever makes the \(holder) sets '\(shared.name)' (\(reading.place(of: id)))"
        )
    }

    func refuse(_ name: String, in id: TypeIndex.ID) throws(ScaffoldError) {
        guard let there = index.members(of: id).first(where: { $0.fact.name == name }) else { return }
        throw Self.thereAlready("\(index.files[there.part.file].path):\(there.fact.line)", name)
    }

    static func thereAlready(_ place: String, _ name: String) -> ScaffoldError {
        ScaffoldError(.cannotCreate, "\(place):1: error: '\(name)' is there already", saysPlaces: true)
    }
}
