import SourceModel

extension MockOptions.Access {
    /// The access level as it is written before a declaration; empty for `internal`.
    var keyword: String { self == .internal ? "" : rawValue + " " }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The lower of two levels.
    static func lower(_ first: Self, _ second: Self) -> Self { first.rank < second.rank ? first : second }
}

extension ProtocolIndex {
    /// The access level of a protocol, so that nothing that is made for it is shown farther than itself.
    func access(of fact: ProtocolFact, in source: Int) -> MockOptions.Access {
        if let own = Self.access(fact.modifiers) { return own }
        // What stands in an extension is as open as the extension says.
        let around = sources[source].facts.types.last { type in
            type.kind == .extension && type.name == fact.nesting.last && type.line <= fact.line
        }
        return around.flatMap { Self.access($0.modifiers) } ?? .internal
    }

    private static func access(_ modifiers: [String]) -> MockOptions.Access? {
        if modifiers.contains("public") || modifiers.contains("open") { return .public }
        if modifiers.contains("package") { return .package }
        return modifiers.contains("internal") ? .internal : nil
    }
}
