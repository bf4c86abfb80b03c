import Dispatch
import Foundation

/// One way to do some work, which may wait.
struct AsyncContestant {
    let name: String
    let run: (Int) async throws -> Void
}

/// Measures side by side, in turn, so that whatever else the machine does meets all alike.
enum Rounds {
    /// Prints a line for each contestant: how often a second, and in relation to the first, by the clock and in processor time,
    /// which a busy machine changes less.
    static func measure(
        _ title: String, count: Int, rounds: Int = 9, _ contestants: [AsyncContestant]
    ) async throws {
        var seconds = contestants.map { _ in [Double]() }
        var processor = seconds
        for contestant in contestants { try await contestant.run(max(1, count / 10)) }
        for _ in 0..<rounds {
            for (index, contestant) in contestants.enumerated() {
                let start = DispatchTime.now().uptimeNanoseconds
                let processorStart = processorSeconds()
                try await contestant.run(count)
                processor[index].append(processorSeconds() - processorStart)
                seconds[index].append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
            }
        }
        print(title)
        let medians = seconds.map { $0.sorted()[rounds / 2] }
        let processorMedians = processor.map { $0.sorted()[rounds / 2] }
        for (index, contestant) in contestants.enumerated() {
            let name = contestant.name.padding(toLength: 36, withPad: " ", startingAt: 0)
            let each = medians[index] / Double(count)
            print(
                String(
                    format: "  %@ %12.0f a second %12.0f ns each %6.2f × the first %6.2f × in processor time", name,
                    1 / each,
                    each * 1e9, medians[index] / medians[0], processorMedians[index] / processorMedians[0]))
        }
    }

    /// The processor time of all threads of the process so far.
    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The process's memory, in bytes.
    static func residentMemory() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// The most memory that the process had since the peak was forgotten, in bytes; `nil` where the system does not say.
    static func peakMemory() -> Int? {
        let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = text?.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
        return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }.map { $0 * 1024 }
    }

    /// Begins the peak anew, where it is.
    static func forgetPeakMemory() {
        try? FileHandle(forWritingTo: URL(fileURLWithPath: "/proc/self/clear_refs")).write(contentsOf: Data("5".utf8))
    }
}
