import Foundation
import Testing
import Words

@testable import Promotions

@Suite("PromotionPresentationModelBuilder")
struct PromotionPresentationModelBuilderTests {
    private let entity = Promotion(
        id: "1", title: "Free ride", text: "Ride.", discount: 20, ends: Date(timeIntervalSince1970: 0))

    @Test("makes texts of an entity, in each language", arguments: Words.Language.allCases)
    func makesTexts(language: Words.Language) {
        let words = PromotionsWords.words(language)
        let model = PromotionPresentationModelBuilder.presentationModel(of: entity, words: words, timeZone: .gmt)
        #expect(model.id == "1" && model.text == "Ride." && model.title == words("Free ride"))
        #expect(model.discount.contains(language == .english ? "20% off" : "۲۰"))
        #expect(model.ends == words("Ends %@", words.date(entity.ends, timeZone: .gmt)))
    }
}
