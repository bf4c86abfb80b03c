extension SourceApp {
    /// The properties of a type and of the app's own classes that it is made of, its own first.
    ///
    /// - Parameter type: The type's number.
    /// - Returns: The properties; of a base whose members were not read none.
    func inheritedProperties(of type: Int) -> [SourceType.Property] {
        guard types[type].kind == .class else { return types[type].properties }
        let bases = ancestors(of: type).compactMap { index(of: $0, near: types[type].file) }
        return types[type].properties
            + bases.filter { types[$0].kind == .class && $0 != type }.flatMap { types[$0].properties }
    }
}
