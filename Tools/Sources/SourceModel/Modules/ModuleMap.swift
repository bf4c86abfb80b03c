import Project

/// Which module a file belongs to: so two types of one name in two modules are two.
///
/// The modules of `scaena.yml` count most, then those of Xcode projects and package manifests, and then the folders, as
/// far as they have the usual names. A file that none of these knows belongs to no known module.
public struct ModuleMap: Sendable {
    /// The modules with folders of their own, the deepest folders first.
    public private(set) var modules: [ModuleFact] = []
    /// The Xcode projects.
    public private(set) var projects: [XcodeProject] = []
    /// The projects that list a file, by its path, and those that may have it by its folder: one project may be among hundreds.
    private var projectsOfFiles: [String: [Int]] = [:]
    private var projectsWithFolders: [Int] = []
    private var layout: FolderLayout?
    /// The modules that `scaena.yml` names.
    private var settings: [ModuleFact] = []
    /// The modules of files of which nothing else tells.
    private var others: [ModuleFact] = []

    /// Finds the modules of files: reads the manifests and projects among them, and the nearest ones above.
    ///
    /// - Parameters:
    ///   - list: The files.
    ///   - settings: The modules that `scaena.yml` names.
    ///   - others: The modules of files of which nothing else tells.
    ///   - places: Further paths whose nearest manifests and projects count.
    ///   - memory: The file that remembers the projects; nil for none.
    ///   - jobs: The number of threads that take part.
    public init(
        _ list: SourceFileList, settings: [ModuleFact] = [], others: [ModuleFact] = [], places: [String] = [],
        memory: MemoryFile? = nil, jobs: Int = 1
    ) {
        let above = ProjectFiles(above: list.roots + places)
        let manifests = list.manifests + above.manifests.filter { !list.manifests.contains($0) }
        self.init(manifests: manifests)
        let paths = list.xcodeProjects + above.xcodeProjects.filter { !list.xcodeProjects.contains($0) }
        if let memory {
            projects = XcodeProjectMemory(memory).projects(paths, jobs: jobs)
        } else {
            let read = ParallelResults<XcodeProject>(paths.count)
            Workers.run(paths.count, jobs: jobs) { read[$0] = XcodeProject(path: paths[$0]) }
            projects = paths.indices.compactMap { read[$0] }
        }
        for (number, project) in projects.enumerated() {
            for file in project.listed { projectsOfFiles[file, default: []].append(number) }
            if project.takesFolders { projectsWithFolders.append(number) }
        }
        layout = FolderLayout(list, manifests: manifests)
        self.settings = Self.sorted(settings)
        self.others = Self.sorted(others)
    }

    /// The files that say which modules there are, beside the names of folders.
    static func files(of list: SourceFileList) -> [String] {
        let above = ProjectFiles(above: list.roots)
        let projects = Set(list.xcodeProjects + above.xcodeProjects).map { $0 + "/project.pbxproj" }
        return Set(list.manifests + above.manifests).sorted() + projects.sorted()
    }

    /// Reads package manifests.
    ///
    /// - Parameters:
    ///   - manifests: Paths of `Package.swift` files.
    ///   - settings: The modules that `scaena.yml` names.
    ///   - others: The modules of files of which nothing else tells.
    public init(manifests: [String], settings: [ModuleFact] = [], others: [ModuleFact] = []) {
        modules = Self.sorted(manifests.flatMap { PackageManifest(path: $0)?.modules ?? [] })
        self.settings = Self.sorted(settings)
        self.others = Self.sorted(others)
    }

    /// Takes modules that are known otherwise.
    ///
    /// - Parameter modules: The modules.
    public init(modules: [ModuleFact]) {
        self.modules = Self.sorted(modules)
    }

    private static func sorted(_ modules: [ModuleFact]) -> [ModuleFact] {
        modules.sorted { ($1.folder.utf8.count, $0.folder, $0.name) < ($0.folder.utf8.count, $1.folder, $1.name) }
    }

    /// The module of a file.
    ///
    /// - Parameter path: The file's absolute path.
    /// - Returns: Its module, the first where it belongs to several; `nil` where none is known.
    public func module(of path: String) -> ModuleFact? {
        modules(of: path).first
    }

    /// The modules of a file.
    ///
    /// - Parameter path: The file's absolute path.
    /// - Returns: The modules that compile it: several targets of an Xcode project may. Empty where none is known.
    public func modules(of path: String) -> [ModuleFact] {
        if let own = settings.first(where: { $0.holds(path) }) { return [own] }
        let inPackage = modules.first { $0.holds(path) }
        // A package inside of a project's folder is nearer than the project.
        if let inPackage { return [inPackage] }
        var numbers = projectsOfFiles[path] ?? []
        if !projectsWithFolders.isEmpty { numbers = Set(numbers + projectsWithFolders).sorted() }
        let compiled = numbers.flatMap { projects[$0].modules(compiling: path) }
        if !compiled.isEmpty { return compiled }
        return (layout?.module(of: path) ?? others.first { $0.holds(path) }).map { [$0] } ?? []
    }

    /// The names of the modules below a folder.
    func names(below folder: String) -> Set<String> {
        func isInside(_ place: String) -> Bool { place == folder || place.hasPrefix(folder + "/") }
        let known = modules + (layout?.modules ?? []) + settings + others
        let inProjects = projects.filter { isInside($0.folder) }.flatMap(\.targets)
        return Set(known.filter { isInside($0.folder) }.map(\.name) + inProjects.map(\.module))
    }

    /// Returns true if a file holds tests, or code that only tests use: by its module, or by its imports.
    ///
    /// - Parameters:
    ///   - path: The file's absolute path.
    ///   - facts: The file's facts.
    public func isTest(_ path: String, _ facts: FileFacts) -> Bool {
        TestCode.isTest(imports: facts.imports.map(\.path), isInTestTarget: modules(of: path).contains(where: \.isTest))
    }
}

/// The nearest files above some folders that say what modules there are.
package struct ProjectFiles {
    private(set) var manifests: [String] = []
    /// The paths of Xcode projects.
    package private(set) var xcodeProjects: [String] = []

    /// Looks for them in the folders above some paths.
    package init(above roots: [String]) {
        for root in roots {
            for folder in FoldersAbove(above: root).prefix(while: { $0 != "/" }) {
                let names = FileNames.below(folder)
                if names.contains("Package.swift") { manifests.append(folder + "/Package.swift") }
                xcodeProjects += names.filter { $0.hasSuffix(".xcodeproj") }.sorted().map { folder + "/" + $0 }
                // The first folder that tells is the project's; and nothing is the project's above its repository.
                if names.contains("Package.swift") || names.contains(where: { $0.hasSuffix(".xcodeproj") })
                    || names.contains(".git")
                {
                    break
                }
            }
        }
        manifests = Array(Set(manifests)).sorted()
        xcodeProjects = Array(Set(xcodeProjects)).sorted()
    }
}
