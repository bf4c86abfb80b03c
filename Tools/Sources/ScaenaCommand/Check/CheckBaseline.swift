import Architecture
import Checking
import Findings
import Foundation
import SourceModel

/// The file of the findings that a project has accepted for now.
struct CheckBaseline {
    let path: String

    /// The baseline of a project, beside what else the tool notes there.
    init(of project: ProjectDefaults) { path = project.folder + "/.scaena/baseline.json" }

    /// Reads the file; nil where there is none.
    func read() throws -> Baseline? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
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
    /// - Parameter folder: A folder of the repository.
    init(stagedIn folder: String) throws {
        let root = try Self.git(["rev-parse", "--show-toplevel"], in: folder, for: "--staged")[0]
        let names = try Self.git(["diff", "--cached", "--name-only", "-z", "--"], in: folder, for: "--staged")
        let open = try Self.git(["diff", "--name-only", "-z", "--"], in: folder, for: "--staged")
        paths = Set(names.map { root + "/" + $0 })
        let gone = ["diff", "--cached", "--diff-filter=D", "--no-renames", "--name-only", "-z", "--"]
        self.gone = Self.stems(try Self.git(gone, in: folder, for: "--staged"))
        partly = names.filter { $0.hasSuffix(".swift") && open.contains($0) }
    }

    /// Asks git.
    ///
    /// - Parameters:
    ///   - revision: The commit.
    ///   - folder: A folder of the repository.
    init(since revision: String, in folder: String) throws {
        guard !revision.hasPrefix("-") else { throw Failure(.usage, "'\(revision)' is no commit") }
        let root = try Self.git(["rev-parse", "--show-toplevel"], in: folder)[0]
        let changed = try Self.git(["diff", "--name-only", "-z", revision, "--"], in: folder)
        let new = try Self.git(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"], in: folder)
        paths = Set((changed + new).map { root + "/" + $0 })
        let gone = ["diff", "--diff-filter=D", "--no-renames", "--name-only", "-z", revision, "--"]
        self.gone = Self.stems(try Self.git(gone, in: folder))
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
        paths.contains(path) || paths.contains(URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    }

    private static func git(
        _ arguments: [String], in folder: String, for option: String = "--changed-since"
    ) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        do { try process.run() } catch {
            throw Failure(.usage, "\(option) needs git, which cannot be run: \(error.localizedDescription)")
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let message = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let text = String(decoding: message, as: UTF8.self).split(separator: "\n").first ?? "git failed"
            throw Failure(.usage, "\(option): \(text)")
        }
        return String(decoding: data, as: UTF8.self).split { $0 == "\0" || $0 == "\n" }.map(String.init)
    }
}
