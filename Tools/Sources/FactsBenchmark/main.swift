import Foundation
import Learning
import SourceModel
import SwiftParser

// What facts cost beside a bare parse of the same files on the same threads, and beside listing, reading and hashing.
// Times are processor time of all threads, since those of the clock say what else the machine does.

func processorMilliseconds() -> Double { Double(clock()) * 1_000 / Double(CLOCKS_PER_SEC) }

/// The least time that a piece of work took: what else the machine does can only add to it.
struct Measured<Result> {
    var result: Result
    var milliseconds: Double

    mutating func again(_ work: () -> Result) {
        let next = measure(work)
        result = next.result
        milliseconds = min(milliseconds, next.milliseconds)
    }
}

func measure<Result>(_ work: () -> Result) -> Measured<Result> {
    let start = processorMilliseconds()
    let result = work()
    return Measured(result: result, milliseconds: processorMilliseconds() - start)
}

let folder = CommandLine.arguments.dropFirst().first ?? "."
let environment = ProcessInfo.processInfo.environment
let jobs = environment["JOBS"].flatMap { Int($0) } ?? Workers.processorCount
let cache = FileManager.default.temporaryDirectory.appendingPathComponent("facts-\(UUID().uuidString).bin").path
defer { try? FileManager.default.removeItem(atPath: cache) }

func facts() -> SourceFacts {
    SourceFacts(SourceFileList(paths: [folder]), memory: .init(path: cache, toolVersion: "benchmark"), jobs: jobs)
}

let paths = SourceFileList(paths: [folder]).files
let oneMore = FileManager.default.temporaryDirectory.appendingPathComponent("facts-\(UUID().uuidString).swift").path
defer { try? FileManager.default.removeItem(atPath: oneMore) }

/// Ends before the measures, and leaves nothing behind.
func leave() -> Never {
    try? FileManager.default.removeItem(atPath: cache)
    try? FileManager.default.removeItem(atPath: oneMore)
    exit(0)
}

/// A file of the usual size with a content that no other has.
func writeOneMore() throws {
    let sizes = paths.map { ($0, (try? FileBytes.read($0))?.bytes.count ?? 0) }.sorted { $0.1 < $1.1 }
    let usual = sizes.isEmpty ? "" : try String(contentsOfFile: sizes[sizes.count / 2].0, encoding: .utf8)
    try (usual + "\n// \(UUID())\n").write(toFile: oneMore, atomically: true, encoding: .utf8)
}
try writeOneMore()

/// The most memory that the process had until now, in mebibytes; 0 where the system does not tell.
func peakMebibytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1_024
}

func look() {
    let paths = SourceFileList(paths: [folder]).files
    Workers.run(paths.count, jobs: jobs) { index in
        guard let file = try? FileBytes.read(paths[index]) else { return }
        withExtendedLifetime(file) { _ = ContentKey(file.bytes) }
    }
}

func parse() {
    Workers.run(paths.count, jobs: jobs) { index in
        guard let file = try? FileBytes.read(paths[index]) else { return }
        withExtendedLifetime(file) { _ = Parser.parse(source: file.bytes.bindMemory(to: UInt8.self)) }
    }
}

func coldFacts() -> SourceFacts {
    try? FileManager.default.removeItem(atPath: cache)
    return facts()
}

/// The facts where one file has another content than in the run before, a file of the usual size.
func changedFacts() -> SourceFacts {
    SourceFacts(
        SourceFileList(paths: [folder, oneMore]), memory: .init(path: cache, toolVersion: "benchmark"), jobs: jobs)
}

// FACTS=FILE writes the facts of all files as JSON instead, a line each, to be compared with those of another build.
if let target = environment["FACTS"] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let read = facts()
    var lines = Data()
    for index in read.files.indices {
        lines += try encoder.encode(read.facts(of: index))
        lines.append(UInt8(ascii: "\n"))
    }
    for note in read.notes { lines += Data("\(note.path): \(note.text)\n".utf8) }
    try lines.write(to: URL(fileURLWithPath: target))
    leave()
}

