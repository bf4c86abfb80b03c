import Testing

@testable import App

@Suite("URLOfferPresentationModelBuilder")
struct URLOfferPresentationModelBuilderTests {
    @Test("makes texts of an entity")
    func makesTexts() {
        let entity = URLOffer.sample
        let model = URLOfferPresentationModelBuilder.presentationModel(of: entity)
        #expect(model.id == entity.id)
        #expect(model.note == entity.note)
        #expect(model.count == "\(entity.count)")
    }
}
