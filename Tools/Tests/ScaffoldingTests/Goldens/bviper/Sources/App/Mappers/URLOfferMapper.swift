/// Turns what a provider got into URL offer.
nonisolated enum URLOfferMapper {
    /// What the business layer cannot do without, and a provider did not get.
    struct Missing: Error, Equatable {
        /// The field's name.
        let field: String
    }

    /// The entity.
    ///
    /// - Parameter dto: What a provider got.
    /// - Throws: ``Missing``, where it lacks something.
    static func entity(of dto: URLOfferDTO) throws(Missing) -> URLOffer {
        guard let id = dto.id else { throw Missing(field: "id") }
        guard let count = dto.count else { throw Missing(field: "count") }
        return URLOffer(id: id, note: dto.note, count: count)
    }
}
