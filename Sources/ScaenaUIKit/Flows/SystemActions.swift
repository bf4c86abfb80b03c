import Foundation
import ScaenaKit

/// An address that the app was asked to open.
///
/// ```swift
/// case let open as OpenURLAction:
///     show(path: open.url.path)
///     return .arrived
/// ```
public struct OpenURLAction: FlowAction, Hashable {
    /// The address.
    public let url: URL

    /// An address that the app was asked to open.
    ///
    /// - Parameter url: The address.
    public init(url: URL) {
        self.url = url
    }
}

/// An activity that the user goes on with: a universal link, a hand-off, a search result.
///
/// ```swift
/// case let activity as UserActivityAction:
///     guard let page = activity.webpageURL else { return .refused("it names no page") }
///     show(path: page.path)
///     return .arrived
/// ```
public struct UserActivityAction: FlowAction {
    /// The activity's type.
    public let activityType: String
    /// The page that it is about.
    public let webpageURL: URL?
    /// The values that come with it.
    public let userInfo: [String: any Sendable]

    /// An activity that the user goes on with.
    ///
    /// - Parameters:
    ///   - activityType: The activity's type.
    ///   - webpageURL: The page that it is about.
    ///   - userInfo: The values that come with it.
    public init(activityType: String, webpageURL: URL? = nil, userInfo: [String: any Sendable] = [:]) {
        self.activityType = activityType
        self.webpageURL = webpageURL
        self.userInfo = userInfo
    }
}

/// The app's launch, with its options.
///
/// ```swift
/// case let launch as LaunchAction:
///     if launch.options["onboarding"] as? Bool == true { show(path: "/welcome") }
///     return .arrived
/// ```
public struct LaunchAction: FlowAction {
    /// The launch options, by name.
    public let options: [String: any Sendable]

    /// Makes a launch action.
    ///
    /// - Parameter options: The launch options, by name.
    public init(options: [String: any Sendable] = [:]) {
        self.options = options
    }
}

/// A remote notification that arrived.
///
/// ```swift
/// case let push as PushPayloadAction:
///     guard let id = push.payload["item"] as? Int else { return .refused("it names no item") }
///     show(path: "/items/\(id)")
///     return .arrived
/// ```
public struct PushPayloadAction: FlowAction {
    /// The values that come with it.
    public let payload: [String: any Sendable]

    /// A remote notification that arrived.
    ///
    /// - Parameter payload: The values that come with it.
    public init(payload: [String: any Sendable]) {
        self.payload = payload
    }
}

/// A notification that the user answered.
///
/// ```swift
/// case let response as NotificationResponseAction where response.actionIdentifier == "reply":
///     send(reply: response.text ?? "")
///     return .arrived
/// ```
public struct NotificationResponseAction: FlowAction {
    /// The action that the user chose; the system's identifier for a plain tap.
    public let actionIdentifier: String
    /// The values that the notification carries.
    public let payload: [String: any Sendable]
    /// The text that the user typed.
    public let text: String?

    /// A notification that the user answered.
    ///
    /// - Parameters:
    ///   - actionIdentifier: The action that the user chose; the system's identifier for a plain tap.
    ///   - payload: The values that the notification carries.
    ///   - text: The text that the user typed.
    public init(actionIdentifier: String, payload: [String: any Sendable] = [:], text: String? = nil) {
        self.actionIdentifier = actionIdentifier
        self.payload = payload
        self.text = text
    }
}

/// A quick action on the app's icon.
///
/// ```swift
/// case let shortcut as ShortcutItemAction where shortcut.type == "add":
///     show(path: "/items/new")
///     return .arrived
/// ```
public struct ShortcutItemAction: FlowAction {
    /// The item's type.
    public let type: String
    /// The values that come with it.
    public let userInfo: [String: any Sendable]

    /// A quick action on the app's icon.
    ///
    /// - Parameters:
    ///   - type: The item's type.
    ///   - userInfo: The values that come with it.
    public init(type: String, userInfo: [String: any Sendable] = [:]) {
        self.type = type
        self.userInfo = userInfo
    }
}
