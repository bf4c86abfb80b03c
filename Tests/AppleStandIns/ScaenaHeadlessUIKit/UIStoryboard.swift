// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Storyboards, which only UIKit reads.
import Foundation

@MainActor
open class UIStoryboard: NSObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { nil }
}
