// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What only UIKit's views have.

extension UIView {
    public class func setAnimationsEnabled(_ enabled: Bool) {}
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
}
