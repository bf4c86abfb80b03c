/// Builds what is shown of URL offer, so that no presenter has to.
nonisolated enum URLOfferPresentationModelBuilder {
    /// What is shown of an entity.
    ///
    /// - Parameter entity: The entity.
    static func presentationModel(of entity: URLOffer) -> URLOfferPresentationModel {
        URLOfferPresentationModel(id: entity.id, note: entity.note ?? "", count: "\(entity.count)")
    }
}
