#if Stage && !canImport(UIKit)
    import Foundation

    /// Why a stage cannot be opened.
    public enum StageError: Error, Equatable, Sendable {
        /// Another program listens on the port.
        case portTaken(UInt16)
        /// All of the hundred ports that were tried are taken.
        case portsTaken(ClosedRange<UInt16>)
        /// The system forbids to listen on the port, as it does below 1024.
        case portForbidden(UInt16)
        /// The system refused for another reason, in its own words.
        case cannotListen(String)
        /// The stage is open already.
        case alreadyOpen
        /// The app was launched, and its delegates have shown no window.
        case noWindow
    }

    extension StageError: LocalizedError, CustomStringConvertible {
        /// The error as a sentence with what to do about it.
        public var description: String {
            switch self {
            case .portTaken(let port):
                "Port \(port) of 127.0.0.1 is taken by another program. Stop that program, or choose another port."
            case .portsTaken(let ports):
                "The ports \(ports.lowerBound) to \(ports.upperBound) of 127.0.0.1 are all taken. Choose another one."
            case .portForbidden(let port):
                "The system does not let this program listen on port \(port). Choose one from 1024 upwards."
            case .cannotListen(let reason):
                "The stage cannot listen on 127.0.0.1: \(reason)"
            case .alreadyOpen:
                "The stage is open already."
            case .noWindow:
                """
                The app's delegates have shown no window. Make one, give it a root view controller and call \
                makeKeyAndVisible(); where a scene's delegate does that, hand the stage that delegate, too.
                """
            }
        }

        /// The error as a sentence, for those who show errors.
        public var errorDescription: String? { description }
    }
#endif
