/// Builds what is shown of promotion, so that no presenter has to.
nonisolated enum PromotionPresentationModelBuilder {
    /// Makes the view model of an entity.
    ///
    /// - Parameter entity: The entity.
    static func presentationModel(of entity: Promotion) -> PromotionPresentationModel {
        PromotionPresentationModel(id: entity.id, name: entity.name)
    }
}
