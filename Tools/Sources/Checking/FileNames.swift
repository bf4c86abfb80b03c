import SourceModel

/// All names that a file's code writes, of whatever.
struct FileNames {
    private(set) var names: Set<String> = []
    /// The paths that begin at a type of UIKit's.
    private var pathsOfUIKit: [PathFact] = []
    /// True if a type of UIKit's is named where types are.
    private var hasTypesOfUIKit = false

    /// True if nothing of UIKit is used but the names of notifications, which stand nowhere else:
    /// `UIApplication.willResignActiveNotification`.
    var areOfNotifications: Bool {
        !hasTypesOfUIKit && !pathsOfUIKit.isEmpty && pathsOfUIKit.allSatisfy { $0.last.hasSuffix("Notification") }
    }

    init(_ facts: FileFacts) {
        for type in facts.types {
            names.formUnion(type.nesting)
            if type.kind == .extension { names.formUnion(type.name.split(separator: ".").map(String.init)) }
            for parent in type.inheritance { add(parent) }
            for member in type.members { add(member) }
        }
        for fact in facts.protocols {
            for parent in fact.inheritance { add(parent) }
            for member in fact.members { add(member) }
        }
        for member in facts.members { add(member) }
        if let body = facts.body { add(body) }
    }

    private mutating func add(_ member: MemberFact) {
        for parameter in member.parameters { add(parameter.type) }
        if let type = member.type { add(type) }
        for generic in member.generics { if let type = generic.constraint { add(type) } }
        names.formUnion(member.attributes.map { String($0.drop { $0 == "@" }.prefix { $0 != "(" }) })
        if let body = member.body { add(body) }
    }

    private mutating func add(_ body: BodyFact) {
        for call in body.calls {
            add(call.callee)
            if let type = call.creates { add(type) }
            for argument in call.arguments { if let path = argument.value.path { add(path) } }
        }
        for assignment in body.assignments {
            add(assignment.target)
            if let path = assignment.value.path { add(path) }
        }
        for mention in body.mentions { add(mention.path) }
        for returned in body.returns { if let path = returned.value.path { add(path) } }
        for local in body.locals {
            if let type = local.type { add(type) }
            if let path = local.value?.path { add(path) }
        }
        for named in body.types { add(named.type) }
    }

    private mutating func add(_ path: PathFact) {
        names.formUnion(path.names)
        if path.text.hasPrefix("UI") { pathsOfUIKit.append(path) }
    }

    private mutating func add(_ type: TypeFact) {
        for part in type.namedParts {
            guard let name = part.lastName else { continue }
            names.insert(name)
            if name.hasPrefix("UI") { hasTypesOfUIKit = true }
        }
    }
}

extension FileNames {
    /// The letter of another script in a file's name that looks like one of the wanted name, `'С' (CYRILLIC CAPITAL LETTER ES)`; nil where
    /// the names differ otherwise.
    static func lookAlike(of name: Substring, _ wanted: Substring) -> String? {
        guard name.count == wanted.count else { return nil }
        let different = zip(name, wanted).filter { $0.0 != $0.1 }
        guard let letter = different.first?.0, different.allSatisfy({ !$0.0.isASCII && $0.1.isASCII }),
            let title = letter.unicodeScalars.first?.properties.name
        else { return nil }
        return "'\(letter)' (\(title))"
    }
}
