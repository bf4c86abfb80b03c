import Conformance
import SourceModel

/// Tells classes of which there is one object, which lives as long as the app: nobody waits for its end, so that no circle with it
/// is told.
final class Lasting {
    private let app: CheckedApp
    /// The answers about classes; false while one is looked for.
    private var known: [TypeIndex.ID: Bool] = [:]

    init(_ app: CheckedApp) { self.app = app }

    /// Returns true if every object of a class is seen to be made once, and by what lives as long as the app: the app's delegate, a
    /// shared object, or what these make when they begin.
    func isLasting(_ type: TypeIndex.ID) -> Bool {
        if let known = known[type] { return known }
        known[type] = false
        let answer = isShared(type) || isMadeOnce(type) || isOfApp(type)
        known[type] = answer
        return answer
    }

    /// Returns true if a class keeps an object of itself for all.
    private func isShared(_ type: TypeIndex.ID) -> Bool {
        app.map.index.members(of: type, .members).contains { member in
            member.fact.isStatic && member.fact.storage != nil && Self.shared.contains(member.fact.name)
        }
    }

    private static let shared: Set = ["shared", "instance", "sharedInstance", "default", "main"]

    private func isMadeOnce(_ type: TypeIndex.ID) -> Bool {
        let (index, name) = (app.map.index, app.map.index[type].name)
        guard index.descendants(of: type).isEmpty, index.types(named: name).count == 1, app.layouts?.name(name) != true
        else { return false }
        guard app.names.makerCount(of: name) <= Self.fewFiles else { return false }
        var count = 0
        for file in app.names.files(having: [name])
        where app.names.mayMake(name, inFile: file) && !app.map.isTest(file: file) {
            let facts = index.facts(ofFile: file)
            let around = Dictionary(
                index.declarations(inFile: file).filter { !$0.1.isProtocol }.map { ($0.1.number, $0.0) }
            ) { first, _ in first }
            for (number, fact) in facts.types.enumerated() {
                for member in fact.members {
                    let makes = Self.makes(name, member)
                    guard makes > 0 else { continue }
                    count += makes
                    guard count == 1, let maker = around[number], maker != type, isOfAll(member, maker, type) else {
                        return false
                    }
                }
            }
            if facts.members.contains(where: { Self.makes(name, $0) > 0 }) { return false }
        }
        return count == 1
    }

    /// Returns true if the app itself keeps an object of a class, `@StateObject var model: AppModel`, and nobody else but previews makes one.
    private func isOfApp(_ type: TypeIndex.ID) -> Bool {
        let (index, name) = (app.map.index, app.map.index[type].name)
        guard index.descendants(of: type).isEmpty, index.types(named: name).count == 1 else { return false }
        let apps = appTypes.filter { app in
            index.members(of: app, .members).contains { member in
                member.fact.attributes.contains { $0.hasPrefix("@State") }
                    && (member.fact.type ?? member.fact.storage?.initialValue?.type)?.lastName == name
            }
        }
        guard let owner = apps.first else { return false }
        return app.names.files(having: [name]).allSatisfy { file in
            guard app.names.mayMake(name, inFile: file), !app.map.isTest(file: file) else { return true }
            let facts = index.facts(ofFile: file)
            let makers = index.declarations(inFile: file).filter { type, part in
                guard !part.isProtocol, facts.types.indices.contains(part.number) else { return false }
                return type != owner && !isForPreviews(type)
                    && facts.types[part.number].members.contains { Self.makes(name, $0) > 0 }
            }
            return makers.isEmpty && !facts.members.contains { Self.makes(name, $0) > 0 }
        }
    }

    /// Tells a preview, and a type whose functions previews and tests alone call.
    private func isForPreviews(_ type: TypeIndex.ID) -> Bool {
        if app.isPreview(type) { return true }
        let (index, name) = (app.map.index, app.map.index[type].name)
        return app.names.files(having: [name]).allSatisfy { file in
            guard !app.map.isTest(file: file) else { return true }
            let facts = index.facts(ofFile: file)
            // Whoever else writes the name may have an object of it.
            var others = facts
            for (other, part) in index.declarations(inFile: file) where other == type || app.isPreview(other) {
                guard !part.isProtocol, others.types.indices.contains(part.number) else { continue }
                others.types[part.number].members = []
            }
            return !WrittenNames(others).names.contains(name)
        }
    }

    /// The types that are the app.
    private lazy var appTypes: [TypeIndex.ID] = app.names.files(having: ["App"]).filter { !app.map.isTest(file: $0) }
        .flatMap { app.map.index.declarations(inFile: $0).map(\.type) }
        .filter { app.map.index.inherits($0, fromOutside: "App") == .yes }

    /// As many files may name a class where one may be made: the one that makes it, and tests.
    private static let fewFiles = 4

    /// The number of times that a member makes an object of a class, or may.
    private static func makes(_ name: String, _ member: MemberFact) -> Int {
        let calls = member.body?.calls ?? []
        return calls.count { call in
            call.creates?.lastName == name || call.isStatic && call.callee.root == name
                || call.arguments.contains { $0.value.path?.text == "\(name).self" }
        }
    }

    /// Returns true if a member runs once in the life of the app.
    private func isOfAll(_ member: MemberFact, _ maker: TypeIndex.ID, _ made: TypeIndex.ID) -> Bool {
        if member.isStatic, member.storage != nil { return true }
        let index = app.map.index
        if Self.applications.contains(where: { index.inherits(maker, fromOutside: $0) == .yes }) {
            // The window shows one screen after the other.
            return runsOnce(member, of: maker) && !(app.map.isScreen(made) && replacesRoots)
        }
        return isLasting(maker) && runsOnce(member, of: maker)
    }

    private static let applications = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "App"]

    /// Returns true if a member runs once in the life of an object.
    private func runsOnce(_ member: MemberFact, of type: TypeIndex.ID) -> Bool {
        guard member.kind == .function else { return member.kind == .initializer || member.storage != nil }
        if Self.firsts.contains(member.name) { return true }
        guard app.names.fileCount(of: member.name) <= 1 else { return false }
        let callers = app.map.index.members(of: type).filter { other in
            other.fact.body?.calls.contains { $0.callee.namesAfterSelf == [member.name] } == true
        }
        return callers.count == 1 && callers[0].fact.name != member.name && Self.firsts.contains(callers[0].fact.name)
    }

    /// The functions that are called once: by UIKit, or of a coordinator.
    private static let firsts: Set = ["application", "scene", "viewDidLoad", "loadView", "awakeFromNib", "start"]

    /// True if code shows more than one screen as the first of a window, or one that it is handed.
    private lazy var replacesRoots: Bool = {
        var count = 0
        for file in app.names.files(having: ["rootViewController"]) where !app.map.isTest(file: file) {
            let facts = app.map.index.facts(ofFile: file)
            for member in facts.types.flatMap(\.members) + facts.members {
                let given = Set(member.parameters.map(\.name))
                for assignment in member.body?.assignments ?? [] where assignment.target.last == "rootViewController" {
                    count += assignment.value.path.map { given.contains($0.root) } == true ? 2 : 1
                }
            }
        }
        return count > 1
    }()
}
