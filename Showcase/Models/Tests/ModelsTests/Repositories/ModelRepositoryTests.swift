import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@testable import Models

@MainActor
@Suite("DefaultModelRepository")
struct DefaultModelRepositoryTests {
    private let transport = StubTransport()

    private func makeRepository() throws -> DefaultModelRepository {
        let address = try #require(URL(string: "http://api.example"))
        return DefaultModelRepository(provider: HTTPProvider(baseURL: address, transport: transport))
    }

    @Test("asks the server, and hands on its answer: fetch models")
    func fetchModels() async throws {
        let answer: [Model] = [Model.sample]
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/models", json: "{\"data\":" + json + "}")
        let found = try await makeRepository().fetchModels()
        #expect(found == answer)
        #expect(transport.requests.map(\.method.rawValue) == ["GET"])
    }

    @Test("hands on what went wrong: fetch models")
    func fetchModelsFails() async throws {
        transport.answer("/models", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeRepository().fetchModels()
        }
    }

    @Test("asks the server, and hands on its answer: fetch model")
    func fetchModel() async throws {
        let answer: Model = Model.sample
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/models/\("some text")", json: "{\"data\":" + json + "}")
        let found = try await makeRepository().fetchModel(id: "some text")
        #expect(found == answer)
        #expect(transport.requests.map(\.method.rawValue) == ["GET"])
    }

    @Test("hands on what went wrong: fetch model")
    func fetchModelFails() async throws {
        transport.answer("/models/\("some text")", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeRepository().fetchModel(id: "some text")
        }
    }

    @Test("asks the server, and hands on its answer: add model")
    func addModel() async throws {
        let answer: Model = Model.sample
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/models", json: "{\"data\":" + json + "}")
        let found = try await makeRepository().addModel(name: "some text")
        #expect(found == answer)
        #expect(transport.requests.map(\.method.rawValue) == ["POST"])
    }

    @Test("hands on what went wrong: add model")
    func addModelFails() async throws {
        transport.answer("/models", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeRepository().addModel(name: "some text")
        }
    }
}
