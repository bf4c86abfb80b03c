/// The declarations of Apple's frameworks beside Foundation and UIKit.
extension SystemDeclarations {
    static let webKit = """
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

    static let mapKit = """
        protocol MKAnnotation: NSObjectProtocol { var coordinate: CLLocationCoordinate2D { get } }

        protocol MKOverlay: MKAnnotation { var boundingMapRect: MKMapRect { get } }

        \(optional(["MKMapViewDelegate"]))

        protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {}
        """

    static let coreBluetooth = """
        protocol CBCentralManagerDelegate: NSObjectProtocol {
            func centralManagerDidUpdateState(_ central: CBCentralManager)
        }

        protocol CBPeripheralManagerDelegate: NSObjectProtocol {
            func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
        }

        protocol CBPeripheralDelegate: NSObjectProtocol {}
        """

    static let coreData = """
        protocol NSFetchRequestResult: NSObjectProtocol {}

        protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}
        """

    static let avFoundation = """
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

    static let storeKit = """
        protocol SKPaymentTransactionObserver: NSObjectProtocol {
            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
        }

        protocol SKRequestDelegate: NSObjectProtocol {}

        protocol SKProductsRequestDelegate: SKRequestDelegate {
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
        }

        \(optional(["SKStoreProductViewControllerDelegate"]))
        """

    static let authenticationServices = """
        @MainActor protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
            func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
        }

        @MainActor protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
            func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
        }

        \(optional(["ASAuthorizationControllerDelegate"]))
        """

    static let quickLook = """
        protocol QLPreviewItem: NSObjectProtocol { var previewItemURL: URL? { get } }

        @MainActor protocol QLPreviewControllerDataSource: NSObjectProtocol {
            func numberOfPreviewItems(in controller: QLPreviewController) -> Int
            func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
        }

        \(optional(["QLPreviewControllerDelegate"]))
        """

    static let messageUI = """
        @MainActor protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
            func messageComposeViewController(
                _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
        }

        \(optional(["MFMailComposeViewControllerDelegate"]))
        """

    static let watchConnectivity = """
        protocol WCSessionDelegate: NSObjectProtocol {
            func session(
                _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
                error: (any Error)?)
            func sessionDidBecomeInactive(_ session: WCSession)
            func sessionDidDeactivate(_ session: WCSession)
        }
        """

    static let callKit = """
        protocol CXProviderDelegate: NSObjectProtocol { func providerDidReset(_ provider: CXProvider) }

        protocol CXCallObserverDelegate: NSObjectProtocol {
            func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
        }
        """

    static let photos = """
        protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
            func photoLibraryDidChange(_ changeInstance: PHChange)
        }
        """
}
