/// Why a run did nothing.
package enum MockRunError: Error, CustomStringConvertible, Equatable {
    /// There is nothing to read.
    case noInput(String)
    /// The output cannot be written.
    case cannotWrite(String)
    /// Where the output goes, stands something that a person wrote.
    case inTheWay(String)
    /// Nothing tells where the output goes.
    case unknownPlace(String)
    /// No protocol has a name that was asked for.
    case unknownName(String)

    /// A description of the fault, with the path.
    package var description: String {
        switch self {
        case .noInput(let text), .cannotWrite(let text), .inTheWay(let text), .unknownPlace(let text),
            .unknownName(let text):
            return text
        }
    }
}
