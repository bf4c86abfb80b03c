// Apple's Foundation has it, also where there is no UIKit.
#if !canImport(UIKit) && !canImport(Darwin)
    import Foundation

    /// Moves, turns and scales points.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/coregraphics/cgaffinetransform>.
    public struct CGAffineTransform: Hashable, Sendable {
        /// The first row, across.
        public var a: CGFloat
        /// The first row, down.
        public var b: CGFloat
        /// The second row, across.
        public var c: CGFloat
        /// The second row, down.
        public var d: CGFloat
        /// The movement across.
        public var tx: CGFloat
        /// The movement down.
        public var ty: CGFloat

        /// Leaves points where they are.
        public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

        /// Creates a transform of its numbers.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }
        /// Creates a transform of zeros.
        public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
        /// Moves, in points.
        public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
        /// Scales.
        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
        /// Turns, in radians.
        public init(rotationAngle angle: CGFloat) {
            let sine = CGFloat(sin(Double(angle)))
            let cosine = CGFloat(cos(Double(angle)))
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// True if points stay where they are.
        public var isIdentity: Bool { self == .identity }
        /// This one, then another.
        public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
                tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
        }
        /// A movement, then this one.
        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: tx, y: ty).concatenating(self)
        }
        /// A scaling, then this one.
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
        }
        /// A turn, in radians, then this one.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }
    }
#endif
