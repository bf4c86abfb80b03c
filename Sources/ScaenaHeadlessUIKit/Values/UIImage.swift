#if !canImport(UIKit)
    import Foundation

    /// An image: an SF Symbol by name, or the bytes of a file.
    ///
    /// Behaviour: <https://developer.apple.com/documentation/uikit/uiimage>. Differs: no pixels are decoded, so that the
    /// size of a bitmap is read from its header and a symbol's follows from its configuration; every non-empty symbol
    /// name is taken, since the list of names is the system's; images are found as files of a bundle, and in asset
    /// catalogues that lie there uncompiled.
    open class UIImage: NSObject, @unchecked Sendable {
        // Unchecked: the class is open, as UIKit's; its state is immutable.

        /// The way in which an image is drawn.
        public enum RenderingMode: Int, Sendable {
            /// As the place where it is drawn decides.
            case automatic = 0
            /// In its own colours.
            case alwaysOriginal = 1
            /// As a stencil in the tint colour.
            case alwaysTemplate = 2
        }

        /// The source of the image.
        package enum Source: Hashable, Sendable {
            /// An SF Symbol.
            case symbol(String)
            /// The bytes of a PNG, JPEG, GIF or SVG file.
            case data(Data)
        }

        /// The source of the image.
        package let source: Source
        /// The name that it was found by.
        package let name: String?
        /// The size, in points.
        public let size: CGSize
        /// The way in which it is drawn.
        public let renderingMode: RenderingMode
        /// The symbol's size and weight, where this is a symbol.
        public let symbolConfiguration: SymbolConfiguration?
        /// The colour that it was given.
        package let tint: UIColor?

        private init(
            source: Source, name: String?, size: CGSize, renderingMode: RenderingMode = .automatic,
            configuration: SymbolConfiguration? = nil, tint: UIColor? = nil
        ) {
            self.source = source
            self.name = name
            self.size = size
            self.renderingMode = renderingMode
            symbolConfiguration = configuration
            self.tint = tint
            super.init()
        }

        /// The SF Symbol of a name; `nil` for an empty name.
        public convenience init?(systemName name: String) {
            self.init(systemName: name, withConfiguration: nil)
        }

        /// The SF Symbol of a name in a size and weight; `nil` for an empty name.
        public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
            guard !name.isEmpty else { return nil }
            let side = configuration?.pointSize ?? 17
            self.init(
                source: .symbol(name), name: name, size: CGSize(width: side, height: side),
                configuration: configuration ?? .unspecified)
        }

        /// The image of a file's bytes; `nil` when they are no PNG, JPEG, GIF or SVG.
        public convenience init?(data: Data) {
            guard let size = ImageHeader.size(of: data) else { return nil }
            self.init(source: .data(data), name: nil, size: size)
        }

        /// The image in a file; `nil` when it cannot be read or is no image.
        public convenience init?(contentsOfFile path: String) {
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            self.init(data: data)
        }

        /// The image of a name among the main bundle's files, with or without an extension; `nil` when there is none.
        public convenience init?(named name: String) {
            self.init(named: name, in: nil)
        }

        /// The image of a name among a bundle's files, with or without an extension; `nil` when there is none.
        ///
        /// - Parameters:
        ///   - name: the file's name; `png`, `jpg`, `jpeg`, `gif` and `svg` are tried when it has no extension.
        ///   - bundle: where to look; the main bundle when `nil`.
        ///   - configuration: no effect on a bitmap, as in UIKit.
        public convenience init?(
            named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration? = nil
        ) {
            let bundle = bundle ?? .main
            let candidates = ["png", "jpg", "jpeg", "gif", "svg", nil]
            for type in candidates {
                guard let path = bundle.path(forResource: name, ofType: type),
                    let data = FileManager.default.contents(atPath: path), let size = ImageHeader.size(of: data)
                else { continue }
                self.init(source: .data(data), name: name, size: size)
                return
            }
            guard let (data, scale) = AssetCatalog.image(named: name, in: bundle),
                let size = ImageHeader.size(of: data)
            else { return nil }
            self.init(
                source: .data(data), name: name, size: CGSize(width: size.width / scale, height: size.height / scale))
        }

        /// An image of nothing.
        public override convenience init() { self.init(source: .data(Data()), name: nil, size: .zero) }

        /// The bytes of a PNG file, where the image came from one; `nil` otherwise, since nothing is encoded here.
        open func pngData() -> Data? {
            guard case .data(let data) = source, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
            return data
        }

        /// The same symbol in a size and weight; a bitmap stays as it is.
        open func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
            guard isSymbolImage else { return self }
            let side = configuration.pointSize ?? size.width
            return UIImage(
                source: source, name: name, size: CGSize(width: side, height: side), renderingMode: renderingMode,
                configuration: configuration, tint: tint)
        }

        /// The same symbol in a size and weight; a bitmap stays as it is.
        open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
            withConfiguration(configuration)
        }

        /// The same image, drawn as said.
        open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
            UIImage(
                source: source, name: name, size: size, renderingMode: renderingMode,
                configuration: symbolConfiguration, tint: tint)
        }

        /// The same image in a colour.
        open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

        /// The same image in a colour, drawn as said.
        open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
            UIImage(
                source: source, name: name, size: size, renderingMode: renderingMode,
                configuration: symbolConfiguration, tint: color)
        }

        /// True if this is an SF Symbol.
        open var isSymbolImage: Bool {
            if case .symbol = source { true } else { false }
        }

        /// Equal when what is drawn is.
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UIImage else { return false }
            return source == other.source && renderingMode == other.renderingMode && tint == other.tint
                && symbolConfiguration == other.symbolConfiguration
        }

        /// Agrees with ``isEqual(_:)``.
        open override var hash: Int { source.hashValue }
    }

    extension UIImage {
        /// The size, weight and scale of a symbol.
        ///
        /// Source: <https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class>.
        open class SymbolConfiguration: NSObject, @unchecked Sendable {
            // Unchecked: the class is open, as UIKit's; its state is immutable.

            /// The size, in points.
            package let pointSize: CGFloat?
            /// The weight of the strokes.
            package let weight: SymbolWeight
            /// The size beside text.
            package let scale: SymbolScale

            private init(size: CGFloat?, weight: SymbolWeight, scale: SymbolScale) {
                pointSize = size
                self.weight = weight
                self.scale = scale
                super.init()
            }

            /// A configuration that says nothing.
            open class var unspecified: SymbolConfiguration {
                SymbolConfiguration(size: nil, weight: .unspecified, scale: .unspecified)
            }

            /// Creates a configuration of a size, in points.
            public convenience init(pointSize: CGFloat) {
                self.init(size: pointSize, weight: .unspecified, scale: .unspecified)
            }

            /// Creates a configuration of a size, in points, and a weight.
            public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
                self.init(size: pointSize, weight: weight, scale: .unspecified)
            }

            /// Creates a configuration of a size, in points, a weight and a scale.
            public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
                self.init(size: pointSize, weight: weight, scale: scale)
            }

            /// Creates a configuration as large as text of a style.
            public convenience init(textStyle: UIFont.TextStyle) {
                self.init(
                    size: textStyle.size(in: SystemSettings.current.contentSize), weight: .unspecified,
                    scale: .unspecified)
            }

            /// Equal when all parts are.
            open override func isEqual(_ object: Any?) -> Bool {
                guard let other = object as? SymbolConfiguration else { return false }
                return pointSize == other.pointSize && weight == other.weight && scale == other.scale
            }

            /// Agrees with ``isEqual(_:)``.
            open override var hash: Int { weight.hashValue ^ scale.hashValue }
        }

        /// The weight of a symbol's strokes.
        public enum SymbolWeight: Int, Sendable {
            /// As the text beside it.
            case unspecified = 0
            /// Ultra-light.
            case ultraLight = 1
            /// Thin.
            case thin
            /// Light.
            case light
            /// Regular.
            case regular
            /// Medium.
            case medium
            /// Semibold.
            case semibold
            /// Bold.
            case bold
            /// Heavy.
            case heavy
            /// Black.
            case black
        }

        /// The size of a symbol beside text.
        public enum SymbolScale: Int, Sendable {
            /// The system's.
            case `default` = -1
            /// Not said.
            case unspecified = 0
            /// Small.
            case small = 1
            /// Medium.
            case medium
            /// Large.
            case large
        }
    }
#endif
