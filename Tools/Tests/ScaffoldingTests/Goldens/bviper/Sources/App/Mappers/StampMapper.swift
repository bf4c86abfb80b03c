/// Turns what a provider got into stamp.
nonisolated enum StampMapper {
    /// What the business layer cannot do without, and a provider did not get.
    struct Missing: Error, Equatable {
        /// The field's name.
        let field: String
    }

    /// The entity.
    ///
    /// - Parameter dto: What a provider got.
    /// - Throws: ``Missing``, where it lacks something.
    static func entity(of dto: StampDTO) throws(Missing) -> Stamp {
        guard let id = dto.id else { throw Missing(field: "id") }
        guard let at = dto.at else { throw Missing(field: "at") }
        guard let raw = dto.raw else { throw Missing(field: "raw") }
        guard let prices = dto.prices else { throw Missing(field: "prices") }
        guard let zone = dto.zone else { throw Missing(field: "zone") }
        guard let days = dto.days else { throw Missing(field: "days") }
        return Stamp(id: id, at: at, link: dto.link, raw: raw, prices: prices, zone: zone, days: days)
    }
}
