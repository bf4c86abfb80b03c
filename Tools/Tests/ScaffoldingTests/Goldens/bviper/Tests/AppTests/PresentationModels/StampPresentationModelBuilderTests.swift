import Foundation
import Testing

@testable import App

@Suite("StampPresentationModelBuilder")
struct StampPresentationModelBuilderTests {
    @Test("makes texts of an entity")
    func makesTexts() {
        let entity = Stamp.sample
        let locale = Locale(identifier: "en_US")
        let timeZone = TimeZone.gmt
        let dateStyle = Date.FormatStyle(
            date: .abbreviated, time: .shortened, locale: locale, calendar: locale.calendar, timeZone: timeZone)
        let model = StampPresentationModelBuilder.presentationModel(of: entity, locale: locale, timeZone: timeZone)
        #expect(model.id == entity.id.uuidString)
        #expect(model.at == entity.at.formatted(dateStyle))
        #expect(model.link == entity.link.map { $0.absoluteString } ?? "")
        #expect(model.raw == "\(entity.raw)")
        #expect(model.prices == "\(entity.prices)")
        #expect(model.zone == "\(entity.zone)")
        #expect(model.days == "\(entity.days)")
    }
}
