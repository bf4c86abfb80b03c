import Foundation
import Testing

@testable import App

@Suite("URLOfferPresentationModelBuilder")
struct URLOfferPresentationModelBuilderTests {
    @Test("makes texts of an entity")
    func makesTexts() {
        let entity = URLOffer.sample
        let locale = Locale(identifier: "en_US")
        let model = URLOfferPresentationModelBuilder.presentationModel(of: entity, locale: locale)
        #expect(model.id == entity.id)
        #expect(model.note == entity.note ?? "")
        #expect(model.count == entity.count.formatted(.number.locale(locale)))
    }
}
