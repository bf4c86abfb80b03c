extension SourceApp {
    /// The app's own classes that a type stands on.
    ///
    /// - Parameter type: The type's number.
    func ownBases(of type: Int) -> [Int] {
        ancestors(of: type).compactMap { index(of: $0, near: types[type].file) }
            .filter { types[$0].kind == .class && $0 != type }
    }

    /// The properties of a type and of the app's own classes that it is made of, its own first.
    ///
    /// - Parameter type: The type's number.
    /// - Returns: The properties; of a base whose members were not read none.
    func inheritedProperties(of type: Int) -> [SourceType.Property] {
        guard types[type].kind == .class else { return types[type].properties }
        return types[type].properties + ownBases(of: type).flatMap { types[$0].properties }
    }

    /// The names of the types that a base class keeps which is made for them: a view of `BaseController<AboutView>`.
    ///
    /// - Parameter type: The type that stands on it.
    func keptByBase(of type: Int) -> [String] {
        let arguments = types[type].baseArguments
        guard !arguments.isEmpty, let name = types[type].inherits.first else { return [] }
        guard let base = index(of: name, near: types[type].file).map({ types[$0] }), base.kind == .class else {
            return name == WellKnownBases.host ? arguments : []
        }
        let kept = base.properties.filter { $0.isStored && !$0.isStatic && $0.hold == .strong }
        return kept.compactMap { $0.parameter ?? base.hosted(by: $0)?.parameter }.filter { $0 < arguments.count }
            .map { arguments[$0] }
    }
}
