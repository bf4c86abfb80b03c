/// Turns what a provider got into account.
nonisolated enum AccountMapper {
    /// A field that the business layer cannot do without, and a provider did not get.
    struct Missing: Error, Equatable {
        /// The field's name.
        let field: String
    }

    /// The entity.
    ///
    /// - Parameter dto: What a provider got.
    /// - Throws: ``Missing``, where it lacks something.
    static func entity(of dto: AccountDTO) throws(Missing) -> Account {
        guard let id = dto.id else { throw Missing(field: "id") }
        guard let token = dto.token else { throw Missing(field: "token") }
        return Account(id: id, token: token)
    }
}
