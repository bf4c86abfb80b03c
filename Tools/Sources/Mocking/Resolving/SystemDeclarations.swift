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

    private static let uiKit = """
        @MainActor protocol UITableViewDataSource: NSObjectProtocol {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
        }

        @MainActor protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
        }

        @MainActor protocol UITableViewDragDelegate: NSObjectProtocol {
            func tableView(
                _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem]
        }

        @MainActor protocol UITableViewDropDelegate: NSObjectProtocol {
            func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
        }

        @MainActor protocol UICollectionViewDataSource: NSObjectProtocol {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell
        }

        @MainActor protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
            func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
        }

        @MainActor protocol UICollectionViewDragDelegate: NSObjectProtocol {
            func collectionView(
                _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
            ) -> [UIDragItem]
        }

        @MainActor protocol UICollectionViewDropDelegate: NSObjectProtocol {
            func collectionView(
                _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
        }

        @MainActor protocol UIPickerViewDataSource: NSObjectProtocol {
            func numberOfComponents(in pickerView: UIPickerView) -> Int
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
        }

        @MainActor protocol UIPageViewControllerDataSource: NSObjectProtocol {
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController?
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController?
        }

        @MainActor protocol UISearchResultsUpdating: NSObjectProtocol {
            func updateSearchResults(for searchController: UISearchController)
        }

        @MainActor protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
        }

        @MainActor protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
        }

        @MainActor protocol UIActivityItemSource: NSObjectProtocol {
            func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
            func activityViewController(
                _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
            ) -> Any?
        }

        @MainActor protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration?
        }

        @MainActor protocol UIDragInteractionDelegate: NSObjectProtocol {
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
            ) -> [UIDragItem]
        }

        \(optional([
            "UIScrollViewDelegate", "UITextFieldDelegate", "UITextViewDelegate: UIScrollViewDelegate",
            "UITableViewDelegate: UIScrollViewDelegate", "UICollectionViewDelegate: UIScrollViewDelegate",
            "UICollectionViewDelegateFlowLayout: UICollectionViewDelegate", "UIPickerViewDelegate",
            "UIPageViewControllerDelegate", "UISearchControllerDelegate", "UINavigationControllerDelegate",
            "UITabBarControllerDelegate", "UISplitViewControllerDelegate", "UIGestureRecognizerDelegate",
            "UIAdaptivePresentationControllerDelegate", "UIViewControllerTransitioningDelegate",
            "UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate",
            "UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate",
            "UIImagePickerControllerDelegate", "UIDocumentPickerDelegate", "UIDocumentInteractionControllerDelegate",
            "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate: UISceneDelegate",
            "UIBarPositioningDelegate", "UINavigationBarDelegate: UIBarPositioningDelegate",
            "UISearchBarDelegate: UIBarPositioningDelegate", "UIToolbarDelegate: UIBarPositioningDelegate",
            "UITabBarDelegate", "UIDropInteractionDelegate", "UITextDragDelegate", "UITextDropDelegate",
            "UIPointerInteractionDelegate", "UIPencilInteractionDelegate", "UIColorPickerViewControllerDelegate",
            "UIFontPickerViewControllerDelegate", "UIDynamicAnimatorDelegate", "UICollisionBehaviorDelegate",
        ]))
        """

    private static let webKit = """
        @MainActor protocol WKScriptMessageHandler: NSObjectProtocol {
            func userContentController(
                _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
        }

        @MainActor protocol WKURLSchemeHandler: NSObjectProtocol {
            func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
            func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
        }

        \(optional(["WKNavigationDelegate", "WKUIDelegate", "WKHTTPCookieStoreObserver"]))
        """

    private static let mapKit = """
        protocol MKAnnotation: NSObjectProtocol { var coordinate: CLLocationCoordinate2D { get } }

        protocol MKOverlay: MKAnnotation { var boundingMapRect: MKMapRect { get } }

        \(optional(["MKMapViewDelegate"]))

        protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {}
        """

    private static let coreBluetooth = """
        protocol CBCentralManagerDelegate: NSObjectProtocol {
            func centralManagerDidUpdateState(_ central: CBCentralManager)
        }

        protocol CBPeripheralManagerDelegate: NSObjectProtocol {
            func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
        }

        protocol CBPeripheralDelegate: NSObjectProtocol {}
        """

    private static let coreData = """
        protocol NSFetchRequestResult: NSObjectProtocol {}

        protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}
        """

    private static let avFoundation = """
        protocol AVAudioPlayerDelegate: NSObjectProtocol {}

        protocol AVAudioRecorderDelegate: NSObjectProtocol {}

        protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}

        protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}

        protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}

        protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {}

        protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}

        protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {}

        protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
            func fileOutput(
                _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
                from connections: [AVCaptureConnection], error: (any Error)?)
        }
        """

    private static let storeKit = """
        protocol SKPaymentTransactionObserver: NSObjectProtocol {
            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
        }

        protocol SKRequestDelegate: NSObjectProtocol {}

        protocol SKProductsRequestDelegate: SKRequestDelegate {
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
        }

        \(optional(["SKStoreProductViewControllerDelegate"]))
        """

    private static let authenticationServices = """
        @MainActor protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
            func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
        }

        @MainActor protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
            func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
        }

        \(optional(["ASAuthorizationControllerDelegate"]))
        """

    private static let quickLook = """
        protocol QLPreviewItem: NSObjectProtocol { var previewItemURL: URL? { get } }

        @MainActor protocol QLPreviewControllerDataSource: NSObjectProtocol {
            func numberOfPreviewItems(in controller: QLPreviewController) -> Int
            func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
        }

        \(optional(["QLPreviewControllerDelegate"]))
        """

    private static let messageUI = """
        @MainActor protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
            func messageComposeViewController(
                _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
        }

        \(optional(["MFMailComposeViewControllerDelegate"]))
        """

    private static let watchConnectivity = """
        protocol WCSessionDelegate: NSObjectProtocol {
            func session(
                _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
                error: (any Error)?)
            func sessionDidBecomeInactive(_ session: WCSession)
            func sessionDidDeactivate(_ session: WCSession)
        }
        """

    private static let callKit = """
        protocol CXProviderDelegate: NSObjectProtocol { func providerDidReset(_ provider: CXProvider) }

        protocol CXCallObserverDelegate: NSObjectProtocol {
            func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
        }
        """

    private static let photos = """
        protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
            func photoLibraryDidChange(_ changeInstance: PHChange)
        }
        """

    /// Protocols of the main actor whose every requirement is optional, with what they refine.
    private static func optional(_ heads: [String]) -> String {
        heads.map { "@MainActor protocol \($0.contains(":") ? $0 : $0 + ": NSObjectProtocol") {}" }
            .joined(separator: "\n\n")
    }
}
