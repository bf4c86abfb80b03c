// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Notifications are the headless UIKit's, and so visible with UIKit, too: a forgotten import of this module goes unnoticed.
@_exported import ScaenaHeadlessUIKit

open class UNTextInputNotificationResponse: UNNotificationResponse {
    open var userText: String { "" }
}
