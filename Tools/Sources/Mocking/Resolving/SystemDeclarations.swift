/// The declarations that conforming to the system's protocols asks of a class: this is the one table of them.
///
/// A requirement that is optional, or that every class has by a default, is left out; where a default of an associated
/// type makes a mock possible, it is given here. `NSObjectProtocol`, `Sendable`, `Equatable` and the like, which ask for
/// something that is no member, are in ``WellKnownProtocol``. An empty line ends each declaration. One that is
/// `nonisolated` has no conformances of an actor's class: the compiler takes them for the actor's, too.
///
/// Sources: the standard library's and swift-foundation's public interfaces, and Apple's documentation of the frameworks
/// (each page says which requirements are required, and to which actor they belong). Those of Apple's frameworks were never
/// compiled with an SDK.
enum SystemDeclarations {
    static let modules: [(module: String, text: String)] = [
        ("Swift", standardLibrary), ("Foundation", foundation), ("UIKit", uiKit), ("WebKit", webKit),
        ("MapKit", mapKit), ("CoreLocation", "protocol CLLocationManagerDelegate: NSObjectProtocol {}"),
        ("CoreBluetooth", coreBluetooth), ("CoreData", coreData), ("AVFoundation", avFoundation),
        ("StoreKit", storeKit), ("AuthenticationServices", authenticationServices), ("QuickLook", quickLook),
        ("MessageUI", messageUI),
        ("UserNotifications", "protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}"),
        ("SafariServices", "@MainActor protocol SFSafariViewControllerDelegate: NSObjectProtocol {}"),
        ("ContactsUI", "@MainActor protocol CNContactPickerDelegate: NSObjectProtocol {}"),
        ("WatchConnectivity", watchConnectivity), ("CallKit", callKit), ("Photos", photos),
        ("Combine", "protocol Cancellable { func cancel() }"),
    ]

    private static let standardLibrary = """
        protocol Comparable: Equatable { static func < (lhs: Self, rhs: Self) -> Bool }

        protocol Strideable<Stride>: Comparable {
            associatedtype Stride: Comparable, SignedNumeric = Int
            func distance(to other: Self) -> Stride
            func advanced(by n: Stride) -> Self
        }

        protocol CustomStringConvertible { var description: String { get } }

        protocol CustomDebugStringConvertible { var debugDescription: String { get } }

        protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }

        protocol CustomReflectable { var customMirror: Mirror { get } }

        protocol TextOutputStream { mutating func write(_ string: String) }

        protocol TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) }

        protocol RandomNumberGenerator { mutating func next() -> UInt64 }

        protocol Encodable { func encode(to encoder: any Encoder) throws }

        protocol Decodable { init(from decoder: any Decoder) throws }

        protocol Codable: Encodable, Decodable {}

        protocol CodingKey: Sendable {
            var stringValue: String { get }
            init?(stringValue: String)
            var intValue: Int? { get }
            init?(intValue: Int)
        }

        protocol RawRepresentable<RawValue> {
            associatedtype RawValue
            init?(rawValue: RawValue)
            var rawValue: RawValue { get }
        }

        protocol CaseIterable { static var allCases: [Self] { get } }

        protocol IteratorProtocol<Element> {
            associatedtype Element
            mutating func next() -> Element?
        }

        protocol Sequence<Element> {
            associatedtype Element
            associatedtype Iterator: IteratorProtocol = AnyIterator<Element>
            func makeIterator() -> Iterator
        }

        protocol Collection<Element> {
            associatedtype Element
            associatedtype Index: Comparable = Int
            var startIndex: Index { get }
            var endIndex: Index { get }
            func index(after i: Index) -> Index
            subscript(position: Index) -> Element { get }
        }

        protocol BidirectionalCollection<Element>: Collection { func index(before i: Index) -> Index }

        protocol RandomAccessCollection<Element>: BidirectionalCollection {}

        nonisolated protocol AsyncIteratorProtocol<Element, Failure> {
            associatedtype Element
            associatedtype Failure: Error = any Error
            mutating func next() async throws -> Element?
        }

        protocol AsyncSequence<Element, Failure> {
            associatedtype Element
            associatedtype Failure: Error = any Error
            associatedtype AsyncIterator: AsyncIteratorProtocol = AsyncThrowingStream<Element, Failure>.Iterator
            func makeAsyncIterator() -> AsyncIterator
        }

        protocol ExpressibleByStringLiteral {
            associatedtype StringLiteralType = String
            init(stringLiteral value: StringLiteralType)
        }

        protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}

        protocol ExpressibleByExtendedGraphemeClusterLiteral {
            associatedtype ExtendedGraphemeClusterLiteralType = String
            init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
        }

        protocol ExpressibleByUnicodeScalarLiteral {
            associatedtype UnicodeScalarLiteralType = String
            init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
        }

        protocol ExpressibleByIntegerLiteral {
            associatedtype IntegerLiteralType = Int
            init(integerLiteral value: IntegerLiteralType)
        }

        protocol ExpressibleByFloatLiteral {
            associatedtype FloatLiteralType = Double
            init(floatLiteral value: FloatLiteralType)
        }

        protocol ExpressibleByBooleanLiteral {
            associatedtype BooleanLiteralType = Bool
            init(booleanLiteral value: BooleanLiteralType)
        }

        protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }

        protocol ExpressibleByArrayLiteral {
            associatedtype ArrayLiteralElement
            init(arrayLiteral elements: ArrayLiteralElement...)
        }

        protocol ExpressibleByDictionaryLiteral {
            associatedtype Key
            associatedtype Value
            init(dictionaryLiteral elements: (Key, Value)...)
        }
        """

