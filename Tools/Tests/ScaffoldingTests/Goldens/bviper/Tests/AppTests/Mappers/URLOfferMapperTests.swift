import Testing

@testable import App

@Suite("URLOfferMapper")
struct URLOfferMapperTests {
    @Test("makes an entity of what is whole")
    func whole() throws {
        #expect(try URLOfferMapper.entity(of: URLOfferDTO(id: "some text", note: "some text", count: 42)) == .sample)
    }

    @Test("names what is missing: id")
    func lacksId() {
        #expect(throws: URLOfferMapper.Missing(field: "id")) {
            try URLOfferMapper.entity(
                of: URLOfferDTO(id: nil, note: "some text", count: 42))
        }
    }

    @Test("names what is missing: count")
    func lacksCount() {
        #expect(throws: URLOfferMapper.Missing(field: "count")) {
            try URLOfferMapper.entity(
                of: URLOfferDTO(id: "some text", note: "some text", count: nil))
        }
    }
}
