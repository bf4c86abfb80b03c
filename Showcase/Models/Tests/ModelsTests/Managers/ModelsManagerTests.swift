import Foundation
import ScaenaData
import Testing

@testable import Models

@MainActor
@Suite("DefaultModelsManager")
struct DefaultModelsManagerTests {
    private static let other = Model(id: "other", name: "Other", created: Date(timeIntervalSince1970: 0))
    private static let away = HTTPError.offline

    private let repository = ModelRepositoryMock()
    private let keptRepository = KeptModelRepositoryMock()
    private let manager: DefaultModelsManager

    init() {
        manager = DefaultModelsManager(repository: repository, keptRepository: keptRepository)
        repository.fetchModelsHandler = { [.sample] }
        repository.fetchModelIdHandler = { _ in .sample }
        repository.addModelNameHandler = { _ in Self.other }
        keptRepository.modelsHandler = { [Self.other] }
        keptRepository.keep_Handler = { _ in }
    }

    @Test("tells what the server has, and keeps it")
    func refreshes() async throws {
        try await manager.refresh()
        #expect(manager.all.value == [.sample])
        #expect(keptRepository.calls.contains(.keep([.sample])))
    }

    @Test("tells what was kept until the server answers, and while it is out of reach")
    func showsKept() async throws {
        repository.fetchModelsHandler = { throw Self.away }
        try await manager.refresh()
        #expect(manager.all.value == [Self.other])
    }

    @Test("says what went wrong where there is nothing to show, and where the server refuses")
    func tellsFailures() async throws {
        keptRepository.modelsHandler = { throw Self.away }
        repository.fetchModelsHandler = { throw Self.away }
        await #expect(throws: HTTPError.self) { try await manager.refresh() }
        keptRepository.modelsHandler = { [Self.other] }
        let url = try #require(URL(string: "http://api.example"))
        repository.fetchModelsHandler = { throw HTTPError.status(500, url, body: Data()) }
        await #expect(throws: HTTPError.self) { try await manager.refresh() }
        #expect(manager.all.value == [Self.other])
    }

    @Test("shows what the server has even where it cannot be kept")
    func storeFails() async throws {
        keptRepository.keep_Handler = { _ in throw Self.away }
        try await manager.refresh()
        #expect(manager.all.value == [.sample])
    }

    @Test("opens a model that was kept where the server is out of reach, and no other")
    func opensKept() async throws {
        #expect(try await manager.model(id: "1") == .sample)
        repository.fetchModelIdHandler = { _ in throw Self.away }
        #expect(try await manager.model(id: "other") == Self.other)
        await #expect(throws: HTTPError.self) { try await manager.model(id: "nobody") }
    }

    @Test("tells everybody of a new model, once")
    func adds() async throws {
        try await manager.refresh()
        #expect(try await manager.addModel(name: "Other") == Self.other)
        #expect(manager.all.value == [.sample, Self.other])
        _ = try await manager.addModel(name: "Other")
        #expect(manager.all.value == [.sample, Self.other])
    }
}
