import Foundation
import SourceModel

/// The files as the next commit will have them, in a folder of their own, where these differ from the files as they stand.
///
/// Files that are the same are hard links, so that only those that differ are written. What git ignores stands there, too: it may
/// be code that a program makes, which a build has.
final class StagedTree {
    /// The folder of the repository, and the one that stands for it.
    let root, copy: String
    /// The files of the repository that stand otherwise than they are staged, or are not there for git.
    let different: Set<String>

    /// Writes the files out.
    ///
    /// - Parameter folder: A folder of the repository.
    /// - Returns: nil where what is staged is what stands there.
    /// - Throws: ``Failure`` where git fails, or the folder cannot be made.
    init?(around folder: String) throws {
        let git = Git(in: folder, for: "--staged")
        root = try git.line(["rev-parse", "--show-toplevel"])
        let place = try git.line(["rev-parse", "--absolute-git-dir"])
        copy = "\(place)/\(Self.prefix)\(ProcessInfo.processInfo.processIdentifier)"
        let changed = try git.names(["diff", "--name-only", "-z", "--"])
        let new = try git.names(["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"])
            .filter { $0.hasSuffix(".swift") }
        different = Set((changed + new).map { [root] in "\(root)/\($0)" })
        guard changed.contains(where: Self.isRead) || !new.isEmpty else { return nil }
        Self.removeLeftOvers(in: place)
        do {
            try fill(folder: "", leaving: Set(changed + new))
        } catch {
            throw Failure(.cannotCreate, "--staged: cannot write '\(copy)': \(error.localizedDescription)")
        }
        // What is staged as deleted is in neither list; what is deleted and not staged is written again.
        try git.feed(changed, to: ["checkout-index", "--quiet", "-z", "--stdin", "--prefix=\(copy)/"], from: root)
    }

    deinit { try? FileManager.default.removeItem(atPath: copy) }

    private static let prefix = "scaena-staged-"

    /// A place of the repository as it is in the copy; nil of one outside of the repository.
    func path(_ path: String) -> String? {
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        if path == root { return copy }
        return path.hasPrefix(root + "/") ? copy + path.dropFirst(root.count) : nil
    }

    /// A place of the copy as it is in the repository.
    func original(_ path: String) -> String {
        (path + "/").hasPrefix(copy + "/") ? root + path.dropFirst(copy.count) : path
    }

    /// Returns true if a check looks into a file: sources, settings, definitions, projects, nibs, and what the tool notes.
    private static func isRead(_ path: String) -> Bool {
        [".swift", ".yml", ".yaml", ".pbxproj", ".xib", ".storyboard", ".m", ".mm"].contains(where: path.hasSuffix)
            || "/\(path)".contains("/.scaena/")
    }

    private func fill(folder: String, leaving left: Set<String>) throws {
        let files = FileManager.default
        let place = folder.isEmpty ? root : "\(root)/\(folder)"
        try files.createDirectory(
            atPath: folder.isEmpty ? copy : "\(copy)/\(folder)", withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: place) {
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            var status = stat()
            guard !left.contains(path), lstat("\(root)/\(path)", &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                // No list of sources has what is hidden.
                if !name.hasPrefix(".") || name == ".scaena" { try fill(folder: path, leaving: left) }
            case S_IFREG, S_IFLNK:
                if link("\(root)/\(path)", "\(copy)/\(path)") != 0 {
                    try files.copyItem(atPath: "\(root)/\(path)", toPath: "\(copy)/\(path)")
                }
            default: break
            }
        }
    }

    /// Removes what runs left behind that were killed.
    private static func removeLeftOvers(in place: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] where name.hasPrefix(prefix) {
            guard let process = pid_t(name.dropFirst(prefix.count)), kill(process, 0) != 0 || process == getpid() else {
                continue
            }
            try? FileManager.default.removeItem(atPath: "\(place)/\(name)")
        }
    }
}

/// Asks git.
struct Git {
    private let folder: String
    /// The option of the command line that needs it, for messages.
    private let option: String

    /// Names a place.
    ///
    /// - Parameters:
    ///   - folder: A folder of the repository.
    ///   - option: The option of the command line that needs it.
    init(in folder: String, for option: String) { (self.folder, self.option) = (folder, option) }

    /// The first line that git prints.
    func line(_ arguments: [String]) throws -> String { try names(arguments).first ?? "" }

    /// The names that git prints, with zeros or line ends behind them.
    func names(_ arguments: [String]) throws -> [String] {
        try run(arguments, in: folder, input: nil).split { $0 == "\0" || $0 == "\n" }.map(String.init)
    }

    /// Hands names to git.
    func feed(_ names: [String], to arguments: [String], from place: String) throws {
        _ = try run(arguments, in: place, input: Data(names.map { $0 + "\0" }.joined().utf8))
    }

    private func run(_ arguments: [String], in folder: String, input: Data?) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        let (output, errors, given) = (Pipe(), Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        process.standardInput = input == nil ? FileHandle.nullDevice : given
        do { try process.run() } catch {
            throw Failure(.usage, "\(option) needs git, which cannot be run: \(error.localizedDescription)")
        }
        if let input {
            try? given.fileHandleForWriting.write(contentsOf: input)
            try? given.fileHandleForWriting.close()
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let message = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let text = String(decoding: message, as: UTF8.self).split(separator: "\n").first ?? "git failed"
            throw Failure(.usage, "\(option): \(text)")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
