import Foundation

/// The values of an untyped system dictionary that may go from actor to actor: texts, truths, numbers, data, dates,
/// addresses, and lists and dictionaries of these. Whatever else is in it is left out.
enum ActionPayload {
    static func values(of raw: [AnyHashable: Any]) -> [String: any Sendable] {
        var values: [String: any Sendable] = [:]
        for (key, value) in raw {
            if let name = key.base as? String, let value = self.value(of: value) { values[name] = value }
        }
        return values
    }

    private static func value(of raw: Any) -> (any Sendable)? {
        switch raw {
        // Exactly these first: on Apple's platforms a number of the system's is a Bool and an Int alike.
        case let value as Bool where type(of: raw) == Bool.self: value
        case let value as Int where type(of: raw) == Int.self: value
        case let value as Double where type(of: raw) == Double.self: value
        case let value as NSNumber: swiftNumber(value)
        case let value as String: value
        case let value as Data: value
        case let value as Date: value
        case let value as URL: value
        case let value as UUID: value
        case let value as [AnyHashable: Any]: values(of: value)
        case let value as [Any]: value.compactMap { self.value(of: $0) }
        default: nil
        }
    }

    private static func swiftNumber(_ number: NSNumber) -> any Sendable {
        switch String(cString: number.objCType) {
        case "c", "B": number.boolValue
        case "f", "d": number.doubleValue
        default: number.intValue
        }
    }
}

extension PushPayloadAction {
    /// A remote notification that arrived.
    ///
    /// - Parameter userInfo: The values that the system handed over, as in
    ///   `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`. Values that may not go from actor to
    ///   actor are left out; a notification, which came as JSON, has none.
    public init(userInfo: [AnyHashable: Any]) {
        self.init(payload: ActionPayload.values(of: userInfo))
    }
}

extension NotificationResponseAction {
    /// A notification that the user answered.
    ///
    /// - Parameters:
    ///   - actionIdentifier: The action that the user chose; the system's identifier for a plain tap.
    ///   - userInfo: The values that the notification carries, as the system handed them over. Values that may not go
    ///     from actor to actor are left out.
    ///   - text: The text that the user typed.
    init(actionIdentifier: String, userInfo: [AnyHashable: Any], text: String? = nil) {
        self.init(actionIdentifier: actionIdentifier, payload: ActionPayload.values(of: userInfo), text: text)
    }
}

extension ShortcutItemAction {
    /// A quick action on the app's icon.
    ///
    /// - Parameters:
    ///   - type: The item's type.
    ///   - raw: The values that come with it, as the system handed them over. Values that may not go from actor to
    ///     actor are left out.
    init(type: String, untyped raw: [AnyHashable: Any]) {
        self.init(type: type, userInfo: ActionPayload.values(of: raw))
    }
}

extension UserActivityAction {
    /// An activity that the user goes on with.
    ///
    /// - Parameters:
    ///   - activityType: The activity's type.
    ///   - webpageURL: The page that it is about.
    ///   - raw: The values that come with it, as the system handed them over. Values that may not go from actor to
    ///     actor are left out.
    init(activityType: String, webpageURL: URL? = nil, untyped raw: [AnyHashable: Any]) {
        self.init(activityType: activityType, webpageURL: webpageURL, userInfo: ActionPayload.values(of: raw))
    }
}

extension LaunchAction {
    /// Makes a launch action of untyped launch options.
    ///
    /// - Parameter raw: The launch options by name, as the system handed them over. Values that may not go from actor to
    ///   actor are left out.
    init(untyped raw: [AnyHashable: Any]) {
        self.init(options: ActionPayload.values(of: raw))
    }
}
