#if !canImport(UIKit)
    import Foundation

    /// Notes where views are made: for a tool that shows them. A view costs about a microsecond more then.
    @MainActor
    package enum ViewOrigins {
        /// True if the origins are noted of the views that are made from now on; from the start where `scaena run`
        /// has started the app.
        package static var areNoted = ProcessInfo.processInfo.environment["SCAENA_RUN"] != nil

        /// Where this is called from, the nearest first.
        static func callers() -> [UInt] {
            Thread.callStackReturnAddresses.prefix(40).map(\.uintValue)
        }
    }
#endif
