import Foundation
import ScaenaData

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The provider beside bare URLSession, over loopback, with the same decoding.
enum HTTPCases {
    private struct Ride: Decodable, Sendable {
        let id: Int
        let seats: Int
        let note: String
    }

    private struct Answer: Decodable, Sendable {
        let data: Ride
    }

    static func run() async throws {
        let server = try KeepAliveServer(json: #"{"data":{"id":7,"seats":2,"note":"by the door"}}"#)
        let url = server.url.appendingPathComponent("rides/7")
        let session = URLSession(configuration: .ephemeral)
        let provider = HTTPProvider(baseURL: server.url)
        let complete = HTTPProvider(
            baseURL: server.url, tokens: BearerTokens("token") { _ in "token" }, retry: .standard,
            log: HTTPLog { _ in })

        @Sendable func bare() async throws {
            let data: Data = try await withCheckedThrowingContinuation { continuation in
                session.dataTask(with: URLRequest(url: url)) { data, _, error in
                    if let data {
                        continuation.resume(returning: data)
                    } else if let error {
                        continuation.resume(throwing: error)
                    }
                }.resume()
            }
            _ = try JSONDecoder().decode(Answer.self, from: data)
        }
        @Sendable func ours() async throws {
            _ = try await provider.value(of: .get("/rides/7"), at: "data", as: Ride.self)
        }
        @Sendable func all() async throws {
            _ = try await complete.value(of: .get("/rides/7"), at: "data", as: Ride.self)
        }

        for parallel in [1, 8] {
            try await Rounds.measure(
                "Requests on loopback, \(parallel) at once", count: 800,
                [
                    AsyncContestant(name: "bare URLSession") { try await many($0, parallel, bare) },
                    AsyncContestant(name: "HTTPProvider") { try await many($0, parallel, ours) },
                    AsyncContestant(name: "with token, retry and log") { try await many($0, parallel, all) },
                ])
        }
        for (name, request) in [("bare URLSession", bare), ("HTTPProvider", ours)]
            as [(String, @Sendable () async throws -> Void)]
        {
            let before = Rounds.residentMemory()
            try await many(4000, 8, request)
            let growth = Double(Rounds.residentMemory() - before) / 4000
            print(String(format: "  memory that stays, %@: %.0f bytes a request over 4,000", name, growth))
        }
        try await measurePeaks(bare: bare, ours: ours)
        session.invalidateAndCancel()
    }

    /// Measures the rise of memory while many requests are under way, for each of them.
    private static func measurePeaks(
        bare: @escaping @Sendable () async throws -> Void, ours: @escaping @Sendable () async throws -> Void
    ) async throws {
        let parallel = 200
        // The first round makes room that the others find.
        for round in 0..<3 {
            for (name, request) in [("bare URLSession", bare), ("HTTPProvider", ours)] {
                Rounds.forgetPeakMemory()
                let before = Rounds.residentMemory()
                try await many(parallel * 5, parallel, request)
                guard round > 0, let peak = Rounds.peakMemory() else { continue }
                let each = Double(peak - before) / Double(parallel)
                print(
                    String(format: "  memory at the peak of %d at once, %@: %.0f bytes a request", parallel, name, each)
                )
            }
        }
    }

    private static func many(
        _ count: Int, _ parallel: Int, _ request: @escaping @Sendable () async throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<parallel {
                group.addTask { for _ in 0..<(max(1, count / parallel)) { try await request() } }
            }
            try await group.waitForAll()
        }
    }
}
