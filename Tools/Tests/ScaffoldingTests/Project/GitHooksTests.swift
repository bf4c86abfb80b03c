import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

/// With real repositories and a `scaena` that only notes how it is called.
@Suite("Git hooks")
struct GitHooksTests {
    private let folder: TemporaryFolder
    private let repository: String

    init() throws {
        folder = try TemporaryFolder()
        repository = folder.path + "/app"
        try folder.write("#!/bin/sh\necho \"$@\" >> '\(folder.path)/calls'\n", to: "bin/scaena")
        try Self.makeExecutable(folder.path + "/bin/scaena")
        try run("git", "init", "--quiet", "--template=", repository)
    }

    private static func makeExecutable(_ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    /// Runs a command with our `scaena` first on the path and without the machine's own settings of git.
    @discardableResult
    private func run(_ command: String...) throws -> CommandResult {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try CommandResult(
            running: [
                "PATH=\(folder.path)/bin:\(path)", "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1",
                "GIT_AUTHOR_NAME=A", "GIT_AUTHOR_EMAIL=a@b", "GIT_COMMITTER_NAME=A", "GIT_COMMITTER_EMAIL=a@b",
            ] + command)
    }

    private func commit(in place: String? = nil) throws -> CommandResult {
        try run("git", "-C", place ?? repository, "commit", "--quiet", "--allow-empty", "-m", "x")
    }

    private var calls: String { (try? folder.text(of: "calls")) ?? "" }

    private var hooks: [String] { folder.contents.filter { $0.hasPrefix("app/.git/hooks/") } }

    @Test("reinstall the templates after a commit and after a merge")
    func reinstall() throws {
        #expect(try GitHooks(of: repository).install(arguments: ["--architecture", "snp"]).count == 2)
        #expect(try commit().status == 0)
        #expect(calls == "templates install --quiet --architecture snp\n")
        try run("git", "-C", repository, "checkout", "--quiet", "-b", "other")
        #expect(try commit().status == 0)
        try run("git", "-C", repository, "checkout", "--quiet", "-")
        #expect(try run("git", "-C", repository, "merge", "--quiet", "other").status == 0)
        #expect(calls == String(repeating: "templates install --quiet --architecture snp\n", count: 3))
    }

    @Test(
        "say that they do nothing where the tool is not found, and what git says of a repository that it does not trust"
    )
    func notes() throws {
        #expect(GitHooks.note(path: "/none:\(folder.path)/bin", tool: "/x/scaena") == nil)
        #expect(
            GitHooks.note(path: "/none:\(folder.path)", tool: "/my tools/scaena")
                == "'scaena' is in no folder of your PATH, and until it is, the hooks do nothing: "
                + "ln -s '/my tools/scaena' /usr/local/bin/scaena, for example")
        try folder.write("[core]\n\trepositoryformatversion = 9\n", to: "app/.git/config")
        let error = #expect(throws: ScaffoldError.self) { try GitHooks(of: repository) }
        #expect(error?.description.hasPrefix("git cannot tell the repository of '\(repository)':\n") == true)
    }

    @Test("hand on what is quoted, word by word")
    func quote() throws {
        _ = try GitHooks(of: repository).install(arguments: ["it's; exit 3", "a b"])
        #expect(try commit().output.isEmpty)
        #expect(calls == "templates install --quiet it's; exit 3 a b\n")
    }

    @Test("disturb nobody who has no scaena")
    func disturbNobody() throws {
        _ = try GitHooks(of: repository).install()
        try FileManager.default.removeItem(atPath: folder.path + "/bin/scaena")
        let commit = try commit()
        #expect(commit.status == 0 && commit.output.isEmpty)
    }

    @Test("leave nothing behind when they are removed")
    func leaveNothing() throws {
        let before = folder.contents
        let hooks = try GitHooks(of: repository)
        _ = try hooks.install()
        _ = try hooks.install(arguments: ["--architecture", "snp"])
        #expect(try hooks.uninstall().map(\.deed) == ["removed", "removed"])
        #expect(folder.contents.filter { $0 != "app/.git/hooks" } == before)
        #expect(try hooks.uninstall().isEmpty)
    }

