/// All names that a file's code writes, of whatever.
package struct WrittenNames: NameReader {
    /// The names.
    package private(set) var names: Set<String> = []
    /// The paths that begin at a type of UIKit's.
    private var pathsOfUIKit: [PathFact] = []
    /// True if a type of UIKit's is named where types are.
    private var hasTypesOfUIKit = false

    /// True if nothing of UIKit is used but the names of notifications, which stand nowhere else:
    /// `UIApplication.willResignActiveNotification`.
    package var areOfNotifications: Bool {
        !hasTypesOfUIKit && !pathsOfUIKit.isEmpty && pathsOfUIKit.allSatisfy { $0.last.hasSuffix("Notification") }
    }

    /// Takes the names of a file.
    package init(_ facts: FileFacts) { read(facts) }

    mutating func add(_ name: String, _ use: NameUse) {
        if use.contains(.writing) { names.insert(name) }
    }

    mutating func add(_ path: PathFact) {
        for name in path.names { add(name, .making) }
        if path.text.hasPrefix("UI") { pathsOfUIKit.append(path) }
    }

    mutating func add(_ type: TypeFact, _ use: NameUse) {
        for part in type.namedParts {
            guard let name = part.lastName else { continue }
            add(name, use)
            if name.hasPrefix("UI") { hasTypesOfUIKit = true }
        }
    }
}

/// The names that a file's code writes, as numbers, each with its uses in the lowest bits.
struct NumberedNames: NameReader {
    private var uses: HashedTable<UInt64>

    /// Makes an empty list.
    ///
    /// - Parameter capacity: For so many names there is room; more is made where there are more.
    init(capacity: Int = 256) {
        uses = HashedTable(minimumCapacity: capacity)
    }

    /// Takes the names of a file.
    init(_ facts: FileFacts) {
        self.init()
        read(facts)
    }

    /// The numbers, in their order.
    var sorted: [UInt64] { uses.map { $0 | $1 }.sorted() }

    /// Takes the names of a body that is being read, as of the ``BodyFact`` that will be made of it.
    mutating func read(_ body: BodyDraft) {
        for call in body.calls {
            add(path: call.callee)
            if let type = call.creates { add(encoded: type) }
        }
        for argument in body.arguments { add(argument.value) }
        for assignment in body.assignments {
            add(path: assignment.target)
            add(assignment.value)
        }
        for mention in body.mentions { add(path: mention.path) }
        for returned in body.returns { add(returned.value) }
        for local in body.locals {
            if let type = local.type { add(encoded: type) }
            if let value = local.value { add(value) }
        }
        for named in body.types { add(encoded: named.type) }
        for capture in body.captures {
            if let value = capture.value { add(path: value, []) }
        }
    }

    private mutating func add(_ value: BodyDraft.Value) {
        if case .path(let path) = value.form { add(path: path) }
    }

    private mutating func add(path: BorrowedText, _ use: NameUse = .making) {
        PathFact.forEachName(of: path.letters) { add(Self.plain(ContentKey($0).hash), use) }
    }

    private mutating func add(encoded type: BorrowedText) {
        if let name = TypeFact.plainName(ofEncoded: type.bytes) {
            add(Self.plain(ContentKey(name).hash), .making)
            return
        }
        var reader = ByteReader(type.bytes)
        if let type = try? TypeFact(from: &reader) { add(type, .making) }
    }

    mutating func add(_ name: String, _ use: NameUse) { add(Self.number(of: name), use) }

    /// Adds a name, given by its letters.
    mutating func add(bytes name: UnsafeRawBufferPointer, _ use: NameUse) {
        add(Self.plain(ContentKey(name).hash), use)
    }

    /// Adds the names of a path, which most names of a file are, without a text for each.
    mutating func add(_ path: PathFact) {
        path.forEachName { add(Self.plain(ContentKey($0).hash), .making) }
    }

    /// Takes the names of another list.
    mutating func add(_ other: NumberedNames) {
        for (number, uses) in other.uses.map({ ($0, $1) }) { add(number, NameUse(rawValue: uses)) }
    }

    private mutating func add(_ number: UInt64, _ use: NameUse) {
        let known = uses[number] ?? 0
        if known | use.rawValue != known || known == 0 { uses.set(known | use.rawValue, of: number) }
    }

