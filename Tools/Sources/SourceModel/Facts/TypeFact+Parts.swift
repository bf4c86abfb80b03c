extension TypeFact {
    /// The named types in it, those in generic arguments among them.
    package var namedParts: [TypeFact] {
        switch self {
        case .named(let base, _, let arguments):
            [self] + (base?.namedParts ?? []) + arguments.flatMap(\.namedParts)
        default: children.flatMap(\.namedParts)
        }
    }
}
