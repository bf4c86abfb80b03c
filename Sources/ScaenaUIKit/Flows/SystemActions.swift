import Foundation
import ScaenaKit

/// An address that the app was asked to open.
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
public struct UserActivityAction: FlowAction {
    /// The activity's type.
    public let activityType: String
    /// The page that it is about.
    public let webpageURL: URL?
    /// What it carries.
    public let userInfo: [String: any Sendable]

    /// An activity that the user goes on with.
    ///
    /// - Parameters:
    ///   - activityType: The activity's type.
    ///   - webpageURL: The page that it is about.
    ///   - userInfo: What it carries.
    public init(activityType: String, webpageURL: URL? = nil, userInfo: [String: any Sendable] = [:]) {
        self.activityType = activityType
        self.webpageURL = webpageURL
        self.userInfo = userInfo
    }
}

/// What the app was launched with.
public struct LaunchAction: FlowAction {
    /// The launch options, by name.
    public let options: [String: any Sendable]

    /// What the app was launched with.
    ///
    /// - Parameter options: The launch options, by name.
    public init(options: [String: any Sendable] = [:]) {
        self.options = options
    }
}

/// A remote notification that arrived.
public struct PushPayloadAction: FlowAction {
    /// What it carries.
    public let payload: [String: any Sendable]

    /// A remote notification that arrived.
    ///
    /// - Parameter payload: What it carries.
    public init(payload: [String: any Sendable]) {
        self.payload = payload
    }
}

/// A notification that the user answered.
public struct NotificationResponseAction: FlowAction {
    /// The action that the user chose; the system's identifier for a plain tap.
    public let actionIdentifier: String
    /// What the notification carries.
    public let payload: [String: any Sendable]
    /// What the user typed.
    public let text: String?

    /// A notification that the user answered.
    ///
    /// - Parameters:
    ///   - actionIdentifier: The action that the user chose; the system's identifier for a plain tap.
    ///   - payload: What the notification carries.
    ///   - text: What the user typed.
    public init(actionIdentifier: String, payload: [String: any Sendable] = [:], text: String? = nil) {
        self.actionIdentifier = actionIdentifier
        self.payload = payload
        self.text = text
    }
}

/// A quick action on the app's icon.
public struct ShortcutItemAction: FlowAction {
    /// The item's type.
    public let type: String
    /// What it carries.
    public let userInfo: [String: any Sendable]

    /// A quick action on the app's icon.
    ///
    /// - Parameters:
    ///   - type: The item's type.
    ///   - userInfo: What it carries.
    public init(type: String, userInfo: [String: any Sendable] = [:]) {
        self.type = type
        self.userInfo = userInfo
    }
}
