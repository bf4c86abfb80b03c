import Conformance
import SourceModel

/// Tells code that never runs: classes that nobody makes, and functions that nobody calls. Of these no circle is told. And who keeps the
/// objects of which one is.
package final class Alive {
    let app: CheckedApp
    /// The objects of which nobody awaits the end.
    let lasting: Lasting

    package init(_ app: CheckedApp) { (self.app, lasting) = (app, Lasting(app)) }

    /// Returns true if a class may be made: somebody is seen to, or it has heirs, is named where a container or a generic function may make
    /// one, or is a screen that a nib or storyboard names. Where these cannot be read, or Objective-C may make one, a screen is made
    /// unless code opens nearly all others. A class that no target compiles is made by nobody.
    package func isMade(_ type: TypeIndex.ID) -> Bool {
        if let known = made[type] { return known }
        let answer = mayBeMade(type)
        made[type] = answer
        return answer
    }

    /// The answers about classes, of which several circles may ask.
    private var made: [TypeIndex.ID: Bool] = [:]

    private func mayBeMade(_ type: TypeIndex.ID) -> Bool {
        let map = app.map
        let found = map.index[type]
        if app.isLeftOver(type) { return false }
        if found.kind != .class || map.made.contains(type) || !map.index.descendants(of: type).isEmpty { return true }
        guard map.isScreen(type) else { return app.names.isMade(found.name) }
        if isNamedElsewhere(type) || isMadeBeside(type) { return true }
        guard let layouts = app.layouts else { return !opensByName }
        return layouts.name(found.name) || layouts.hasOtherMakers && !opensByName
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

    /// Returns true if something else in the type's own file makes one.
    private func isMadeBeside(_ type: TypeIndex.ID) -> Bool {
        let (name, index) = (app.map.index[type].name, app.map.index)
        return Set(index[type].parts.map(\.file)).contains { file in
            let facts = index.facts(ofFile: file)
            let others = facts.types.filter { $0.name != name }.flatMap(\.members) + facts.members
            return others.contains { $0.body?.calls.contains { $0.creates?.lastName == name } == true }
        }
    }

    private func isNamedElsewhere(_ type: TypeIndex.ID) -> Bool {
        let (name, index) = (app.map.index[type].name, app.map.index)
        let own = Set(index[type].parts.map(\.file))
        let others = app.names.fileCount(of: name) - own.count { app.names.writes(name, inFile: $0) }
        guard (1...Self.fewFiles).contains(others) else { return others > 0 }
        return app.names.files(having: [name]).contains { !own.contains($0) && app.isNamed(type, inFile: $0) }
    }

    /// Returns true if a function of a type may be called: somebody does, or it is no function, or others may know it by a protocol, by
    /// a class that it stands on, or by its selector.
    func isCalled(_ member: IndexedMember, of type: TypeIndex.ID) -> Bool {
        let index = app.map.index
        let fact = member.fact
        guard fact.kind == .function, fact.attributes.isEmpty, !fact.modifiers.contains("override"),
            app.names.fileCount(of: fact.name) == 0 || namesProperty(member, of: type)
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

    /// Returns true if whoever writes a function's name means the property of that name: `picked?(index)`.
    private func namesProperty(_ member: IndexedMember, of type: TypeIndex.ID) -> Bool {
        let (index, name) = (app.map.index, member.fact.name)
        guard app.names.fileCount(of: name) == 1, app.names.writes(name, inFile: member.part.file) else { return false }
        let members = index.members(of: type)
        guard members.contains(where: { $0.fact.kind == .property && $0.fact.name == name }) else { return false }
        return !members.contains { member in
            member.fact.body?.calls.contains { $0.callee.last == name && !$0.callee.text.hasSuffix("?") } == true
        }
    }

    /// The last words of what others' code declares and nobody has to implement: classes, and protocols without members.
    private static let askingNothing = [
        "Controller", "View", "Cell", "Control", "NSObject", "AnyObject", "Sendable", "ObservableObject",
    ]

    // MARK: Who keeps an object

    /// Returns true if a type other than some may keep an object of a class, by its own type or by one of the app's that it is, too.
    ///
    /// - Parameters:
    ///   - type: The object's class.
    ///   - others: The types that do not count.
    ///   - countsViews: True if views and cells count.
    func mayBeKept(
        _ type: TypeIndex.ID, byOthersThan others: Set<TypeIndex.ID>, countingViews countsViews: Bool = true
    ) -> Bool {
        let (index, map) = (app.map.index, app.map)
        func counts(_ holder: TypeIndex.ID) -> Bool {
            !others.contains(holder) && (countsViews || !map.isScreen(holder) || map.isController(holder))
        }
        let kept = Set([type] + index.ancestors(of: type).compactMap(\.meaning.id))
        if kept.contains(where: { holders[$0]?.contains(where: counts) == true }) { return true }
        // Who keeps it and plays no role names its class, or what of the app's that is, too.
        let written = Set(kept.filter { index[$0].kind != .outside }.map { index[$0].name })
        // All files are looked through for these: only where few have them.
        guard written.reduce(0, { $0 + app.names.fileCount(of: $1) }) <= Self.fewFiles else { return true }
        let files = app.names.files(having: written).filter { !app.map.isTest(file: $0) }
        let own = Set(others.map { index[$0].name })
        return files.contains { file in
            index.facts(ofFile: file).types.contains { fact in
                !own.contains(fact.name)
                    && (countsViews || !fact.inheritance.contains { Self.isView($0) })
                    && fact.members.contains { member in
                        guard let storage = member.storage, storage.ownership == .strong else { return false }
                        let held = member.type ?? storage.initialValue?.type
                        return held?.namedParts.contains { $0.lastName.map(written.contains) ?? false } ?? false
                    }
            }
        }
    }

    private static func isView(_ type: TypeFact) -> Bool {
        ["View", "Cell"].contains { type.lastName?.hasSuffix($0) == true }
    }

    /// The types that hold others strongly, by these; each as its property says it.
    private lazy var holders: [TypeIndex.ID: Set<TypeIndex.ID>] = {
        var holders: [TypeIndex.ID: Set<TypeIndex.ID>] = [:]
        func add(_ holds: [Actor.Hold], of type: TypeIndex.ID) {
            for hold in holds where hold.ownership == .strong {
                if case .part(let id) = hold.target { holders[id, default: []].insert(type) }
            }
        }
        for (type, holds) in app.map.ties { add(holds, of: type) }
        for actor in app.map.actors { add(actor.holds, of: actor.player.type) }
        return holders
    }()

    /// So many files are read for the answer; what more name is kept by one of them.
    private static let fewFiles = 8
}
