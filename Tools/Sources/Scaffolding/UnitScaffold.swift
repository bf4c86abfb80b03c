import Architecture
import Foundation

/// What a person asks for: one unit of an architecture, somewhere.
public struct UnitRequest: Sendable {
    /// The unit's name.
    public var name: String
    /// The folder in which the unit's folder is made.
    public var into: String
    /// What the user can do, as in `termsTapped, retryTapped`.
    public var events: String
    /// What the unit shows, as in `text: String, count: Int`; nil for what the architecture takes as its standard.
    public var shows: String?
    /// The module, where the place does not tell.
    public var module: String?
    /// The folder in which the folder of the tests is made, where the place does not tell.
    public var testsInto: String?
    /// Whether tests are wanted.
    public var tests: Bool

    /// Asks for a unit.
    ///
    /// - Parameters:
    ///   - name: the unit's name.
    ///   - into: the folder in which the unit's folder is made.
    ///   - events: what the user can do.
    ///   - shows: what the unit shows.
    ///   - module: the module, where the place does not tell.
    ///   - testsInto: the folder in which the folder of the tests is made, where the place does not tell.
    ///   - tests: whether tests are wanted.
    public init(
        name: String, into: String, events: String = "", shows: String? = nil, module: String? = nil,
        testsInto: String? = nil, tests: Bool = true
    ) {
        self.name = name
        self.into = into
        self.events = events
        self.shows = shows
        self.module = module
        self.testsInto = testsInto
        self.tests = tests
    }
}

/// The files of a unit and where they go; nothing is written yet.
public struct UnitScaffold: Sendable {
    /// A file to be written.
    public struct File: Sendable, Equatable {
        /// The absolute path.
        public let path: String
        /// The text.
        public let text: String
    }

    /// The unit's name as it stands in types.
    public let name: String
    /// The folder of the unit's sources, and that of its tests when it has any.
    public let folders: [String]
    /// The files, sources first.
    public let files: [File]
    /// What a person should know about the place.
    public let notes: [String]

    /// Works out what a unit consists of.
    ///
    /// - Parameters:
    ///   - request: what is asked for.
    ///   - source: the architecture.
    /// - Throws: ``ScaffoldError`` when something is asked that cannot be, or the definition is wrong.
    public init(_ request: UnitRequest, in source: ArchitectureSource) throws(ScaffoldError) {
        let definition: ArchitectureDefinition
        do {
            definition = try source.definition()
        } catch {
            throw ScaffoldError(.data, error.description)
        }
        let unit = try SwiftNames.unit(request.name, word: definition.unit.word)
        let events = try Event.list(request.events, in: definition)
        let shows: [ShownValue] =
            if let list = request.shows ?? definition.inputs.shows?.standard {
                try ShownValue.list(list, in: definition)
            } else {
                []
            }
        let destination = try Destination(
            into: request.into, testsFolder: request.testsInto, module: request.module, wantsTests: request.tests,
            word: definition.unit.word)
        let renderer = UnitRenderer(
            source: source, definition: definition, events: events, shows: shows, module: destination.module)
        let rendered = try renderer.files(of: unit, tests: request.tests)
        let folder = definition.unit.folder.name(for: unit)
        let sources = Self.join(destination.sources, folder)
        let tests = destination.tests.map { Self.join($0, folder) }

        for place in [destination.sources, destination.tests].compactMap(\.self) {
            try Self.refuseNameInOtherCase(folder, in: place, word: definition.unit.word)
        }
        name = unit.typeName
        folders = [sources] + (tests.map { [$0] } ?? [])
        files = rendered.map { file in
            File(path: Self.join(file.place == .tests ? tests ?? sources : sources, file.path), text: file.text)
        }
        notes =
            if let manifest = destination.manifest, let module = destination.module {
                ManifestNotes(manifest, module: module, files: rendered).sentences
            } else {
                []
            }
    }

    /// A folder that differs from another only in case is the same folder on a Mac.
    private static func refuseNameInOtherCase(
        _ folder: String, in place: String, word: String
    ) throws(ScaffoldError) {
        let existing = ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted()
        let other = existing.first { entry in
            entry.precomposedStringWithCanonicalMapping != folder && entry.lowercased() == folder.lowercased()
        }
        if let other {
            throw ScaffoldError(
                .cannotCreate,
                "'\(folder)' differs only in case from the \(word) '\(other)' in '\(place)', and many file systems do not "
                    + "tell them apart: choose another name")
        }
    }

    private static func join(_ folder: String, _ name: String) -> String {
        URL(fileURLWithPath: folder).appendingPathComponent(name).path
    }
}
