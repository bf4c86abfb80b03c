import Foundation
import Words

/// Builds what is shown of promotion, so that no presenter has to.
nonisolated enum PromotionPresentationModelBuilder {
    /// Makes the view model of an entity.
    ///
    /// - Parameters:
    ///   - entity: The entity.
    ///   - words: The app's texts, in the person's language.
    ///   - timeZone: Where the person is.
    static func presentationModel(
        of entity: Promotion, words: Words = PromotionsWords.current, timeZone: TimeZone = .autoupdatingCurrent
    ) -> PromotionPresentationModel {
        let discount = (Double(entity.discount) / 100).formatted(.percent.locale(words.locale))
        return PromotionPresentationModel(
            id: entity.id,
            title: words(entity.title),
            text: words(entity.text),
            discount: words("%@ off", discount),
            ends: words("Ends %@", words.date(entity.ends, timeZone: timeZone)))
    }
}
