import Foundation
import ScaenaData
import Testing

@testable import BVIPERSwift6Mode

@Suite("PromotionMapper")
struct PromotionMapperTests {
    @Test("makes an entity of what is whole")
    func whole() throws {
        #expect(try PromotionMapper.entity(of: PromotionDTO(id: "some text", name: "some text")) == .sample)
    }

    @Test("names what is missing: id")
    func lacksId() {
        #expect(throws: PromotionMapper.Missing(field: "id")) {
            try PromotionMapper.entity(
                of: PromotionDTO(id: nil, name: "some text"))
        }
    }

    @Test("names what is missing: name")
    func lacksName() {
        #expect(throws: PromotionMapper.Missing(field: "name")) {
            try PromotionMapper.entity(
                of: PromotionDTO(id: "some text", name: nil))
        }
    }

    @Test("makes an entity of JSON as servers write it")
    func isReadFromServers() throws {
        let json = """
            {
                "id": "some text",
                "name": "some text"
            }
            """
        let dto = try ServerJSON.decoder().decode(PromotionDTO.self, from: Data(json.utf8))
        #expect(try PromotionMapper.entity(of: dto) == .sample)
    }
}
