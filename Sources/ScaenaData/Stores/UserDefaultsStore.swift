import Foundation

/// Keeps values in the user's defaults, beside what the app has kept there itself.
///
/// A text, a number, a truth value, or a list or dictionary of them is kept as what it is: `UserDefaults.string(forKey:)`
/// and a settings bundle read what a ``Preferences`` wrote, and the other way round. A date that the app kept is read as
/// its seconds since 2001, as `Codable` has it. What else a value may be is kept as the bytes of its JSON.
///
/// On Linux, Foundation writes the file of the defaults in place: an app that is killed in the middle of that may
/// lose all of them. A ``FileKeyValueStore`` is safe from that.
///
/// ```swift
/// let defaults = UserDefaultsStore(suite: suite)
/// try Drafts(in: defaults).keep("Rug")
/// ```
public final class UserDefaultsStore: KeyValueStore {
    private let suite: String?

    /// A store in the user's defaults.
    ///
    /// - Parameter suite: The name of a suite that the app shares with its extensions; `nil` for the app's own.
    public init(suite: String? = nil) {
        self.suite = suite
    }

    /// The value under a name, as JSON, kept by this store or by other code.
    ///
    /// - Parameter name: The name.
    /// - Returns: The JSON; `nil` where there is no value.
    public func data(for name: String) -> Data? {
        defaults?.object(forKey: name).flatMap(DefaultsValue.json)
    }

    /// Keeps a value under a name, or forgets it.
    ///
    /// - Parameters:
    ///   - data: The value as JSON; `nil` to forget.
    ///   - name: The name.
    /// - Throws: ``ModelStoreError/unavailable(reason:)`` when there is no such suite.
    public func setData(_ data: Data?, for name: String) throws(ModelStoreError) {
        guard let defaults else { throw .unavailable(reason: "there are no user defaults named '\(suite ?? "")'") }
        if let data {
            defaults.set(DefaultsValue.object(of: data), forKey: name)
        } else {
            defaults.removeObject(forKey: name)
        }
        // Apple's systems have it from here on, whatever becomes of the app; elsewhere it is in the app's memory only.
        #if !canImport(Darwin)
            guard defaults.synchronize() else { throw .unavailable(reason: "the user defaults could not be written") }
        #endif
    }

    // Looked up each time: it is shared anyway, and not `Sendable` everywhere.
    private var defaults: UserDefaults? { suite.map { UserDefaults(suiteName: $0) } ?? .standard }
}

/// A value as user defaults have it, and as JSON.
enum DefaultsValue {
    /// The JSON of what defaults hold.
    static func json(of object: Any) -> Data? {
        switch object {
        case let data as Data:
            // Of this store, or of the app's own: bytes, which `Codable` reads from a text.
            return isJSON(data) ? data : json(of: data.base64EncodedString())
        case let date as Date:
            return json(of: date.timeIntervalSinceReferenceDate)
        default:
            // A fragment in a list is checked as a fragment alone is not.
            guard JSONSerialization.isValidJSONObject([object]) else { return nil }
            return try? JSONSerialization.data(withJSONObject: object, options: [.fragmentsAllowed, .sortedKeys])
        }
    }

    /// Returns the object that defaults keep for a JSON: the value itself where nothing of it is lost, the bytes
    /// elsewhere.
    static func object(of json: Data) -> Any {
        guard let object = try? JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed),
            !holdsWhatDefaultsDoNot(object), self.json(of: object) == json
        else { return json }
        return object
    }

    private static func isJSON(_ data: Data) -> Bool {
        (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
    }

    /// Defaults take no null, at which an app ends, and lose digits of a decimal number.
    private static func holdsWhatDefaultsDoNot(_ object: Any) -> Bool {
        switch object {
        case is NSNull, is NSDecimalNumber: true
        case let list as [Any]: list.contains(where: holdsWhatDefaultsDoNot)
        case let dictionary as [String: Any]: dictionary.values.contains(where: holdsWhatDefaultsDoNot)
        default: false
        }
    }
}
