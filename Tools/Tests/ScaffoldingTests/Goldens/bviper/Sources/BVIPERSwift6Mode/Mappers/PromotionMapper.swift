/// Turns what a provider got into promotion.
nonisolated enum PromotionMapper {
    /// A field that the business layer cannot do without, and a provider did not get.
    struct Missing: Error, Equatable {
        /// The field's name.
        let field: String
    }

    /// The entity.
    ///
    /// - Parameter dto: What a provider got.
    /// - Throws: ``Missing``, where it lacks something.
    static func entity(of dto: PromotionDTO) throws(Missing) -> Promotion {
        guard let id = dto.id else { throw Missing(field: "id") }
        guard let name = dto.name else { throw Missing(field: "name") }
        return Promotion(id: id, name: name)
    }
}
