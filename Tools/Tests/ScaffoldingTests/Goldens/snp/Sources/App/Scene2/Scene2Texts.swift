import Foundation
import ScaenaKit

/// The texts of the Scene2 scene, in one place to be translated.
nonisolated enum Scene2Texts {
    static var title: String { String(localized: "Scene2") }
    static var retry: String { String(localized: "Retry") }
}
