import Architecture
import Foundation
import Project
import SourceModel

/// The mocks of a project's contracts: of which protocols they are, and where they go.
///
/// The mocks' settings in `scaena.yml` come first, then the place that it has for tests. Otherwise the layout of a Swift package tells: the
/// mocks of `Sources/App` go to `Tests/AppTests/AppMocks.swift`.
package struct ProjectMocks: Sendable {
    /// Where units and their tests go. All paths are absolute.
    package struct Place: Sendable {
        /// The folder of `scaena.yml`, or that from which the tool was called.
        package var root: String
        /// The folder of units.
        package var sources: String
        /// The folder of their tests, where it is said.
        package var tests: String?
        /// The module of the units, where it is said.
        package var module: String?

        /// A place.
        ///
        /// - Parameters:
        ///   - root: the folder of `scaena.yml`, or that from which the tool was called.
        ///   - sources: the folder of units.
        ///   - tests: the folder of their tests, where it is said.
        ///   - module: the module of the units, where it is said.
        package init(root: String, sources: String, tests: String? = nil, module: String? = nil) {
            self.root = root
            self.sources = sources
            self.tests = tests
            self.module = module
        }
    }

    /// Reads, makes and writes the mocks.
    package var run: MockRun
    /// Chooses their protocols, where that depends on what is written before they are made, or takes a while.
    package var choice: (@Sendable () -> MockSelection)?

    /// Finds out what is to be mocked.
    ///
    /// - Parameters:
    ///   - definition: the architecture, whose contracts get mocks.
    ///   - others: the architectures of the project's other folders, whose contracts get theirs, too.
    ///   - settings: the project's settings of its mocks.
    ///   - place: where units and their tests go.
    ///   - isWhole: true if all modules of a package are meant, and not only that of the place.
    /// - Throws: ``MockRunError`` when nothing tells where mocks go.
    package init(
        of definition: ArchitectureDefinition, besides others: [ArchitectureDefinition] = [], settings: MockSettings,
        at place: Place, isWhole: Bool
    ) throws(MockRunError) {
        let package = PackageLayout(around: place.sources)
        guard let module = place.module ?? package?.module ?? (settings.output.map { _ in "" }) else {
            throw .unknownPlace(
                "nothing tells where the mocks go: '\(place.sources)' is not in a Swift package's 'Sources/…', and "
                    + "scaena.yml names neither tests and module ('testsInto', 'module') nor 'output' of 'mocks'")
        }
        let absolute = { (path: String) in
            SourceFileList.absolutePath(path.hasPrefix("/") ? path : place.root + "/" + path)
        }
        let output: MockRun.Output
        if let file = settings.output {
            output = file.hasSuffix("/") ? .folder(absolute(file)) : .file(absolute(file))
        } else if let tests = place.tests {
            output = .modules([module: "\(tests)/\(module)Mocks.swift"])
        } else if let package {
            let modules = isWhole ? package.testedModules.union([module]) : [module]
            output = .modules(
                Dictionary(
                    uniqueKeysWithValues: modules.map { ($0, "\(package.tests(of: $0))/\($0)Mocks.swift") }))
        } else {
            throw .unknownPlace(
                "nothing tells where the mocks go: say 'testsInto', or 'output' of 'mocks', in scaena.yml")
        }
        let support: MockOptions.Support = package?.namesTestingLibrary == true ? .import : .inline
        var options = MockOptions(
            naming: settings.naming == .mockolo ? .mockolo : .stable,
            access: settings.access.flatMap { MockOptions.Access(rawValue: $0.rawValue) } ?? .internal,
            support: settings.support.map { $0 == .import ? .import : .inline } ?? support,
            proxies: settings.proxies)
        options.imports = settings.imports
        options.testableImports = settings.testableImports
        options.excludedImports = settings.excludedImports
        options.assumedProtocols = Set(settings.assume)
        let folder = package.map { $0.root + "/Sources" } ?? Self.topFolder(of: place)
        run = MockRun(
            paths: [folder] + settings.folders.map(absolute),
            selection: Self.selection(
                of: ([definition] + others).flatMap(\.contracts), protocols: settings.protocols,
                folders: settings.folders.map(absolute)),
            options: options, output: output)
        run.projectFolder = place.root
        if isWhole { run.wantedNames = settings.protocols }
        run.knownModules = package?.modules ?? []
        if package == nil, !module.isEmpty {
            run.knownModules = [ModuleFact(name: module, folder: folder, defaultIsolation: .unknown)]
        }
    }

    /// Which protocols of a project are its contracts.
    ///
    /// A contract that a unit may be without is told from a protocol that is merely named like it by the others of its unit,
    /// unless there are no others.
    private static func selection(
        of contracts: [Contract], protocols: [String], folders: [String]
    ) -> MockSelection {
        let patterns = contracts.map { (form: pattern($0.type), isOptional: $0.isOptional && contracts.count > 1) }
        return .chosen(
            names: patterns.filter { !$0.isOptional }.map(\.form) + protocols,
            companions: patterns.filter(\.isOptional).map(\.form), folders: folders)
    }

    /// A form with a star for what is different in each name: `*Presenter` for `{Unit}Presenter`, `**Delegate` for
    /// `{Unit}…Delegate`.
    static func pattern(_ form: NameForm) -> String {
        var pattern = ""
        var isInside = false
        for letter in form.description {
            switch letter {
            case "{":
                isInside = true
                pattern += "*"
            case "}": isInside = false
            case "…": pattern += "*"
            default: if !isInside { pattern.append(letter) }
            }
        }
        return pattern
    }

    /// The folder right below the root that holds the units: contracts refine what stands beside them.
    private static func topFolder(of place: Place) -> String {
        guard place.sources.hasPrefix(place.root + "/") else { return place.sources }
        let below = place.sources.dropFirst(place.root.count + 1)
        return place.root + "/" + below.prefix { $0 != "/" }
    }
}

/// A Swift package around a folder below its `Sources`.
private struct PackageLayout {
    let root: String
    /// The module of the folder.
    let module: String
    /// The modules, whether the manifest names them or not: it may compute them.
    let modules: [ModuleFact]
    /// True if a target depends on the library that brings along the support that all mocks share.
    let namesTestingLibrary: Bool
    private let declared: [ModuleFact]

    init?(around folder: String) {
        guard let root = FoldersAbove(from: folder).first(holding: "Package.swift"),
            let manifest = try? String(contentsOfFile: root + "/Package.swift", encoding: .utf8)
        else { return nil }
        let below = Array(folder.split(separator: "/").dropFirst(root.split(separator: "/").count))
        guard below.count > 1, below[0] == "Sources" else { return nil }
        self.root = root
        module = ModuleName.of(target: String(below[1]))
        namesTestingLibrary = manifest.contains("\"ScaenaTesting\"")
        declared = ModuleMap(manifests: [root + "/Package.swift"]).modules
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/Sources")) ?? []
        modules = names.sorted().map { name in
            ModuleFact(
                name: ModuleName.of(target: name), folder: "\(root)/Sources/\(name)", defaultIsolation: .unknown)
        }
    }

    /// The folder of a module's tests.
    func tests(of module: String) -> String {
        let folder = modules.first { $0.name == module }?.folder.split(separator: "/").last.map(String.init)
        return declared.first { $0.isTest && $0.name == module + "Tests" }?.folder
            ?? "\(root)/Tests/\(folder ?? module)Tests"
    }

    /// The modules that have tests.
    var testedModules: Set<String> {
        Set(modules.map(\.name).filter { FileManager.default.fileExists(atPath: tests(of: $0)) })
    }
}
