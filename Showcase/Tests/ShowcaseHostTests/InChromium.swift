import Foundation
import Testing
import Words

/// The app in a real browser. One after the other: UIKit's key window and the browser's focus are shared.
@Suite(.serialized, .timeLimit(.minutes(10))) enum InChromium {}

extension InChromium {
    /// True in `make soak`.
    static let isSoak = ProcessInfo.processInfo.environment["SCAENA_SOAK"] != nil

    /// The languages in which what an app does is tried: both in `make soak`; Persian, which has every text twice and begins its lines
    /// on the right, in `make test`.
    static let languages = isSoak ? Words.Language.allCases : [.persian]
}
