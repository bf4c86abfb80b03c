#if !canImport(UIKit)
    import Foundation

    /// Corners of a layer.
    ///
    /// Source: <https://developer.apple.com/documentation/quartzcore/cacornermask>.
    public struct CACornerMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the left, at the top.
        public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
        /// At the right, at the top.
        public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
        /// At the left, at the bottom.
        public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
        /// At the right, at the bottom.
        public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
    }

    /// The form of round corners.
    ///
    /// Source: <https://developer.apple.com/documentation/quartzcore/calayercornercurve>.
    public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a form of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A part of a circle.
        public static let circular = CALayerCornerCurve(rawValue: "circular")
        /// Smoother than a circle.
        public static let continuous = CALayerCornerCurve(rawValue: "continuous")
    }

    /// The drawing of a view: corners, border, shadow.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/quartzcore/calayer>. Differs: values for a renderer to draw;
    /// no contents, masks, transforms or animations of a layer's own; on the main actor, as the views are.
    @preconcurrency @MainActor
    open class CALayer: NSObject {
        /// Creates a layer that belongs to no view.
        public override required init() { super.init() }

        /// The view whose layer this is; it owns the layer.
        weak var view: UIView?

        /// The radius of the corners, in points.
        open var cornerRadius: CGFloat = 0 { didSet { changed() } }
        /// Which corners are round.
        open var maskedCorners: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        { didSet { changed() } }
        /// The form of round corners.
        open var cornerCurve = CALayerCornerCurve.circular { didSet { changed() } }
        /// The width of the border, in points.
        open var borderWidth: CGFloat = 0 { didSet { changed() } }
        /// The colour of the border; black unless set.
        open var borderColor: CGColor? = UIColor.black.cgColor { didSet { changed() } }
        /// The colour of the shadow; black unless set.
        open var shadowColor: CGColor? = UIColor.black.cgColor { didSet { changed() } }
        /// The opacity of the shadow: 0 to 1; none unless set.
        open var shadowOpacity: Float = 0 { didSet { changed() } }
        /// Where the shadow falls, in points.
        open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
        /// The softness of the shadow, in points.
        open var shadowRadius: CGFloat = 3 { didSet { changed() } }
        /// Which of several lies in front: the higher.
        open var zPosition: CGFloat = 0 { didSet { changed() } }
        /// A name to find the layer by.
        open var name: String?

        private var ownMasks = false
        /// True if content beyond the bounds is cut off; the view's `clipsToBounds`.
        open var masksToBounds: Bool {
            get { view?.clipsToBounds ?? ownMasks }
            set {
                ownMasks = newValue
                view?.clipsToBounds = newValue
                changed()
            }
        }
        private var ownOpacity: Float = 1
        /// The opacity of the layer: 0 to 1; the view's `alpha`.
        open var opacity: Float {
            get { view.map { Float($0.alpha) } ?? ownOpacity }
            set {
                ownOpacity = newValue
                view?.alpha = CGFloat(newValue)
                changed()
            }
        }
        private var ownBackground: CGColor?
        /// The colour behind the content; the view's `backgroundColor`.
        open var backgroundColor: CGColor? {
            get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
            set {
                ownBackground = newValue
                view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
                changed()
            }
        }
        private var ownHidden = false
        /// True if the layer is hidden; the view's `isHidden`.
        open var isHidden: Bool {
            get { view?.isHidden ?? ownHidden }
            set {
                ownHidden = newValue
                view?.isHidden = newValue
                changed()
            }
        }
        private var ownFrame = CGRect.zero
        /// The place in the layer around this one, in points; the view's `frame`.
        open var frame: CGRect {
            get { view?.frame ?? ownFrame }
            set {
                ownFrame = newValue
                view?.frame = newValue
                changed()
            }
        }
        /// The place in the layer's own coordinates, in points; the view's `bounds`.
        open var bounds: CGRect {
            get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
            set {
                ownFrame.size = newValue.size
                view?.bounds = newValue
                changed()
            }
        }

        /// The layer around this one.
        open private(set) weak var superlayer: CALayer?
        private var ownSublayers: [CALayer] = []
        /// The layers that were added, those behind first, without those of subviews; `nil` when there are none.
        open var sublayers: [CALayer]? { ownSublayers.isEmpty ? nil : ownSublayers }

        /// Adds a layer in front of the others that were added.
        open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(ownSublayers.count)) }

        /// Adds a layer at an index, 0 being behind all others.
        open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
            layer.removeFromSuperlayer()
            ownSublayers.insert(layer, at: min(Int(idx), ownSublayers.count))
            layer.superlayer = self
            changed()
        }

        /// Takes the layer out of the one around it.
        open func removeFromSuperlayer() {
            superlayer?.ownSublayers.removeAll { $0 === self }
            superlayer?.changed()
            superlayer = nil
        }

        func changed() {
            if let view { view.setNeedsRendering() } else { superlayer?.changed() }
        }
    }

    /// A layer of colours that pass into each other.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/quartzcore/cagradientlayer>. Differs: values for a renderer to
    /// draw; `colors` are of the class `CGColor`.
    open class CAGradientLayer: CALayer {
        /// The colours, each a `CGColor`.
        open var colors: [Any]? { didSet { changed() } }
        /// Where each colour is, from 0 to 1; evenly when `nil`.
        open var locations: [NSNumber]? { didSet { changed() } }
        /// Where the first colour is, in parts of the bounds.
        open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
        /// Where the last colour is, in parts of the bounds.
        open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
    }
#endif
