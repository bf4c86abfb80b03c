// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What only UIKit's application and its scenes have.

extension UIApplicationDelegate {
    public static func main() {}
}

extension UISceneConfiguration {
    public var delegateClass: AnyClass? {
        get { nil }
        set {}
    }
    public var sceneClass: AnyClass? {
        get { nil }
        set {}
    }
}
