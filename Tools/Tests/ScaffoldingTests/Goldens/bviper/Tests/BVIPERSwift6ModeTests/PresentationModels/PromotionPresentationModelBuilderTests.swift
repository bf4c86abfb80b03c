import Testing

@testable import BVIPERSwift6Mode

@Suite("PromotionPresentationModelBuilder")
struct PromotionPresentationModelBuilderTests {
    @Test("makes texts of an entity")
    func makesTexts() {
        let entity = Promotion.sample
        let model = PromotionPresentationModelBuilder.presentationModel(of: entity)
        #expect(model.id == entity.id)
        #expect(model.name == entity.name)
    }
}
