import Architecture
import Checking
import Findings
import Foundation
import Project
import SourceModel

/// The file of the findings that a project has accepted for now.
struct CheckBaseline {
    let path: String

    /// The baseline of a project, beside what else the tool notes there.
    init(of project: ProjectDefaults) { path = project.folder + "/.scaena/baseline.json" }

    /// Reads the file; nil where there is none.
    func read() throws -> Baseline? {
        guard let data = FileManager.default.contents(atPath: path) else {
            guard !FileManager.default.fileExists(atPath: path) else {
                throw Failure(.noPermission, "cannot read '\(path)'")
            }
            return nil
        }
        do {
            return try Baseline(data)
        } catch {
            throw Failure(.data, "'\(path)' is no baseline: delete it, or write it anew with 'scaena check --baseline'")
        }
    }

    func write(_ baseline: Baseline) throws {
        do {
            try AtomicFile.write(Array(baseline.data), to: path)
        } catch {
            throw Failure(.cannotCreate, "cannot write '\(path)': \(error.localizedDescription)")
        }
    }
}

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

    /// Returns true if a finding has a place in a file that differs: a wire is missed in the builder and told at its property. What a unit
    /// lacks since one of its files is gone has no other place than those that are left.
    func holds(_ finding: Finding) -> Bool {
        holds(finding.place.path) || finding.notes.contains { holds($0.place.path) } || isLeftBehind(finding)
    }

    private func isLeftBehind(_ finding: Finding) -> Bool {
        let unit = finding.identity.unit
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
