/// Builds what is shown of stamp, so that no presenter has to.
nonisolated enum StampPresentationModelBuilder {
    /// What is shown of an entity.
    ///
    /// - Parameter entity: The entity.
    static func presentationModel(of entity: Stamp) -> StampPresentationModel {
        StampPresentationModel(
            id: "\(entity.id)",
            at: "\(entity.at)",
            link: entity.link.map { "\($0)" } ?? "",
            raw: "\(entity.raw)",
            prices: "\(entity.prices)",
            zone: "\(entity.zone)",
            days: "\(entity.days)")
    }
}
