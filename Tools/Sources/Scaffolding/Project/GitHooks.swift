import Foundation

/// Git hooks of a repository that reinstall Xcode templates when the definitions may have changed.
///
/// They are put where git looks for hooks: the repository's own folder, shared by its worktrees, or the one that
/// `core.hooksPath` names. A hook that is there already is kept beside ours and called by it.
package struct GitHooks {
    /// The result of one hook.
    package struct Outcome: Sendable, Equatable {
        /// The hook's path.
        package let path: String
        /// The action on it, or why there was none: a sentence's end, after the path.
        package let deed: String
        /// True if something was left as it is that a person may have expected to change.
        package let isKept: Bool
    }

    /// The hooks after which templates are installed anew.
    package static let names = ["post-merge", "post-commit"]

    /// The ending of the file to which a hook is moved that was there before.
    static let backupEnding = ".before-scaena"
    private static let marker = "# Installed by `scaena hooks install`"

    /// The folder of hooks.
    package let folder: String
    /// The top of the work tree, in which git runs hooks.
    package let top: String
    /// A note for the person about the place, or nil.
    package let note: String?
    private let files = FileManager.default

    /// Finds the hooks of the repository that a folder is in.
    ///
    /// - Parameter path: a folder in a work tree.
    /// - Throws: ``ScaffoldError`` when git is not there, or the folder is in no work tree.
    package init(of path: String) throws(ScaffoldError) {
        top = try Self.git(["rev-parse", "--show-toplevel"], in: path)
        // Asked at the top, since git answers with paths as seen from the folder it is asked in.
        let hooks = try Self.git(["rev-parse", "--git-path", "hooks"], in: top)
        folder =
            URL(fileURLWithPath: hooks, relativeTo: URL(fileURLWithPath: top, isDirectory: true)).standardizedFileURL
            .path
        let isConfigured = (try? Self.git(["config", "core.hooksPath"], in: top))?.isEmpty == false
        if !isConfigured {
            note = nil
        } else if (folder + "/").hasPrefix(top + "/") {
            note = "core.hooksPath is '\(folder)', in the work tree: commit the hooks, and every clone has them"
        } else {
            note = "core.hooksPath is '\(folder)': the hooks run in every repository that is configured so"
        }
    }

    /// Installs the hooks.
    ///
    /// - Parameter arguments: the arguments after `scaena templates install`: `["--architecture", "snp"]`.
    /// - Throws: ``ScaffoldError`` when the folder cannot be written to.
    package func install(arguments: [String] = []) throws(ScaffoldError) -> [Outcome] {
        try refuseWhatCannotBeKept()
        if !files.fileExists(atPath: folder) {
            do {
                try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw ScaffoldError(
                    .cannotCreate, "cannot make the folder '\(folder)': \(error.localizedDescription)")
            }
        }
        var outcomes: [Outcome] = []
        for name in Self.names {
            let path = folder + "/" + name
            let backup = path + Self.backupEnding
            var deed = "installed"
            if exists(path), !isOurs(path) {
                // Git calls no hook that is not executable, and neither does ours.
                let isCalled = files.isExecutableFile(atPath: path)
                guard rename(path, backup) == 0 else { throw ScaffoldError.system("rename '\(path)'") }
                deed =
                    "installed; the hook that was there is kept as '\(name)\(Self.backupEnding)', "
                    + (isCalled ? "and called" : "and not called, as it was not before: it is not executable")
            }
            do {
                try write(script(name, arguments: arguments), to: path)
            } catch {
                // Never without the hook that was there.
                if exists(backup), !exists(path) { rename(backup, path) }
                throw error
            }
            outcomes.append(Outcome(path: path, deed: deed, isKept: false))
        }
        return outcomes
    }

    /// Refuses, before anything is done, where a hook would have to be kept in the place of another.
    private func refuseWhatCannotBeKept() throws(ScaffoldError) {
        for path in Self.names.map({ folder + "/" + $0 }) where exists(path) && !isOurs(path) {
            let backup = path + Self.backupEnding
            guard exists(backup) else { continue }
            throw ScaffoldError(
                .cannotCreate,
                isMarked(path)
                    ? "'\(path)' is the tool's, and was changed by hand: move what is yours to '\(backup)', which it calls, "
                        + "and remove it"
                    : "'\(path)' is to be kept as '\(backup)', and that is there already: move it away")
        }
    }

    /// Removes the hooks, and puts those back that were there before.
    ///
    /// - Throws: ``ScaffoldError`` when the folder cannot be written to.
    package func uninstall() throws(ScaffoldError) -> [Outcome] {
        var outcomes: [Outcome] = []
        for name in Self.names {
            let path = folder + "/" + name
            let backup = path + Self.backupEnding
            if exists(path), !isOurs(path) {
                if exists(backup) || isMarked(path) {
                    outcomes.append(Outcome(path: path, deed: "kept: it was changed by hand", isKept: true))
                }
                continue
            }
            if exists(backup) {
                guard rename(backup, path) == 0 else { throw ScaffoldError.system("rename '\(backup)'") }
                outcomes.append(Outcome(path: path, deed: "is again what it was", isKept: false))
            } else if exists(path) {
                guard unlink(path) == 0 else { throw ScaffoldError.system("remove '\(path)'") }
                outcomes.append(Outcome(path: path, deed: "removed", isKept: false))
            }
        }
        return outcomes
    }

    /// Returns a note about a place where the tool is not found: nothing happens there, and nothing is said, since
    /// not everybody who commits uses the templates.
    ///
    /// - Parameters:
    ///   - path: the folders in which commands are looked for, with colons between them.
    ///   - tool: the path of the tool that runs.
    package static func note(path: String, tool: String) -> String? {
        let isFound = path.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: $0 + "/scaena")
        }
        if isFound { return nil }
        return "'scaena' is in no folder of your PATH, and until it is, the hooks do nothing: "
            + "ln -s \(quoted(tool)) /usr/local/bin/scaena, for example"
    }

    // MARK: The script

    /// The text of a hook. A hook that was there before comes first; how it ends is how ours ends.
    func script(_ name: String, arguments: [String]) -> String {
        let body = """
            status=0
            before="$(dirname "$0")/\(name)\(Self.backupEnding)"
            if [ -x "$before" ]; then "$before" "$@" || status=$?; fi
            if command -v scaena >/dev/null 2>&1; then
                scaena templates install --quiet\(arguments.map { " " + Self.quoted($0) }.joined()) || \\
                    echo "\(name): the Xcode templates were not reinstalled" >&2
            fi
            exit $status

            """
        return "#!/bin/sh\n\(Self.marker) (\(InstalledFiles.hash(body))), to keep Xcode's templates in step.\n" + body
    }

    private static func quoted(_ word: String) -> String {
        "'" + word.replacing("'", with: "'\\''") + "'"
    }

    /// Returns true if a hook is one of ours that nobody changed: its second line holds the hash of the text behind
    /// it.
    private func isOurs(_ path: String) -> Bool {
        guard let text = text(of: path) else { return false }
        let lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
        return lines.count == 3 && lines[1].hasPrefix("\(Self.marker) (\(InstalledFiles.hash(lines[2])))")
    }

    private func isMarked(_ path: String) -> Bool { text(of: path)?.contains("\n" + Self.marker) == true }

    // MARK: Files

    private func text(of path: String) -> String? {
        files.contents(atPath: path).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// Returns true if something is there, even a link that leads nowhere.
    private func exists(_ path: String) -> Bool {
        (try? files.attributesOfItem(atPath: path)) != nil
    }

    private func write(_ text: String, to path: String) throws(ScaffoldError) {
        let new = path + ".scaena-\(getpid())"
        defer { unlink(new) }
        guard files.createFile(atPath: new, contents: Data(text.utf8)), chmod(new, 0o755) == 0, rename(new, path) == 0
        else {
            throw ScaffoldError.system("write '\(path)'")
        }
    }

    // MARK: Git

    private static func git(_ arguments: [String], in folder: String) throws(ScaffoldError) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        let output = Pipe()
        process.standardOutput = output
        let errors = Pipe()
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw ScaffoldError(.noInput, "cannot run git: \(error.localizedDescription)")
        }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus == 127 { throw ScaffoldError(.noInput, "cannot run git: it is not installed") }
        guard process.terminationStatus == 0 else {
            let reason = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).trimmed
            if reason.isEmpty || reason.contains("not a git repository") || reason.contains("work tree") {
                throw ScaffoldError(.noInput, "'\(folder)' is not in the work tree of a git repository")
            }
            // Such as a repository of another owner, which git tells how to trust.
            throw ScaffoldError(.noInput, "git cannot tell the repository of '\(folder)':\n\(reason)")
        }
        return String(decoding: data, as: UTF8.self).trimmed
    }
}
