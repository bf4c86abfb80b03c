import Foundation

/// Other libraries at the same cases: programs outside of this repository, run in turn with ours.
///
/// Each executable in the folder that `SCAENA_PEERS` names is one peer. It prints a line for each case that it takes part
/// in: the case's name as in our table, a tab, and nanoseconds.
struct Peers {
    private let programs: [URL]

    init(environment: [String: String]) {
        guard let folder = environment["SCAENA_PEERS"] else {
            programs = []
            return
        }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        programs = files.sorted().map { URL(fileURLWithPath: folder).appendingPathComponent($0) }.filter {
            FileManager.default.isExecutableFile(atPath: $0.path)
                && (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
        }
    }

    var names: [String] { programs.map(\.lastPathComponent) }

    /// Runs each peer once.
    ///
    /// - Returns: Nanoseconds by peer and case.
    func run() throws -> [String: [String: Double]] {
        var results: [String: [String: Double]] = [:]
        for program in programs {
            let process = Process()
            let output = Pipe()
            process.executableURL = program
            process.standardOutput = output
            try process.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: "\t")
                guard parts.count == 2, let nanoseconds = Double(parts[1]) else { continue }
                results[program.lastPathComponent, default: [:]][String(parts[0])] = nanoseconds
            }
        }
        return results
    }
}
