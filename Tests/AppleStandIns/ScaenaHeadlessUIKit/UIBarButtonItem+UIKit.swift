// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What only UIKit's bar items, alerts and application have.
import Foundation

extension UIBarButtonItem {
    public var target: AnyObject? { nil }
    public var action: Selector? { nil }
}

extension UIAlertAction {
    public func value(forKey key: String) -> Any? { nil }
}

extension UIApplication {
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { true }
}

open class UIEvent: NSObject {}
