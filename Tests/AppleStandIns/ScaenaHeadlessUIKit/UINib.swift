// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Nibs, which only UIKit reads.
import Foundation

@MainActor
open class UINib: NSObject {
    public struct OptionsKey: Hashable, Sendable {}

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}

    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }
}
