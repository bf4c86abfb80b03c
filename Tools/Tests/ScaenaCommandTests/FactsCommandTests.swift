import Foundation
import Testing

@Suite("scaena facts")
struct FactsCommandTests {
    private func folder(_ files: [String: String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scaena-facts-\(UUID())")
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder
    }

    @Test("shows a file alone, and what its names mean in the whole app")
    func shows() throws {
        let folder = try folder([
            "App/Sources/A.swift": "import UIKit\nclass A: Base {}\nclass B: UIView {}",
            "App/Sources/Base.swift": "class Base {}\nextension A { func more() {} }",
            "Broken.swift": "class C {",
            "scaena.yml": "modules:\n  Main: App/Sources\n",
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let alone = try CommandLineRun(["facts", "App/Sources/A.swift"], in: folder.path)
        #expect(alone.status == 0 && alone.output.contains("\"path\" : \"UIKit\""))
        let meant = try CommandLineRun(["facts", "App/Sources/A.swift", "--among", "."], in: folder.path)
        #expect(meant.status == 0 && meant.errors.isEmpty)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(meant.output.utf8)) as? [String: Any])
        #expect(json["modules"] as? [String] == ["Main"])
        let types = try #require(json["types"] as? [[String: Any]])
        #expect(types.map { $0["name"] as? String } == ["A", "B"])
        #expect((types[0]["extensions"] as? [Any])?.count == 1 && types[0]["members"] as? Int == 1)
        let parents = types.map { (($0["inherits"] as? [[String: Any]])?.first)?["is"] as? String }
        #expect(parents == ["type", "outside"])
    }

    @Test("of what cannot be read it says why, and the rest is read")
    func unreadable() throws {
        let folder = try folder(["A.swift": "class A {}", "B.swift": "class B {}"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let secret = folder.appendingPathComponent("B.swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: secret)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
        let run = try CommandLineRun(["facts", "A.swift", "--among", "."], in: folder.path, asNobody: true)
        #expect(run.status == 0)
        #expect(run.errors == "note: \(secret): cannot be read: Permission denied\n")
        #expect(run.output.contains("\"name\" : \"A\""))
        let missing = try CommandLineRun(["facts", "none.swift"], in: folder.path)
        #expect(missing.status == 66 && missing.errors == "error: none.swift: no such file or folder\n")
        let whole = try CommandLineRun(["facts", "."], in: folder.path)
        #expect(whole.status == 64)
    }

    @Test("two processes at once leave one whole cache behind")
    func twoProcesses() throws {
        var files: [String: String] = [:]
        for number in 0..<40 {
            files["App/S\(number)/S\(number)View.swift"] = "class S\(number)View { let p: S\(number)Presenter? = nil }"
            files["App/S\(number)/S\(number)Presenter.swift"] =
                "class S\(number)Presenter { weak var v: S\(number)View? }"
        }
        let folder = try folder(files)
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache = folder.appendingPathComponent("cache")
        func start() throws -> (Process, Pipe) {
            let process = Process()
            process.executableURL = CommandLineRun.executable
            process.arguments = ["learn", "App", "--dry-run"]
            process.currentDirectoryURL = folder
            process.environment = ProcessInfo.processInfo.environment.merging(["SCAENA_CACHE": cache.path]) { $1 }
            process.standardInput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            let output = Pipe()
            process.standardOutput = output
            try process.run()
            return (process, output)
        }
        func end(_ run: (Process, Pipe)) throws -> String {
            let text = try run.1.fileHandleForReading.readToEnd() ?? Data()
            run.0.waitUntilExit()
            return "\(run.0.terminationStatus) \(String(decoding: text, as: UTF8.self))"
        }
        let running = [try start(), try start()]
        let told = try running.map { try end($0) }
        #expect(told[0] == told[1])
        let left = try FileManager.default.contentsOfDirectory(atPath: cache.path)
        #expect(left.count == 1 && left[0].hasPrefix("facts-"))
        let bytes = try Data(contentsOf: cache.appendingPathComponent(left[0]))
        // The third takes what they left, and has nothing to add.
        #expect(try end(try start()) == told[0])
        #expect(try Data(contentsOf: cache.appendingPathComponent(left[0])) == bytes)
    }
}
