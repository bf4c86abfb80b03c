// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What only UIKit's gesture recognizers have.
import Foundation

extension UIGestureRecognizer {
    public func addTarget(_ target: Any, action: Selector) {}
    public func removeTarget(_ target: Any?, action: Selector?) {}
}
