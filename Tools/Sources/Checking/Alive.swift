import Conformance
import SourceModel

/// Tells code that never runs: classes that nobody makes, and functions that nobody calls. Of these no circle is told.
final class Alive {
    private let app: CheckedApp
    /// The names that the app's code calls, reads and sets, types that it makes among them.
    private lazy var used = app.map.index.files.indices.reduce(into: Uses()) { $0.add(app.map.index.facts(ofFile: $1)) }

    init(_ app: CheckedApp) { self.app = app }

    /// Returns true if a class may be made: somebody is seen to, or it has heirs, is named where a container or a generic function may make
    /// one, or is a screen, which a storyboard may make, unless code opens nearly all others.
    func isMade(_ type: TypeIndex.ID) -> Bool {
        let map = app.map
        let found = map.index[type]
        if found.kind != .class || map.made.contains(type) || !map.index.descendants(of: type).isEmpty { return true }
        guard map.isScreen(type) else { return used.made.contains(found.name) }
        return !opensByName || isNamedElsewhere(type)
    }

    /// True if code names nearly all screens where it opens them; else storyboards do that, and a screen that no code names may be opened.
    private lazy var opensByName: Bool = {
        let screens = app.map.actors.map(\.player.type).filter { app.map.isController($0) }
        let named = screens.count { app.map.made.contains($0) || isNamedElsewhere($0) }
        return screens.count >= Self.many && named * Self.nearlyAll.of >= screens.count * Self.nearlyAll.are
    }()

    /// So many screens tell how an app opens them.
    private static let many = 10
    private static let nearlyAll = (are: 9, of: 10)

    private func isNamedElsewhere(_ type: TypeIndex.ID) -> Bool {
        let (name, index) = (app.map.index[type].name, app.map.index)
        let own = Set(index[type].parts.map(\.file)).count {
            FileNames(index.facts(ofFile: $0)).names.contains(name)
        }
        return used.files[name, default: 0] > own
    }

    /// Returns true if a function of a type may be called: somebody does, or it is no function, or others may know it by a protocol, by
    /// a class that it stands on, or by its selector.
    func isCalled(_ member: IndexedMember, of type: TypeIndex.ID) -> Bool {
        let index = app.map.index
        let fact = member.fact
        guard fact.kind == .function, fact.attributes.isEmpty, !fact.modifiers.contains("override"),
            used.files[fact.name] == nil
        else { return true }
        let scope = index.scope(of: member)
        let isOfApp = fact.parameters.contains { parameter in
            index.resolveHeld(parameter.type, in: scope).id.map { index[$0].kind != .outside } ?? false
        }
        return index.ancestors(of: type).contains { parent in
            guard let id = parent.meaning.id, index[id].kind != .outside else {
                // A protocol from elsewhere asks for nothing that names the app's types; what a class from there asks for is overridden.
                let name = parent.type.lastName ?? ""
                return !isOfApp && !Self.askingNothing.contains(where: name.hasSuffix)
            }
            return index[id].kind == .protocol && index.members(of: id).contains { $0.fact.name == fact.name }
        }
    }

    /// The last words of what others' code declares and nobody has to implement: classes, and protocols without members.
    private static let askingNothing = [
        "Controller", "View", "Cell", "Control", "NSObject", "AnyObject", "Sendable", "ObservableObject",
    ]

    /// The names in code.
    private struct Uses {
        /// The number of files that write a name.
        var files: [String: Int] = [:]
        /// Names of types whose objects somebody may make: by an initializer, a static function, a metatype, a generic argument, a cast, or
        /// as what is expected of `.init()`.
        var made: Set<String> = []

        mutating func add(_ facts: FileFacts) {
            for name in FileNames(facts).names { files[name, default: 0] += 1 }
            for member in facts.members + facts.types.flatMap(\.members) { add(member) }
            if let body = facts.body { add(body) }
        }

        private mutating func add(_ member: MemberFact) {
            let body = member.body ?? BodyFact()
            // A property that an attribute fills, or a function that gets its result from somebody.
            let isGiven = !member.attributes.isEmpty || member.kind == .function || member.storage == nil
            let isInferred = body.calls.contains { $0.callee.root.isEmpty }
            if isGiven || isInferred, let type = member.type { made.formUnion(type.namedParts.compactMap(\.lastName)) }
            add(body)
        }

        private mutating func add(_ body: BodyFact) {
            var paths = body.calls.map(\.callee) + body.mentions.map(\.path) + body.assignments.map(\.target)
            paths += body.calls.flatMap { $0.arguments.compactMap(\.value.path) }
            paths += body.assignments.compactMap(\.value.path) + body.returns.compactMap(\.value.path)
            paths += body.locals.compactMap(\.value?.path)
            for path in paths { made.formUnion(path.names) }
            for call in body.calls { made.formUnion(call.creates?.namedParts.compactMap(\.lastName) ?? []) }
            for local in body.locals { made.formUnion(local.type?.namedParts.compactMap(\.lastName) ?? []) }
            for named in body.types { made.formUnion(named.type.namedParts.compactMap(\.lastName)) }
        }
    }
}
