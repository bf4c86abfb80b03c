import Architecture
import Foundation
import Project
import SourceModel

/// The architectures that the sources of an app show.
package struct AppLearning: Sendable {
    /// The ways in which its units are made, the most usual first.
    package let architectures: [LearnedArchitecture]
    /// The number of types that the sources declare, those of tests left out.
    package let typeCount: Int
    /// The number of types that belong to scenes and have a role, as ``LearnedArchitecture/placedTypes`` counts them.
    package var typesWithRole: Evidence {
        Evidence(architectures.reduce(0) { $0 + $1.placedTypes }, of: architectures.reduce(0) { $0 + $1.namedTypes })
    }
    /// The number of files that were read.
    package let fileCount: Int
    /// True if a file imports something of Scaena's runtime.
    package let usesRuntime: Bool
    /// The module that most tests in the first of ``testFolders`` test, `nil` where none says so.
    package let testedModule: String?
    /// The view controllers that are in none of the ways, sorted by file and line.
    package let otherScreens: [LearnedType]
    /// The views of SwiftUI that are in none of the ways and called as the screens of these are, sorted by file and line; with the number
    /// of all that are called so.
    package let otherViews: [LearnedType]
    package let namedViewCount: Int
    /// The classes that most view controllers in none of the ways name as their base, each with how many do.
    package let otherBases: [Learned<String>]
    /// The number of the app's views of SwiftUI, those of tests, previews, and private or nested ones left out.
    package let swiftUIViewCount: Int
    /// All scenes, flows and components that were seen, each with its way or why it is in none.
    package let members: [SeenMember]
    /// The number of the app's view controllers, those of tests and nested ones left out.
    package let screenCount: Int
    /// The folders that were left out as copies of others beside them, seen from the one around all sources.
    package let copies: [String]
    /// The folders that were left out since their app stands elsewhere, too, each with the share of its types that do.
    package let repeated: [String]
    /// The number of apps that were read, where they are many small ones; 0 of one app with its targets.
    package let collectedApps: Int
    /// The folders of tests, absolute, those beside the scenes first, of these the one with most files.
    package let testFolders: [String]
    /// The path of a file of tests, where none of the app's lie in a folder for all of them; `nil` where there are none.
    package let scatteredTests: String?
    /// The notes on sources that could not be read.
    package var notes: [SourceNote] { currentNotes() }
    private let currentNotes: @Sendable () -> [SourceNote]

    /// The sources and findings; held, since giving them back piece by piece takes longer than some of the finding.
    private(set) var kept: Kept

    struct Kept: Sendable {
        var app: SourceApp
        var scenes: FoundScenes
        /// The roles of each way that are told.
        var roles: [[RoleName]] = []
        var members: AheadReading<SourceFile.Members>
    }

    /// Learns from the facts of an app's files.
    ///
    /// - Parameters:
    ///   - facts: The facts.
    ///   - scaffolded: The units that Scaena wrote files for, by these files' absolute paths: they are made in the way that they were
    ///     written by, and say nothing of how the team makes others.
    ///   - noted: The scenes as they were noted last, with the folder that theirs are seen from; `nil` to look for all anew.
    ///   - jobs: The number of threads that take part.
    package init(
        _ facts: SourceFacts, scaffolded: [String: ScaffoldedUnit] = [:],
        noted: (scenes: NotedScenes, project: String)? = nil, jobs: Int = Workers.processorCount
    ) {
        // What types do is asked of those alone that belong to scenes.
        func read(_ nested: NestedNames) -> [SourceFile] {
            AheadReading(facts.files.count) { index, texts in
                let path = facts.files[index].path
                var file = FactReading.file(facts.facts(of: index, .headers, texts), path: path, nested: nested)
                file.scaffold = scaffolded[path]
                return file
            }.files(Array(facts.files.indices), jobs: jobs).map(\.file)
        }
        let plain = read(.none)
        let nested = NestedNames(plain)
        let headers = nested.isEmpty ? plain : read(nested)
        let small = SmallTypeNames(among: headers.lazy.flatMap(\.types).map(\.name))
        let handing = { @Sendable (index: Int) in
            FactReading.file(
                facts.facts(of: index, [.members, .bodies, .uses]), path: facts.files[index].path, nested: nested)
        }
        let names = { @Sendable (index: Int) in
            WrittenNames(facts.facts(of: index, [.members, .bodies, .uses])).names
        }
        self.init(
            headers: headers, notes: { facts.notes }, noted: noted, jobs: jobs, handing: handing, names: names
        ) {
            index, texts in
            // What calls are given is asked of builders alone.
            let builds =
                headers[index].types.contains {
                    OutsideBuilders.isNamed($0) || OutsideBuilders.isOfScenes($0)
                        || $0.kind == .struct && $0.inherits.contains("View")
                }
                || OutsideBuilders.isNamed(headers[index])
                || headers[index].extensions.contains(where: OutsideBuilders.isNamed)
            return FactReading.file(
                small.told(
                    in: facts.facts(of: index, builds ? [.members, .bodies, .uses] : [.members, .bodies], texts)),
                path: facts.files[index].path, nested: nested)
        }
    }

    /// Learns from what was read of files.
    init(
        _ files: [SourceFile], notes: [SourceNote] = [], noted: (scenes: NotedScenes, project: String)? = nil,
        jobs: Int = Workers.processorCount
    ) {
        self.init(
            headers: files, notes: { notes }, noted: noted, jobs: jobs, handing: { files[$0] },
            names: { files[$0].names },
            whole: { number, _ in files[number] })
    }

    /// Learns from what was read of files.
    ///
    /// - Parameters:
    ///   - headers: The declarations of each file; the members of its types are not looked at.
    ///   - notes: The notes on files that could not be read.
    ///   - jobs: The number of threads that take part.
    ///   - handing: Gives the file of a number with what calls are given in it.
    ///   - names: Gives all names that the file of a number writes, on any thread.
    ///   - whole: Gives the file of a number with the members of its types, on any thread, with the texts that were read last there.
    private init(
        headers: [SourceFile], notes: @escaping @Sendable () -> [SourceNote],
        noted: (scenes: NotedScenes, project: String)?, jobs: Int,
        handing: (Int) -> SourceFile, names: @escaping @Sendable (Int) -> Set<String>,
        whole: @escaping @Sendable (Int, RecentTexts) -> SourceFile
    ) {
        var app = SourceApp(headers)
        app.names = names
        app.markControllers(jobs: jobs)
        app.findHeirs()
        let read = app
        let members = AheadReading(headers.count) { number, texts in
            let file = whole(number, texts)
            file.replaceAliases(read.aliases, heads: read.aliasHeads)
            file.nameMade(in: read)
            return file.members
        }
        // Finding scenes is work for one thread; another reads meanwhile what will be asked next.
        let still = noted.flatMap { KeptScenes($0.scenes, in: $0.project, read) }
        let finding = ParallelResults<FoundScenes>(1)
        Workers.run(2, jobs: jobs) { piece in
            if piece == 0 {
                finding[0] = FoundScenes(read, keeping: still, jobs: jobs)
                members.stop()
            } else {
                members.readAhead(read.likelyFiles)
            }
        }
        var found = finding[0] ?? FoundScenes(read, keeping: still, jobs: jobs)
        read.takeMembers(of: members.files(found.files, jobs: jobs))
        let containers = read.filesOfContainers(besides: found.files)
        if !containers.isEmpty { read.takeMembers(of: members.files(containers, jobs: jobs)) }
        read.takeImplied()
        read.takeCasts()
        found.settle(read)
        let makers = read.filesOfMakers(of: found.units.joined(), besides: Set(found.files + containers))
        if !makers.isEmpty { app.takeMakers(of: members.files(makers, jobs: jobs)) }
        app.takeAsked()
        StrongCircles.takeHanded(in: read, from: handing)
        kept = Kept(app: app, scenes: found, members: members)
        currentNotes = notes
        fileCount = headers.count
        (testFolders, testedModule) = app.tests(of: found.units.joined().map(\.self))
        scatteredTests =
            testFolders.isEmpty ? app.files.first { $0.imports.contains(where: TestCode.isFramework) }?.path : nil
        usesRuntime = app.files.contains { $0.imports.contains { $0.hasPrefix("Scaena") } }
        let inWays = Set(found.named.joined().map(\.key) + found.alike.joined().map(\.screen))
        collectedApps = CollectedApps(app).count
        copies = app.copies.map(app.shown)
        repeated = app.repeated.map { "\(app.shown($0.folder)) (\($0.types) of its types)" }
        let controllers = app.controllers
        screenCount = controllers.count
        let views = Self.otherViews(in: read, beside: found, inWays)
        (otherViews, namedViewCount) = (views.others.map { LearnedType($0, of: read) }, views.all)
        let others = controllers.filter { !inWays.contains($0) }
        otherScreens = others.map { LearnedType($0, of: read) }
        var bases = Tally<String>()
        for base in others.compactMap({ read.types[$0].inherits.first }) { bases.add(base) }
        otherBases = bases.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { Learned($0.key, Evidence($0.value, of: others.count)) }
        swiftUIViewCount = read.openScreens.count { !read.isViewController($0) }
        typeCount = app.types.count { type in !app.files[type.file].isTest }
        self.members = SeenMembers(read, found, otherViews: views.others).members()
        (architectures, kept.roles) = Self.architectures(found, of: app, jobs: jobs)
    }

    /// True if scenes stay in their ways as they were noted.
    package var keepsNoted: Bool { !kept.scenes.kept.isEmpty }

    /// The views of SwiftUI that are in no way and called as the screens of ways are, and the number of all that are.
    private static func otherViews(
        in app: SourceApp, beside found: FoundScenes, _ inWays: Set<Int>
    ) -> (others: [Int], all: Int) {
        var endings: Set<String> = []
        for units in found.units {
            let screens = units.flatMap(\.members).filter {
                app.types[$0.type].kind == .struct && app.isScreen($0.type) && !$0.role.isOpen
            }
            let counts = Dictionary(grouping: screens, by: \.role).filter { $0.value.count * 2 >= units.count }
            endings.formUnion(counts.keys.map(\.suffix).filter { !$0.isEmpty && !PairedNames.isPiece(CamelWords($0)) })
        }
        let longestFirst = endings.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
        let named = app.openScreens.filter { index in
            let name = app.types[index].name
            guard !app.isViewController(index), let ending = longestFirst.first(where: name.hasSuffix), ending != name
            else { return false }
            return !PairedNames.isPiece(CamelWords(String(name.dropLast(ending.count))))
                && !PieceFolders.contains(app.shown(app.folder(of: index)))
        }
        return (named.filter { !inWays.contains($0) }, named.count)
    }

    /// Learns each way from its scenes.
    private static func architectures(
        _ found: FoundScenes, of app: SourceApp, jobs: Int
    ) -> ([LearnedArchitecture], roles: [[RoleName]]) {
        let nested = NestedKinds(app)
        let made = ParallelResults<RoleSheet>(found.units.count)
        Workers.run(found.units.count, jobs: jobs) { way in
            let noted = way < found.kept.count ? found.kept[way] : nil
            made[way] = RoleSheet(app, nested.added(to: found.units[way]), noted: noted)
        }
        let sheets = found.units.indices.compactMap { made[$0] }
        let rare = RareRoles(sheets, named: found.named)
        let learning = ParallelResults<LearnedArchitecture>(sheets.count)
        Workers.run(sheets.count, jobs: jobs) { number in
            let (sheet, named) = (sheets[number], found.named[number])
            var learned = ArchitectureLearning(sheet).architecture()
            learned.rareRoles = rare.roles[number]
            learned.alike = found.alike[number].map { pair in
                let part = app.types[pair.part]
                return "\(app.types[pair.screen].name) with \(part.qualifiedName)"
            }
            learned.recount(named, sheet)
            let forms = WrittenForms(learned)
            let without = named.filter { type, unit in
                !forms.name(app.types[type], of: sheet.units[unit].stem)
            }.keys.sorted()
            learned.namedTypes = named.count
            learned.placedTypes = named.count - without.count
            learned.valueTypes = without.count { app.types[$0].isValue }
            learned.withoutRole = without.map { LearnedType($0, of: app) }
            learning[number] = learned
        }
        return (sheets.indices.compactMap { learning[$0] }, sheets.map { $0.entries.map(\.name) })
    }
}

extension LearnedType {
    /// The type of a number.
    fileprivate init(_ index: Int, of app: SourceApp) {
        let type = app.types[index]
        self.init(name: type.name, file: app.files[type.file].path, line: type.line)
    }
}
