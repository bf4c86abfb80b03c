import AllocationCount
import Dispatch

/// One way to do some work: the case's name, and the work done so many times over.
@MainActor
public struct Contestant {
    /// The name of the measured contestant, as in `plain Swift` or a library's name.
    public let name: String

    let run: @MainActor (Int) -> Void

    /// One way to do some work.
    ///
    /// - Parameters:
    ///   - name: The measured contestant's name.
    ///   - run: Does the work as many times as it is told.
    public init(_ name: String, _ run: @escaping @MainActor (Int) -> Void) {
        self.name = name
        self.run = run
    }
}

/// The result of a measurement.
public struct Timing: Sendable {
    /// The name of the measured contestant.
    public let name: String
    /// Nanoseconds for each time, the median of all samples.
    public let nanoseconds: Double
    /// Blocks allocated for each time; `nil` where that cannot be counted.
    public let allocations: Double?
}

/// Measures side by side: one sample of each in turn, so that whatever else the machine does meets all alike.
@MainActor
public enum Stopwatch {
    /// Measures contestants at the same work.
    ///
    /// - Parameters:
    ///   - contestants: The contestants to measure.
    ///   - samples: The number of samples of each that are taken.
    ///   - milliseconds: About how long one sample takes.
    /// - Returns: One measurement each, in the same order.
    public static func measure(
        _ contestants: [Contestant], samples: Int = 151, milliseconds: Double = 0.5
    ) -> [Timing] {
        let counts = contestants.map { contestant in
            contestant.run(10)
            var count = 10
            while true {
                let time = nanoseconds(of: contestant, count)
                if time > milliseconds * 1e6 / 4 {
                    return max(1, Int(Double(count) * milliseconds * 1e6 / time))
                }
                count *= 4
            }
        }
        var times = contestants.map { _ in [Double]() }
        var allocations = contestants.map { _ in 0.0 }
        for _ in 0..<samples {
            for (index, contestant) in contestants.enumerated() {
                let before = allocation_count()
                times[index].append(nanoseconds(of: contestant, counts[index]) / Double(counts[index]))
                allocations[index] = Double(allocation_count() - before) / Double(counts[index])
            }
        }
        return contestants.indices.map { index in
            Timing(
                name: contestants[index].name, nanoseconds: times[index].sorted()[samples / 2],
                allocations: allocations_are_counted() == 0 ? nil : allocations[index])
        }
    }

    private static func nanoseconds(of contestant: Contestant, _ count: Int) -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        contestant.run(count)
        return Double(DispatchTime.now().uptimeNanoseconds - start)
    }
}
