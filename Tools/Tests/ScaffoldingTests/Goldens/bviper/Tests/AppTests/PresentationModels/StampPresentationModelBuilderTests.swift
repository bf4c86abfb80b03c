import Testing

@testable import App

@Suite("StampPresentationModelBuilder")
struct StampPresentationModelBuilderTests {
    @Test("makes texts of an entity")
    func makesTexts() {
        let entity = Stamp.sample
        let model = StampPresentationModelBuilder.presentationModel(of: entity)
        #expect(model.id == "\(entity.id)")
        #expect(model.at == "\(entity.at)")
        #expect(model.link == entity.link.map { "\($0)" })
        #expect(model.raw == "\(entity.raw)")
        #expect(model.prices == "\(entity.prices)")
        #expect(model.zone == "\(entity.zone)")
        #expect(model.days == "\(entity.days)")
    }
}
