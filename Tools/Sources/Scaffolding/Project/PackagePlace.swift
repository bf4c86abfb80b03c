import Foundation
import Project

/// A folder in a target of a Swift package: below `Sources/M`, or below the path that the manifest gives the target.
package struct PackagePlace {
    /// The target's name.
    package let target: String
    /// The target's module: its name as an identifier.
    package var module: String { ModuleName.of(target: target) }
    /// The folder of its tests.
    package let testsRoot: String
    /// True if the target lies elsewhere than packages have theirs if nothing is said.
    package let isElsewhere: Bool
    /// The folder of the target's sources.
    let sourcesRoot: String
    /// The folder of the tests of what the folder holds.
    let tests: String
    /// The manifest's text.
    let manifest: String
    /// The package's folder.
    private let root: String

    /// The target of tests that a folder of the package belongs to: by the manifest, or below `Tests`.
    func testTarget(of folder: String) -> String? {
        guard (folder + "/").hasPrefix(root + "/") else { return nil }
        let path = folder.dropFirst(root.count + 1).split(separator: "/").joined(separator: "/") + "/"
        let targets = ProjectFacts.Target.all(inPackage: manifest).filter(\.isTests)
        let owner = targets.first { target in target.folders.contains { path.hasPrefix($0 + "/") } }
        let parts = path.split(separator: "/")
        return owner?.name ?? (parts.first == "Tests" && parts.count > 1 ? String(parts[1]) : nil)
    }

    /// Finds the target of a folder; nil where it is in none.
    ///
    /// - Parameter folder: the absolute path of a folder, which need not be there.
    package init?(of folder: String) {
        guard let root = FoldersAbove(from: folder).first(holding: "Package.swift") else { return nil }
        self.root = root
        let below = folder.split(separator: "/").dropFirst(root.split(separator: "/").count).map(String.init)
        let data = FileManager.default.contents(atPath: root + "/Package.swift") ?? Data()
        manifest = String(decoding: data, as: UTF8.self)
        let targets = manifest.contains("path:") ? ProjectFacts.Target.all(inPackage: manifest) : []
        let parts = { (target: ProjectFacts.Target) in
            (target.folders.first ?? "").split(separator: "/").map(String.init).filter { $0 != "." }
        }
        let owner = targets.filter { !$0.isTests && below.starts(with: parts($0)) }
            .max { parts($0).count < parts($1).count }
        guard owner != nil || below.first == "Sources" && below.count > 1 else { return nil }
        let own = owner.map(parts) ?? Array(below.prefix(2))
        target = owner?.name ?? below[1]
        isElsewhere = own != ["Sources", target]
        sourcesRoot = ([root == "/" ? "" : root] + own).joined(separator: "/")
        let name = target + "Tests"
        let ownTests = targets.first { $0.isTests && $0.name == name }.map(parts) ?? ["Tests", name]
        testsRoot = ([root] + ownTests).joined(separator: "/")
        tests = ([testsRoot] + below.dropFirst(own.count)).joined(separator: "/")
    }
}
