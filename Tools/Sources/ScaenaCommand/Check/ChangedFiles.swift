import Architecture
import Checking
import Findings
import Foundation
import Project

/// The files that differ from a commit, those that are not committed among them.
struct ChangedFiles {
    private let paths: Set<String>
    /// The names of Swift files that are gone, without what stands behind the point.
    private let gone: [String]
    /// Those that are staged in part, as seen from the repository.
    private(set) var partly: [String] = []

    /// Asks git for what is staged.
    ///
    /// - Parameters:
    ///   - folder: A folder of the repository.
    ///   - tree: The files as they are staged, where these are what was checked.
    init(stagedIn folder: String, _ tree: StagedTree?) throws {
        let git = Git(in: folder, for: "--staged")
        let root = try tree?.copy ?? git.line(["rev-parse", "--show-toplevel"])
        let names = try git.names(["diff", "--cached", "--name-only", "-z", "--"])
        let open = try git.names(["diff", "--name-only", "-z", "--"])
        paths = Set(names.map { root + "/" + $0 })
        gone = Self.stems(
            try git.names(["diff", "--cached", "--diff-filter=D", "--no-renames", "--name-only", "-z", "--"]))
        partly = names.filter { $0.hasSuffix(".swift") && open.contains($0) }
    }

    /// Asks git.
    ///
    /// - Parameters:
    ///   - revision: The commit.
    ///   - folder: A folder of the repository.
    init(since revision: String, in folder: String) throws {
        guard !revision.hasPrefix("-") else { throw Failure(.usage, "'\(revision)' is no commit") }
        let git = Git(in: folder, for: "--changed-since")
        let root = try git.line(["rev-parse", "--show-toplevel"])
        // What others mended or broke since the branch left is not of this branch.
        let revision = (try? git.line(["merge-base", revision, "HEAD"])).flatMap { $0.isEmpty ? nil : $0 } ?? revision
        let changed = try git.names(["diff", "--name-only", "-z", revision, "--"])
        let new = try git.names(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"])
        paths = Set((changed + new).map { root + "/" + $0 })
        gone = Self.stems(
            try git.names(["diff", "--diff-filter=D", "--no-renames", "--name-only", "-z", revision, "--"]))
    }

    private static func stems(_ paths: [String]) -> [String] {
        paths.filter { $0.hasSuffix(".swift") }.map { path in
            String((path.split(separator: "/").last ?? "").prefix { $0 != "." && $0 != "+" })
        }
    }

    /// The first of some files that differs.
    ///
    /// - Parameter files: Their absolute paths.
    func first(of files: [String]) -> String? { files.first(where: holds) }

    /// Returns true if a finding has a place in a file that differs: a wire is missed in the builder and told at its property. What a unit
    /// lacks since one of its files is gone has no other place than those that are left.
    func holds(_ finding: Finding) -> Bool {
        holds(finding.place.path) || finding.notes.contains { holds($0.place.path) } || isLeftBehind(finding)
    }

    private func isLeftBehind(_ finding: Finding) -> Bool {
        let unit = finding.identity.unit.split(separator: ".").last ?? ""
        guard !unit.isEmpty, [UnitRule.id, AssemblyRule.id, ContractRule.id].contains(finding.identity.rule) else {
            return false
        }
        return gone.contains { $0.hasPrefix(unit) && $0.dropFirst(unit.count).first?.isLowercase != true }
    }

    private func holds(_ path: String) -> Bool {
        if paths.contains(path) { return true }
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        // Of a submodule, git names the folder.
        return paths.contains(path) || FoldersAbove(above: path).contains(where: paths.contains)
    }
}
