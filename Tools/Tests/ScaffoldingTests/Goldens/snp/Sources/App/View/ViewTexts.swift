import Foundation
import ScaenaKit

/// The texts of the View scene, in one place to be translated.
nonisolated enum ViewTexts {
    static var title: String { String(localized: "View") }
    static var stackButton: String { String(localized: "Stack") }
    static var callButton: String { String(localized: "Call") }
}
