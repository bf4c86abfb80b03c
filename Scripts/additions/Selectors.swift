// What apps use of UIKit's target and action, which the headless UIKit has none of: declared to be type-checked against.
import ObjectiveC
import UIKit

extension UIControl {
    func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
}
