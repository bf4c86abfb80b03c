import Foundation
import TemporaryFolders
import Testing

/// A project for the tests of `scaena check`, and git in it.
extension TemporaryFolder {
    /// Writes scenes.
    ///
    /// - Parameters:
    ///   - architecture: Their architecture.
    ///   - names: Their names.
    ///   - place: The folder that they are put into.
    func scaffold(
        _ architecture: String = "viper", names: [String] = ["Login"], into place: String = "Sources/App"
    ) throws {
        for name in names {
            let arguments = ["new", "scene", name, "--architecture", architecture, "--into", place]
            let run = try CommandLineRun(arguments + ["--runtime", "none", "--no-tests"], in: path)
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    /// Runs git.
    func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", path, "-c", "user.name=a", "-c", "user.email=a@b"] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(arguments)")
    }
}
