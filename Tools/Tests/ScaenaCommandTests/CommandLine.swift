import Foundation

/// The built command, as a person runs it.
struct CommandLineRun {
    let status: Int32
    let output: String
    let errors: String

    /// Runs `scaena`.
    ///
    /// - Parameters:
    ///   - arguments: the arguments after the command's name.
    ///   - folder: the current folder.
    ///   - environment: the variables beside those that are set already.
    ///   - asNobody: true if it must not have the rights of root, who may write everywhere.
    init(_ arguments: [String], in folder: String = "/", environment: [String: String] = [:], asNobody: Bool = false)
        throws
    {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        if asNobody, geteuid() == 0 {
            // From a copy, since nobody may not be able to read where this repository lies.
            let copy = URL(fileURLWithPath: folder).appendingPathComponent("scaena-copy")
            try FileManager.default.copyItem(at: Self.executable, to: copy)
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["setpriv", "--reuid=65534", "--clear-groups", copy.path] + arguments
        }
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        if !environment.isEmpty {
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        }
        process.standardInput = FileHandle.nullDevice
        // Files, since a pipe that nobody reads while the other is read would fill up.
        let streams = try ["output", "errors"].map { name in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-\(UUID())-\(name)")
            try Data().write(to: file)
            return file
        }
        defer { for stream in streams { try? FileManager.default.removeItem(at: stream) } }
        process.standardOutput = try FileHandle(forWritingTo: streams[0])
        process.standardError = try FileHandle(forWritingTo: streams[1])
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try String(contentsOf: streams[0], encoding: .utf8)
        errors = try String(contentsOf: streams[1], encoding: .utf8)
    }

    /// The executable that was built beside the tests: in the folder of the test bundle, or, where tests run in a helper,
    /// above it.
    static var executable: URL {
        let places = Bundle.allBundles.map(\.bundleURL) + [URL(fileURLWithPath: CommandLine.arguments[0])]
        let candidates = places.flatMap { place in
            [
                place.appendingPathComponent("scaena"),
                place.deletingLastPathComponent().appendingPathComponent("scaena"),
            ]
        }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
            ?? URL(fileURLWithPath: "scaena-is-not-built")
    }
}
