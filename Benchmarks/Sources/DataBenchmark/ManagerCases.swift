import Foundation
import Measuring
import ScaenaData

/// A cached model beside a dictionary.
enum ManagerCases {
    private final class Guarded: @unchecked Sendable {
        private let lock = NSLock()
        private var values: [Int: String]

        init(_ values: [Int: String]) { self.values = values }

        func value(_ key: Int) -> String? {
            lock.lock()
            defer { lock.unlock() }
            return values[key]
        }
    }

    static func run() async throws {
        let values = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, "\($0)") })
        let guarded = Guarded(values)
        let manager = ModelManager<Int, String>("text", ages: ModelAges(fresh: .infinity), fetch: { "\($0)" })
        // Whose models have an age, so that each reading asks what time it is.
        let aging = ModelManager<Int, String>("aging text", fetch: { "\($0)" })
        for (key, value) in values {
            await manager.set(value, for: key)
            await aging.set(value, for: key)
        }
        try await Rounds.measure(
            "Reads of a cached model", count: 100_000,
            [
                AsyncContestant(name: "a dictionary") { count in
                    for index in 0..<count { use(values[index % 100]?.utf8.count ?? 0) }
                },
                AsyncContestant(name: "a dictionary behind a lock") { count in
                    for index in 0..<count { use(guarded.value(index % 100)?.utf8.count ?? 0) }
                },
                AsyncContestant(name: "modelInMemory(for:)") { count in
                    for index in 0..<count { use(manager.modelInMemory(for: index % 100)?.utf8.count ?? 0) }
                },
                AsyncContestant(name: "await model(for:)") { count in
                    for index in 0..<count { use(try await manager.model(for: index % 100).utf8.count) }
                },
                AsyncContestant(name: "await model(for:), which ages") { count in
                    for index in 0..<count { use(try await aging.model(for: index % 100).utf8.count) }
                },
            ])
    }
}
