// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What only UIKit's views have.

extension UIView {
    public class func setAnimationsEnabled(_ enabled: Bool) {}
}
