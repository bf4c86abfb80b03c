// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What Apple's Foundation has and Linux's keeps in a module of its own, or has not. `Scripts/check-apple` imports it into
// every file, since the module `Foundation` itself is Linux's: a forgotten `import Foundation` goes unnoticed here.
@_exported import Foundation
@_exported import NetworkingFoundation
@_exported import ObjectiveC

extension NSObjectProtocol {
    public func responds(to selector: Selector!) -> Bool { true }
}

open class NSUserActivity: NSObject {
    public init(activityType: String) {}

    open var activityType: String { "" }
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
}

public let NSUserActivityTypeBrowsingWeb = ""

/// CoreFoundation's, which Foundation exports.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat

    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
}

/// Linux's is unavailable.
public let NSURLAuthenticationMethodServerTrust = ""

open class NSFileCoordinator: NSObject {
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let forMerging = WritingOptions(rawValue: 4)
    }

    public init(filePresenter: Any?) {}

    open func coordinate(
        writingItemAt url: URL, options: WritingOptions, error: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) {}
}

@available(iOS 15, macOS 12, *)
extension String {
    public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        public init(stringLiteral value: String) {}
    }

    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init()
    }
}
