import Foundation

/// Builds what is shown of URL offer, so that no presenter has to.
nonisolated enum URLOfferPresentationModelBuilder {
    /// What is shown of an entity.
    ///
    /// - Parameters:
    ///   - entity: The entity.
    ///   - locale: The person's language.
    static func presentationModel(
        of entity: URLOffer, locale: Locale = .autoupdatingCurrent
    ) -> URLOfferPresentationModel {
        URLOfferPresentationModel(
            id: entity.id, note: entity.note ?? "", count: entity.count.formatted(.number.locale(locale)))
    }
}
