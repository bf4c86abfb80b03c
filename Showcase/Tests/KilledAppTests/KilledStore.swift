import Foundation
import ScaenaData
import ScaenaKit
import ScaenaSQLite

@testable import Models
@testable import Promotions
@testable import Snapp

/// Where an app keeps what is there again after it was killed, and how the app itself keeps a number there and reads it.
enum KilledStore: String, CaseIterable, Codable, Sendable {
    /// About of Snapp!, in SQLite.
    case about
    /// The models that were seen last, in SQLite.
    case models
    /// The promotions that are there offline, in SQLite.
    case promotions
    /// The sessions of Promotions, among the secrets.
    case session
    /// The choices of a user, in a file.
    case choices

    /// The number that was read was never kept.
    struct HalfWritten: Error {
        let store: KilledStore
        let found: String
    }

    /// Keeps a number as the app keeps its own values, and returns when that says that it is kept.
    @MainActor
    func keeper(in folder: URL) throws -> @MainActor (Int) async throws -> Void {
        switch self {
        case .about:
            let server = NumberServer()
            let manager = try aboutManager(in: folder, of: server)
            return { number in
                server.number = number
                try await manager.fetchAbout()
            }
        case .models:
            let repository = DefaultKeptModelRepository(store: try sqlite(in: folder))
            return { number in
                try await repository.keep(
                    (0..<20).map { Model(id: "\($0)", name: "\(number)", created: Date(timeIntervalSince1970: 0)) })
            }
        case .promotions:
            let server = NumberServer()
            try usePromotions(in: folder, of: server)
            return { number in
                server.number = number
                _ = try await PromotionBO.promotions()
            }
        case .session:
            let session = try session(in: folder)
            return { number in try await session.keep(Self.text(number)) }
        case .choices:
            let choices = Preferences(in: try choices(in: folder)) { preconditionFailure("\($0)") }
            return { number in choices[Self.choice] = Self.text(number) }
        }
    }

    /// The number that is kept, as the app reads it when it is opened again; `nil` where there is none.
    ///
    /// - Throws: ``HalfWritten``, and what the store throws.
    @MainActor
    func kept(in folder: URL) async throws -> Int? {
        switch self {
        case .about:
            let about = await (try aboutManager(in: folder, of: NumberServer())).lastAbout()
            return try about.map { try one(of: [$0.text]) }
        case .models:
            let models = try await DefaultKeptModelRepository(store: try sqlite(in: folder)).models()
            return models.isEmpty ? nil : try one(of: models.map(\.name), count: 20)
        case .promotions:
            let server = NumberServer()
            server.isAway = true
            try usePromotions(in: folder, of: server)
            do {
                throw HalfWritten(store: self, found: "\(try await PromotionBO.promotions())")
            } catch let offline as PromotionBO.Offline {
                return try one(of: offline.promotions.map(\.title), count: 20)
            } catch is HTTPError {
                return nil
            }
        case .session:
            return try (try session(in: folder)).token.currentValue.map {
                try one(of: $0.split(separator: " ").map(String.init), count: 20)
            }
        case .choices:
            let text = Preferences(in: try choices(in: folder))[Self.choice]
            return text.isEmpty ? nil : try one(of: text.split(separator: " ").map(String.init), count: 20)
        }
    }

    // MARK: The stores

    private func sqlite(in folder: URL) throws -> SQLiteStore {
        try SQLiteStore(path: folder.appendingPathComponent("app.sqlite").path)
    }

    @MainActor
    private func aboutManager(in folder: URL, of server: NumberServer) throws -> AboutManager {
        AboutManager(
            provider: HTTPProvider(baseURL: NumberServer.address, transport: server), store: try sqlite(in: folder),
            dispatcher: Dispatcher())
    }

    @MainActor
    private func usePromotions(in folder: URL, of server: NumberServer) throws {
        let secrets = MemorySecrets()
        secrets.setSecret(Data("token".utf8), "token")
        AppParts(api: NumberServer.address, transport: server, store: try sqlite(in: folder), secrets: secrets).use()
    }

    @MainActor
    private func session(in folder: URL) throws -> SessionStore {
        SessionStore(secrets: try FileSecrets(folder: folder.appendingPathComponent("secrets")))
    }

    private static let choice = PreferenceKey("choice", standard: "")

    private func choices(in folder: URL) throws -> FileKeyValueStore {
        try FileKeyValueStore(file: folder.appendingPathComponent("choices.json"))
    }

    /// A number often enough that a half of it is seen.
    private static func text(_ number: Int) -> String { (0..<20).map { _ in "\(number)" }.joined(separator: " ") }

    /// The number that all of them are.
    private func one(of texts: [String], count: Int = 1) throws -> Int {
        guard texts.count == count, Set(texts).count == 1, let number = texts.first.flatMap({ Int($0) }) else {
            throw HalfWritten(store: self, found: texts.joined(separator: ", "))
        }
        return number
    }
}