    /// The number of a name, without uses.
    static func number(of name: String) -> UInt64 { plain(ContentKey(name).hash) }

    /// A number without its uses.
    static func plain(_ number: UInt64) -> UInt64 { number & ~NameUse.all.rawValue }
}

/// The uses of a name by a file; none of one that only a closure's list of captures has.
struct NameUse: OptionSet {
    let rawValue: UInt64

    /// It is written there, whatever it means.
    static let writing = NameUse(rawValue: 1)
    /// An object of a type of that name may be made there: by an initializer, a static function, a metatype, a generic argument, a
    /// cast, or as what is expected of `.init()`.
    static let making: NameUse = [.writing, NameUse(rawValue: 2)]
    /// A member has the metatype of that name for its type.
    static let metatype = NameUse(rawValue: 4)
    static let all: NameUse = [.making, .metatype]
    /// The number of bits that uses take.
    static let width = 3
}

/// Someone who is told all names of a file.
protocol NameReader {
    mutating func add(_ name: String, _ use: NameUse)
    mutating func add(_ path: PathFact)
    mutating func add(_ type: TypeFact, _ use: NameUse)
}

extension NameReader {
    mutating func add(_ path: PathFact) {
        for name in path.names { add(name, .making) }
    }

    mutating func add(_ type: TypeFact, _ use: NameUse) {
        for part in type.namedParts { if let name = part.lastName { add(name, use) } }
    }

    /// Reads a file.
    mutating func read(_ facts: FileFacts) {
        for type in facts.types {
            for name in type.nesting { add(name, .writing) }
            if type.kind == .extension { for name in type.name.split(separator: ".") { add(String(name), .writing) } }
            for parent in type.inheritance { add(parent, .writing) }
            for member in type.members { read(member) }
        }
        for fact in facts.protocols {
            for parent in fact.inheritance { add(parent, .writing) }
            for member in fact.members { read(member, isRequirement: true) }
        }
        for member in facts.members { read(member) }
        if let body = facts.body { read(body) }
    }

    private mutating func read(_ member: MemberFact, isRequirement: Bool = false) {
        readHead(
            of: member, isRequirement: isRequirement,
            isInferred: member.body?.calls.contains { $0.callee.root.isEmpty } ?? false)
        if let body = member.body { read(body) }
    }

    /// Reads a member without its body.
    ///
    /// - Parameters:
    ///   - member: The member.
    ///   - isRequirement: True if it is a protocol's.
    ///   - isInferred: True if its body calls something of the type that is expected: `.init()`.
    mutating func readHead(of member: MemberFact, isRequirement: Bool = false, isInferred: Bool) {
        for parameter in member.parameters { add(parameter.type, .writing) }
        if let type = member.type {
            // A property that an attribute fills, or a function that gets its result from somebody.
            let isGiven = !member.attributes.isEmpty || member.kind == .function || member.storage == nil
            add(type, !isRequirement && (isGiven || isInferred) ? .making : .writing)
            if case .metatype(let inner, keyword: "Type") = type, !isRequirement { add("\(inner)", .metatype) }
        }
        for generic in member.generics { if let type = generic.constraint { add(type, .writing) } }
        for attribute in member.attributes {
            add(String(attribute.drop { $0 == "@" }.prefix { $0 != "(" }), .writing)
        }
    }

    private mutating func read(_ body: BodyFact) {
        for call in body.calls {
            add(call.callee)
            if let type = call.creates { add(type, .making) }
            for argument in call.arguments { if let path = argument.value.path { add(path) } }
        }
        for assignment in body.assignments {
            add(assignment.target)
            if let path = assignment.value.path { add(path) }
        }
        for mention in body.mentions { add(mention.path) }
        for returned in body.returns { if let path = returned.value.path { add(path) } }
        for local in body.locals {
            if let type = local.type { add(type, .making) }
            if let path = local.value?.path { add(path) }
        }
        for named in body.types { add(named.type, .making) }
        for capture in body.closures.lazy.flatMap(\.captures) {
            for name in capture.value?.names ?? [] { add(name, []) }
        }
    }
}
