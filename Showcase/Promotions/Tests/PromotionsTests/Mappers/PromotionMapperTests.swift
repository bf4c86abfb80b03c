import Foundation
import Testing

@testable import Promotions

@Suite("PromotionMapper")
struct PromotionMapperTests {
    @Test("makes an entity of what is whole")
    func whole() throws {
        #expect(
            try PromotionMapper.entity(
                of: PromotionDTO(
                    id: "some text",
                    title: "some text",
                    text: "some text",
                    discount: 42,
                    ends: Date(timeIntervalSince1970: 0))
            ) == .sample)
    }

    @Test("names what is missing: id")
    func lacksId() {
        #expect(throws: PromotionMapper.Missing(field: "id")) {
            try PromotionMapper.entity(
                of: PromotionDTO(
                    id: nil, title: "some text", text: "some text", discount: 42, ends: Date(timeIntervalSince1970: 0)))
        }
    }

    @Test("names what is missing: title")
    func lacksTitle() {
        #expect(throws: PromotionMapper.Missing(field: "title")) {
            try PromotionMapper.entity(
                of: PromotionDTO(
                    id: "some text", title: nil, text: "some text", discount: 42, ends: Date(timeIntervalSince1970: 0)))
        }
    }

    @Test("names what is missing: text")
    func lacksText() {
        #expect(throws: PromotionMapper.Missing(field: "text")) {
            try PromotionMapper.entity(
                of: PromotionDTO(
                    id: "some text", title: "some text", text: nil, discount: 42, ends: Date(timeIntervalSince1970: 0)))
        }
    }

    @Test("names what is missing: discount")
    func lacksDiscount() {
        #expect(throws: PromotionMapper.Missing(field: "discount")) {
            try PromotionMapper.entity(
                of: PromotionDTO(
                    id: "some text",
                    title: "some text",
                    text: "some text",
                    discount: nil,
                    ends: Date(timeIntervalSince1970: 0)))
        }
    }

    @Test("names what is missing: ends")
    func lacksEnds() {
        #expect(throws: PromotionMapper.Missing(field: "ends")) {
            try PromotionMapper.entity(
                of: PromotionDTO(id: "some text", title: "some text", text: "some text", discount: 42, ends: nil))
        }
    }
}
