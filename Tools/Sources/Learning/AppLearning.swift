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
        self.init(
            facts.map([.members, .bodies], jobs: jobs) { FactReading.file($1, path: $0.path) }, notes: facts.notes,
            jobs: jobs)
    }

    /// Learns from what was read of files.
    init(_ files: [SourceFile], notes: [SourceNote] = [], jobs: Int = Workers.processorCount) {
        let app = SourceApp(files)
        let finder = UnitFinder(app)
        let units = finder.units
        let scenes = SceneDialects(app: app, units: units).dialects()
        self.notes = notes
        fileCount = files.count
        testFolders = app.testFolders
        typeCount = app.types.count { !app.files[$0.file].isTest }
        let nested = NestedKinds(app)
        let sheets = scenes.map { numbers in
            let own = numbers.map { units[$0] }.sorted { ($0.folder, $0.stem) < ($1.folder, $1.stem) }
            return RoleSheet(app, nested.added(to: finder.filled(own)))
        }
        let named = sheets.map { finder.named(in: $0) }
        let rare = RareRoles(sheets, named: named)
        let found = FoundArchitectures()
        Workers.run(sheets.count, jobs: jobs) { number in
            let sheet = sheets[number]
            var learned = ArchitectureLearning(sheet).architecture()
            learned.rareRoles = rare.roles[number]
            let forms = WrittenForms(learned)
            let without = named[number].filter { type, unit in
                !forms.name(app.types[type], of: sheet.units[unit].stem)
            }.keys.sorted()
            learned.namedTypes = named[number].count
            learned.placedTypes = named[number].count - without.count
            learned.valueTypes = without.count { app.types[$0].isValue }
            learned.withoutRole = without.map { index in
                let type = app.types[index]
                return LearnedType(name: type.name, file: app.files[type.file].path, line: type.line)
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
