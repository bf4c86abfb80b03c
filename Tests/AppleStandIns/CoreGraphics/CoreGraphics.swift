// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Transforms and colours. The geometry is that of Foundation on Linux.
import Foundation

extension CGAffineTransform {
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init() }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init() }
    public init(rotationAngle angle: CGFloat) { self.init() }

    public var isIdentity: Bool { true }

    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { self }
    public func inverted() -> CGAffineTransform { self }
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