// FUZZ=SECONDS reads files of the app that were mutated, until the time is over. A crash is a crash.
if let seconds = environment["FUZZ"].flatMap({ Double($0) }) {
    let room = FileManager.default.temporaryDirectory.appendingPathComponent("facts-fuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    var random = SystemRandomNumberGenerator()
    let end = Date().addingTimeInterval(seconds)
    var read = 0
    var leftOut = 0
    var slowest = 0.0
    let pieces =
        "[({<\"\\/#@`?!&|~:;,.)}]>\n".utf8.map { [$0] }
        + ["/*", "\"\"\"", "\\(", "#if A\n", "#endif", "if x {"].map { Array($0.utf8) }
    while Date() < end {
        for number in 0..<64 {
            guard let path = paths.randomElement(using: &random), let file = try? FileBytes.read(path) else { continue }
            var bytes = withExtendedLifetime(file) { Array(file.bytes.prefix(60_000)) }
            for _ in 0..<Int.random(in: 1...12, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let piece = pieces.randomElement(using: &random) ?? []
                switch Int.random(in: 0..<6, using: &random) {
                case 0: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...200, using: &random)))
                case 1: bytes.insert(contentsOf: piece, at: place)
                case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 3: bytes.append(contentsOf: bytes[place..<min(bytes.count, place + 400)])
                case 4:
                    bytes.insert(
                        contentsOf: repeatElement(piece, count: Int.random(in: 2...300, using: &random)).joined(),
                        at: place)
                default: bytes.removeLast(bytes.count - place)
                }
            }
            try Data(bytes).write(to: room.appendingPathComponent("\(number).swift"))
        }
        let start = Date()
        let facts = SourceFacts(SourceFileList(paths: [room.path]), jobs: jobs)
        slowest = max(slowest, Date().timeIntervalSince(start))
        for index in facts.files.indices { _ = facts.facts(of: index) }
        read += facts.files.count
        leftOut += facts.notes.count
    }
    print("\(read) mutated files read, \(leftOut) left out with a note, no crash; 64 of them took \(slowest) s at most")
    try? FileManager.default.removeItem(at: room)
    leave()
}

// ONLY=cold and its like do one thing alone, for a profiler.
if let only = environment["ONLY"] {
    for _ in 0..<(environment["ROUNDS"].flatMap { Int($0) } ?? 3) {
        switch only {
        case "look": print(measure(look).milliseconds)
        case "parse": print(measure(parse).milliseconds)
        case "cold": print(measure(coldFacts).milliseconds)
        case "warm": print(measure(facts).milliseconds)
        case "decode":
            let read = facts()
            for selection: FactSelection in [.all, [.members, .bodies], .members, .headers] {
                print(measure { read.map(selection, jobs: jobs) { $1.types.count } }.milliseconds)
            }
        case "learn":
            let read = facts()
            print(measure { AppLearning(read, jobs: jobs) }.milliseconds)
        default: break
        }
    }
    leave()
}

// In turn, so that what else the machine does meets all alike.
let rounds = 3
var looked = measure(look)
var bare = measure(parse)
let bareMemory = peakMebibytes()
var cold = measure(coldFacts)
let coldMemory = peakMebibytes()
for _ in 1..<rounds {
    looked.again(look)
    bare.again(parse)
    cold.again(coldFacts)
}
var warm = measure(facts)
var changed = measure(changedFacts)
for _ in 1..<rounds {
    looked.again(look)
    _ = facts()
    warm.again(facts)
    try writeOneMore()
    changed.again(changedFacts)
}
let learned = measure { AppLearning(warm.result) }

func line(_ name: String, _ milliseconds: Double, _ base: Double, _ limit: String) {
    let ratio = String(format: "%.2f", milliseconds / base)
    print("\(name)\t\(Int(milliseconds.rounded())) ms\t\(ratio) (limit \(limit))")
}

print("\(paths.count) files, \(jobs) threads, processor time, the least of \(rounds)")
print("list + read + hash\t\(Int(looked.milliseconds.rounded())) ms")
print("bare parse\t\(Int(bare.milliseconds.rounded())) ms")
line("facts, cold", cold.milliseconds, bare.milliseconds, "1.5 of the bare parse")
line("facts, nothing changed", warm.milliseconds, looked.milliseconds, "2 of list + read + hash")
line("facts, one file changed", changed.milliseconds, looked.milliseconds, "3 of list + read + hash")
if coldMemory > 0 { print("memory at most\t\(coldMemory) MiB\t(limit 150 MiB), of the bare parse \(bareMemory) MiB") }
print("learning from them\t\(Int(learned.milliseconds.rounded())) ms\t(limit 200 ms)")
if warm.result.parsedCount != 0 { print("the second run parsed \(warm.result.parsedCount) files again") }
if changed.result.parsedCount != 1 {
    print("the third run parsed \(changed.result.parsedCount) files, and one had changed")
}
