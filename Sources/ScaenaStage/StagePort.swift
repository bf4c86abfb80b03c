#if Stage && !canImport(UIKit)

    /// On which port of 127.0.0.1 a stage listens.
    public enum StagePort: Equatable, Sendable {
        /// This port or none: when it is taken, starting fails with ``StageError/portTaken(_:)``.
        case exactly(UInt16)
        /// The first free port from this one upwards, of a hundred.
        case first(from: UInt16)
        /// Any free port, as the system chooses. For tests.
        case any

        /// The ports to try, in order; 0 lets the system choose.
        var candidates: [UInt16] {
            switch self {
            case .exactly(let port): [port]
            case .first(let port): (0..<100).compactMap { UInt16(exactly: Int(port) + $0) }
            case .any: [0]
            }
        }
    }
#endif