    private static let foundation = """
        protocol LocalizedError: Error {}

        protocol CustomNSError: Error {}

        protocol RecoverableError: Error {
            var recoveryOptions: [String] { get }
            func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
        }

        protocol EncodableWithConfiguration {
            associatedtype EncodingConfiguration
            func encode(to encoder: any Encoder, configuration: EncodingConfiguration) throws
        }

        protocol DecodableWithConfiguration {
            associatedtype DecodingConfiguration
            init(from decoder: any Decoder, configuration: DecodingConfiguration) throws
        }

        protocol CodableWithConfiguration: EncodableWithConfiguration, DecodableWithConfiguration {}

        protocol NSCopying { func copy(with zone: NSZone?) -> Any }

        protocol NSMutableCopying { func mutableCopy(with zone: NSZone?) -> Any }

        protocol NSCoding {
            func encode(with coder: NSCoder)
            init?(coder: NSCoder)
        }

        protocol NSSecureCoding: NSCoding { static var supportsSecureCoding: Bool { get } }

        protocol NSLocking {
            func lock()
            func unlock()
        }

        protocol NSCacheDelegate: NSObjectProtocol {}

        protocol FileManagerDelegate: NSObjectProtocol {}

        protocol XMLParserDelegate: NSObjectProtocol {}

        protocol StreamDelegate: NSObjectProtocol {}

        protocol NSUserActivityDelegate: NSObjectProtocol {}

        protocol NSExtensionRequestHandling: NSObjectProtocol { func beginRequest(with context: NSExtensionContext) }

        protocol URLSessionDelegate: NSObjectProtocol, Sendable {}

        protocol URLSessionTaskDelegate: URLSessionDelegate {}

        protocol URLSessionDataDelegate: URLSessionTaskDelegate {}

        protocol URLSessionStreamDelegate: URLSessionTaskDelegate {}

        protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {}

        protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
            func urlSession(
                _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
        }
        """

    /// Protocols of the main actor whose every requirement is optional, with what they refine.
    static func optional(_ heads: [String]) -> String {
        heads.map { "@MainActor protocol \($0.contains(":") ? $0 : $0 + ": NSObjectProtocol") {}" }
            .joined(separator: "\n\n")
    }
}
