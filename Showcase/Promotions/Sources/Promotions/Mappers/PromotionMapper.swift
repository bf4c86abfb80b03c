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
        guard let title = dto.title else { throw Missing(field: "title") }
        guard let text = dto.text else { throw Missing(field: "text") }
        guard let discount = dto.discount else { throw Missing(field: "discount") }
        guard let ends = dto.ends else { throw Missing(field: "ends") }
        return Promotion(id: id, title: title, text: text, discount: discount, ends: ends)
    }
}
