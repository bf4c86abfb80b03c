import Architecture
import Foundation
import SourceModel

/// What the sources of an app tell of its architecture.
public struct AppLearning: Sendable {
    /// The ways in which its units are made, the most usual first.
    public let architectures: [LearnedArchitecture]
    /// How many types the sources declare, those of tests left out.
    public let typeCount: Int
    /// How many of the types that belong to scenes have a role, as ``LearnedArchitecture/placedTypes`` counts them.
    public var typesWithRole: Evidence {
        Evidence(architectures.reduce(0) { $0 + $1.placedTypes }, of: architectures.reduce(0) { $0 + $1.namedTypes })
    }
    /// How many files were read.
    public let fileCount: Int
    /// Whether a file imports something of Scaena's runtime.
    public let usesRuntime: Bool
    /// The module that most tests test, `nil` where none says so.
    public let testedModule: String?
    /// The view controllers that are in none of the ways, sorted by file and line.
    public let otherScreens: [LearnedType]
    /// How many view controllers the app has, those of tests and what is nested left out.
    public let screenCount: Int
    /// The folders of tests, absolute, the one with most files first.
    public let testFolders: [String]
    /// What could not be read, in words.
    public let notes: [SourceNote]

    /// Learns from the facts of an app's files.
    ///
    /// - Parameters:
    ///   - facts: The facts.
    ///   - jobs: How many threads take part.
    public init(_ facts: SourceFacts, jobs: Int = Workers.processorCount) {
        // What types do is asked of those alone that belong to scenes.
        let headers = Self.read(facts.files.count, jobs: jobs) { index in
            FactReading.file(facts.facts(of: index, .headers), path: facts.files[index].path)
        }
        self.init(headers: headers, notes: facts.notes, jobs: jobs) { wanted in
            Self.read(wanted.count, jobs: jobs) { number in
                let index = wanted[number]
                return FactReading.file(facts.facts(of: index, [.members, .bodies]), path: facts.files[index].path)
            }
        }
    }

    /// Reads files on some threads.
    private static func read(
        _ count: Int, jobs: Int, _ file: @escaping @Sendable (Int) -> SourceFile
    ) -> [SourceFile] {
        let files = Slots<SourceFile>(count)
        // Batches of files keep the threads from meeting at the counter.
        let batch = 16
        Workers.run((count + batch - 1) / batch, jobs: jobs) { number in
            for index in (number * batch)..<min((number + 1) * batch, count) { files[index] = file(index) }
        }
        return (0..<count).compactMap { files[$0] }
    }

    /// Learns from what was read of files.
    init(_ files: [SourceFile], notes: [SourceNote] = [], jobs: Int = Workers.processorCount) {
        self.init(headers: files, notes: notes, jobs: jobs) { $0.map { files[$0] } }
    }

    /// Learns from what was read of files.
    ///
    /// - Parameters:
    ///   - headers: What each file declares; the members of its types are not looked at.
    ///   - notes: What could not be read.
    ///   - jobs: How many threads take part.
    ///   - whole: Gives the files of some numbers with the members of their types.
    private init(
        headers: [SourceFile], notes: [SourceNote], jobs: Int, whole: ([Int]) -> [SourceFile]
    ) {
        var app = SourceApp(headers)
        var finder = UnitFinder(app, jobs: jobs)
        let units = finder.units
        let dialects = SceneDialects(app, finder).dialects().map { numbers in
            numbers.sorted { (units[$0].folder, units[$0].stem) < (units[$1].folder, units[$1].stem) }
        }
        finder.settle(dialects.flatMap(\.self))
        let scenes = dialects.map(finder.filled)
        let named = zip(dialects, scenes).map(finder.named)
        let members = scenes.joined().flatMap(\.members).map(\.type)
        let acting = Set(members).union(named.joined().map(\.key))
        let wanted = app.files(of: acting.union(app.parents(of: acting)))
        app.takeMembers(of: Array(zip(wanted, whole(wanted))))
        self.notes = notes
        fileCount = headers.count
        testFolders = app.testFolders
        testedModule = app.testedModule
        usesRuntime = app.files.contains { $0.imports.contains { $0.hasPrefix("Scaena") } }
        let inWays = Set(named.joined().map(\.key))
        let controllers = app.controllers
        screenCount = controllers.count
        let files = app.files
        let types = app.types
        otherScreens = controllers.filter { !inWays.contains($0) }.map { index in
            LearnedType(name: types[index].name, file: files[types[index].file].path, line: types[index].line)
        }
        typeCount = app.types.count { type in !app.files[type.file].isTest }
        let nested = NestedKinds(app)
        let read = app
        let sheets = scenes.map { RoleSheet(read, nested.added(to: $0)) }
        let rare = RareRoles(sheets, named: named)
        let found = FoundArchitectures()
        Workers.run(sheets.count, jobs: jobs) { number in
            let sheet = sheets[number]
            var learned = ArchitectureLearning(sheet).architecture()
            learned.rareRoles = rare.roles[number]
            learned.recount(named[number], sheet)
            let forms = WrittenForms(learned)
            let without = named[number].filter { type, unit in
                !forms.name(read.types[type], of: sheet.units[unit].stem)
            }.keys.sorted()
            learned.namedTypes = named[number].count
            learned.placedTypes = named[number].count - without.count
            learned.valueTypes = without.count { read.types[$0].isValue }
            learned.withoutRole = without.map { index in
                let type = read.types[index]
                return LearnedType(name: type.name, file: read.files[type.file].path, line: type.line)
            }
            found.note(learned, at: number)
        }
        architectures = found.inOrder
    }
}

/// What several threads learned, in the order of the dialects.
private final class FoundArchitectures: @unchecked Sendable {
    private let lock = NSLock()
    private var found: [Int: LearnedArchitecture] = [:]

    func note(_ learned: LearnedArchitecture, at number: Int) {
        lock.withLock { found[number] = learned }
    }

    var inOrder: [LearnedArchitecture] {
        lock.withLock { found.sorted { $0.key < $1.key }.map(\.value) }
    }
}
