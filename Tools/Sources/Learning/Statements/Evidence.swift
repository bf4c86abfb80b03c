/// The count of something, of the times that it could be: 84 of 91.
package struct Evidence: Sendable, Hashable, CustomStringConvertible {
    /// The number of times that it is so.
    package var count: Int
    /// The number of times that it could be.
    package var total: Int

    /// Makes evidence.
    ///
    /// - Parameters:
    ///   - count: The number of times that it is so.
    ///   - total: The number of times that it could be.
    package init(_ count: Int, of total: Int) {
        self.count = count
        self.total = total
    }

    /// The share, between 0 and 1; 0 where nothing could be.
    package var share: Double { total == 0 ? 0 : Double(count) / Double(total) }

    /// The share in per cent, cut off, since nothing short of all is 100 %: `97 %`.
    package var percent: String { total == 0 ? "–" : "\(count * 100 / total) %" }

    /// True if this leaves no doubt: four of five, and more than one.
    package var isSure: Bool { share >= 0.8 && count > 1 }

    /// True if so nearly all are so that one which is not is worth telling: nine of ten, and more than one of a few.
    package var isNearlyAll: Bool { share >= 0.9 && Double(count + 1) / Double(total + 2) >= 0.8 }

    /// True if so few are otherwise that each of them is worth telling: two, or one of twenty. More of them are another habit.
    package var isAlwaysBut: Bool { isNearlyAll && total - count <= max(2, total / 20) }

    /// As it is told: `84 of 91`.
    package var description: String { "\(count) of \(total)" }
}

/// Something that was learned, and how often it is so.
package struct Learned<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value that was learned.
    package var value: Value
    /// The number of times that it is so.
    package var evidence: Evidence

    /// Makes something learned.
    ///
    /// - Parameters:
    ///   - value: The value that was learned.
    ///   - evidence: The number of times that it is so.
    package init(_ value: Value, _ evidence: Evidence) {
        self.value = value
        self.evidence = evidence
    }
}

/// Counts what is said of the same thing, to find what is mostly so.
struct Tally<Value: Hashable & Sendable & Comparable> {
    private(set) var counts: [Value: Int] = [:]
    private(set) var total = 0

    /// Notes a value.
    mutating func add(_ value: Value) {
        counts[value, default: 0] += 1
        total += 1
    }

    /// Takes back a value that was noted.
    mutating func remove(_ value: Value) {
        guard let count = counts[value] else { return }
        counts[value] = count > 1 ? count - 1 : nil
        total -= 1
    }

    /// The value that was noted most often; of equals, the first in order.
    var most: Learned<Value>? {
        counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { Learned($0.key, Evidence($0.value, of: total)) }
    }
}

extension Evidence {
    /// The same of no more units than lie in a folder: who says where it is says that, too.
    func within(_ folders: [String], below place: String) -> Evidence {
        Evidence(min(count, folders.count { $0 == place || $0.hasPrefix(place + "/") }), of: total)
    }
}
