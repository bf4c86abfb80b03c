import Foundation
import ScaenaData
import ScaenaKit
import ScaenaTesting
import Testing

@testable import MVPCFSwift6Mode

@MainActor
@Suite("DefaultGadgetRepository")
struct DefaultGadgetRepositoryTests {
    private let transport = StubTransport()
    private let store = MemoryStore()

    private func makeRepository() throws -> DefaultGadgetRepository {
        let address = try #require(URL(string: "http://api.example"))
        return DefaultGadgetRepository(provider: HTTPProvider(baseURL: address, transport: transport), store: store)
    }

    @Test("asks the server, and hands on its answer: fetch gadgets")
    func fetchGadgets() async throws {
        let answer: [Gadget] = [Gadget.sample]
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/gadgets", json: json)
        let found = try await makeRepository().fetchGadgets()
        #expect(found == answer)
        #expect(transport.requests.map(\.method.rawValue) == ["GET"])
    }

    @Test("hands on what went wrong: fetch gadgets")
    func fetchGadgetsFails() async throws {
        transport.answer("/gadgets", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeRepository().fetchGadgets()
        }
    }

    @Test("hands on what the server said last where there is no network: fetch gadgets")
    func fetchGadgetsOffline() async throws {
        let answer: [Gadget] = [Gadget.sample]
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/gadgets", json: json)
        transport.fail("/gadgets", with: HTTPError.offline)
        _ = try await makeRepository().fetchGadgets()
        #expect(try await makeRepository().fetchGadgets() == answer)
    }

    @Test("asks the server, and hands on its answer: fetch gadget")
    func fetchGadget() async throws {
        let answer: Gadget = Gadget.sample
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/gadgets/\("some text")", json: "{\"data\":" + json + "}")
        let found = try await makeRepository().fetchGadget(id: "some text")
        #expect(found == answer)
        #expect(transport.requests.map(\.method.rawValue) == ["GET"])
    }

    @Test("hands on what went wrong: fetch gadget")
    func fetchGadgetFails() async throws {
        transport.answer("/gadgets/\("some text")", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeRepository().fetchGadget(id: "some text")
        }
    }

    @Test("asks the server, and hands on its answer: add gadget")
    func addGadget() async throws {
        let answer: Gadget = Gadget.sample
        let json = String(decoding: try ServerJSON.encoder().encode(answer), as: UTF8.self)
        transport.answer("/gadgets", json: json)
        let found = try await makeRepository().addGadget(name: "some text")
        #expect(found == answer)
        #expect(transport.requests.map(\.method.rawValue) == ["POST"])
    }

    @Test("hands on what went wrong: add gadget")
    func addGadgetFails() async throws {
        transport.answer("/gadgets", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeRepository().addGadget(name: "some text")
        }
    }

    @Test("asks the server, and hands on its answer: delete all gadgets")
    func deleteAllGadgets() async throws {
        transport.answer("/gadgets", status: 204)
        try await makeRepository().deleteAllGadgets()
        #expect(transport.requests.map(\.method.rawValue) == ["DELETE"])
    }

    @Test("hands on what went wrong: delete all gadgets")
    func deleteAllGadgetsFails() async throws {
        transport.answer("/gadgets", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeRepository().deleteAllGadgets()
        }
    }

    @Test("asks the server, and hands on its answer: delete gadget")
    func deleteGadget() async throws {
        transport.answer("/gadgets/\(Gadget.sample.id)", status: 204)
        try await makeRepository().deleteGadget(gadget: .sample)
        #expect(transport.requests.map(\.method.rawValue) == ["DELETE"])
    }

    @Test("hands on what went wrong: delete gadget")
    func deleteGadgetFails() async throws {
        transport.answer("/gadgets/\(Gadget.sample.id)", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeRepository().deleteGadget(gadget: .sample)
        }
    }

    @Test("asks the server, and hands on its answer: note gadget")
    func noteGadget() async throws {
        transport.answer("/notes", status: 204)
        try await makeRepository().noteGadget(name: "some text", note: "some text")
        #expect(transport.requests.map(\.method.rawValue) == ["POST"])
    }

    @Test("hands on what went wrong: note gadget")
    func noteGadgetFails() async throws {
        transport.answer("/notes", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeRepository().noteGadget(name: "some text", note: "some text")
        }
    }

    @Test("asks the server, and hands on its answer: price gadget")
    func priceGadget() async throws {
        transport.answer("/prices", status: 204)
        try await makeRepository().priceGadget(price: Decimal(42), count: 42)
        #expect(transport.requests.map(\.method.rawValue) == ["POST"])
    }

    @Test("hands on what went wrong: price gadget")
    func priceGadgetFails() async throws {
        transport.answer("/prices", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeRepository().priceGadget(price: Decimal(42), count: 42)
        }
    }

    @Test("asks the server, and hands on its answer: return gadget")
    func returnGadget() async throws {
        transport.answer("/loans/\(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))", status: 204)
        try await makeRepository().returnGadget(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))
        #expect(transport.requests.map(\.method.rawValue) == ["DELETE"])
    }

    @Test("hands on what went wrong: return gadget")
    func returnGadgetFails() async throws {
        transport.answer("/loans/\(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))", status: 500)
        await #expect(throws: HTTPError.self) {
            try await makeRepository().returnGadget(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))
        }
    }
}
