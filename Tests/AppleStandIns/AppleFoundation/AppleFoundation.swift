// What Apple's Foundation has and Linux's keeps in a module of its own, or has not. `Scripts/check-apple` imports it into
// every file, since the module `Foundation` itself is Linux's: a forgotten `import Foundation` goes unnoticed here.
@_exported import Foundation
@_exported import NetworkingFoundation
@_exported import ObjectiveC

extension NSObjectProtocol {
    public func responds(to selector: Selector!) -> Bool { true }
}

open class NSUserActivity: NSObject {
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
}

public let NSUserActivityTypeBrowsingWeb = ""

// Apple's Foundation exports Core Graphics.
public struct CGAffineTransform: Hashable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat

    public static let identity = CGAffineTransform()

    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init() }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init() }
    public init(rotationAngle angle: CGFloat) { self.init() }
    public var isIdentity: Bool { true }
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { self }
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { self }
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { self }
    public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
}

public final class CGColor: Hashable, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public var alpha: CGFloat { 1 }
    public var components: [CGFloat]? { nil }
    public static func == (left: CGColor, right: CGColor) -> Bool { true }
    public func hash(into hasher: inout Hasher) {}
}
