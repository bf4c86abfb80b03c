/// The reason why a place is left out: a rule tells only what it can prove.
package enum Unproven: String, Sendable, CaseIterable {
    /// The meaning of a name, or the owner of a property, cannot be told from the sources.
    case names
    /// A learned definition rests on too few, or on units that do otherwise.
    case evidence
    /// The unit is made in another way than those that a learned definition counted.
    case otherwise
    /// The place where an object is made or put together is not seen.
    case assembly
    /// Nobody in the sources asks for what is not there.
    case unasked
    /// The definition does not say it of this place.
    case unsaid
    /// A file that may hold what is missed could not be read to its end.
    case unread

    /// The words for it in a summary.
    package var words: String {
        switch self {
        case .names: "a name or its owner cannot be told"
        case .evidence: "the learned statement has too little behind it"
        case .otherwise: "the unit is made in another way"
        case .assembly: "it is not seen who makes it"
        case .unasked: "nobody asks for it"
        case .unsaid: "the definition does not say it there"
        case .unread: "a file that may hold it could not be read"
        }
    }
}