    @Test("call a hook that was there, and give it back")
    func callOthers() throws {
        let theirs = "#!/bin/sh\necho theirs \"$0\" >> '\(folder.path)/calls'\n"
        try folder.write(theirs, to: "app/.git/hooks/post-commit")
        try Self.makeExecutable(repository + "/.git/hooks/post-commit")
        let hooks = try GitHooks(of: repository)
        let outcomes = try hooks.install()
        #expect(
            outcomes.map(\.deed) == [
                "installed",
                "installed; the hook that was there is kept as 'post-commit.before-scaena', and called",
            ])
        // Once more: ours is not taken for another's.
        #expect(try hooks.install().map(\.deed) == ["installed", "installed"])
        #expect(try commit().status == 0)
        let lines = calls.split(separator: "\n")
        #expect(lines.count == 2 && lines.first?.hasPrefix("theirs ") == true)
        #expect(lines.last == "templates install --quiet")
        #expect(try hooks.uninstall().map(\.deed) == ["removed", "is again what it was"])
        #expect(try folder.text(of: "app/.git/hooks/post-commit") == theirs)
        #expect(self.hooks == ["app/.git/hooks/post-commit"])
    }

    @Test("are kept when somebody changed them, and so is the hook that was there before")
    func areKept() throws {
        try folder.write("#!/bin/sh\n", to: "app/.git/hooks/post-merge")
        let hooks = try GitHooks(of: repository)
        _ = try hooks.install()
        let changed = try folder.text(of: "app/.git/hooks/post-merge") + "echo mine\n"
        try folder.write(changed, to: "app/.git/hooks/post-merge")
        let outcomes = try hooks.uninstall()
        #expect(outcomes.map(\.isKept) == [true, false])
        #expect(try folder.text(of: "app/.git/hooks/post-merge") == changed)
        #expect(try folder.text(of: "app/.git/hooks/post-merge.before-scaena") == "#!/bin/sh\n")
        // And an install does not lose either of the two.
        let refusal = #expect(throws: ScaffoldError.self) { try hooks.install() }
        #expect(refusal?.description.contains("post-merge' is the tool's, and was changed by hand: move") == true)
        #expect(try folder.text(of: "app/.git/hooks/post-merge") == changed)
    }

    @Test("are both installed or neither, and tell a hook that git did not call either")
    func areBothInstalled() throws {
        try folder.write("#!/bin/sh\n", to: "app/.git/hooks/post-commit")
        try folder.write("#!/bin/sh\n", to: "app/.git/hooks/post-commit.before-scaena")
        let hooks = try GitHooks(of: repository)
        let before = self.hooks
        #expect(throws: ScaffoldError.self) { try hooks.install() }
        #expect(self.hooks == before)
        try FileManager.default.removeItem(atPath: repository + "/.git/hooks/post-commit.before-scaena")
        #expect(
            try hooks.install().map(\.deed) == [
                "installed",
                "installed; the hook that was there is kept as 'post-commit.before-scaena', and not called, as it was "
                    + "not before: it is not executable",
            ])
    }

    @Test("serve every worktree of a repository")
    func serveWorktrees() throws {
        #expect(try commit().status == 0)
        let tree = folder.path + "/tree"
        #expect(try run("git", "-C", repository, "worktree", "add", "--quiet", tree).status == 0)
        let hooks = try GitHooks(of: tree)
        #expect(hooks.folder == repository + "/.git/hooks" && hooks.note == nil)
        _ = try hooks.install()
        #expect(try commit(in: tree).status == 0)
        #expect(try commit().status == 0)
        #expect(calls == "templates install --quiet\ntemplates install --quiet\n")
    }

    @Test("go where core.hooksPath says, from wherever they are installed")
    func respectHooksPath() throws {
        try folder.write("", to: "app/Sources/App/x")
        try run("git", "-C", repository, "config", "core.hooksPath", ".githooks")
        let hooks = try GitHooks(of: repository + "/Sources/App")
        #expect(hooks.folder == repository + "/.githooks")
        #expect(hooks.note?.contains("commit the hooks") == true)
        _ = try hooks.install()
        #expect(try commit().status == 0)
        #expect(calls == "templates install --quiet\n")
        #expect(self.hooks.isEmpty)

        try run("git", "-C", repository, "config", "core.hooksPath", folder.path + "/shared")
        #expect(try GitHooks(of: repository).folder == folder.path + "/shared")
        #expect(try GitHooks(of: repository).note?.contains("every repository") == true)
    }

    @Test("need a work tree")
    func needWorkTree() throws {
        let error = #expect(throws: ScaffoldError.self) { try GitHooks(of: folder.path) }
        #expect(error?.kind == .noInput)
        #expect(error?.description == "'\(folder.path)' is not in the work tree of a git repository")
    }
}
