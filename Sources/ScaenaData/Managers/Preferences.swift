import Foundation
import ScaenaKit

/// A choice of the user's: its name, and what holds until one is made.
///
/// ```swift
/// enum Choices {
///     static let sortsByName = PreferenceKey("sortsByName", standard: false)
///     static let currency = PreferenceKey("currency", standard: "EUR")
/// }
/// preferences[Choices.sortsByName] = true
/// ```
public struct PreferenceKey<Value: Codable & Equatable & Sendable>: Sendable {
    /// The name under which it is kept.
    public let name: String
    /// The value until a choice is made.
    public let standard: Value

    /// A choice.
    ///
    /// - Parameters:
    ///   - name: The name under which it is kept.
    ///   - standard: The value until a choice is made.
    public init(_ name: String, standard: Value) {
        self.name = name
        self.standard = standard
    }
}

/// The user's choices, read at once by whatever shows them, with a relay for each.
///
/// ```swift
/// let preferences = Preferences(in: MemoryKeyValueStore())
/// let language = PreferenceKey("language", standard: "en")
/// let token = preferences.relay(language).observe { shown.append($0) }
/// preferences[language] = "fa"
/// ```
@MainActor
public final class Preferences {
    private let store: any KeyValueStore
    private let report: @MainActor (ModelStoreError) -> Void
    private var relays: [String: AnyObject] = [:]

    /// Choices.
    ///
    /// - Parameters:
    ///   - store: Where they are kept.
    ///   - report: Hears of a choice that could not be kept or read: it holds until the app ends.
    public init(in store: any KeyValueStore, report: @escaping @MainActor (ModelStoreError) -> Void = { _ in }) {
        self.store = store
        self.report = report
    }

    /// A choice. Setting one that is made already changes nothing.
    ///
    /// - Parameter key: Which.
    public subscript<Value>(_ key: PreferenceKey<Value>) -> Value {
        get { state(key).value }
        set {
            let state = state(key)
            guard state.value != newValue else { return }
            do {
                try store.setData(try ModelCoding.encode(newValue, key: key.name), for: key.name)
            } catch {
                report(error)
            }
            state.value = newValue
        }
    }

    /// Forgets a choice: the standard holds again.
    ///
    /// - Parameter key: Which.
    public func reset<Value>(_ key: PreferenceKey<Value>) {
        do {
            try store.setData(nil, for: key.name)
        } catch {
            report(error)
        }
        let state = state(key)
        if state.value != key.standard { state.value = key.standard }
    }

    /// A choice to be observed.
    ///
    /// - Parameter key: Which.
    /// - Returns: The choice now and each one from now on.
    public func relay<Value>(_ key: PreferenceKey<Value>) -> StateSource<Value> { state(key) }

    private func state<Value>(_ key: PreferenceKey<Value>) -> StateRelay<Value> {
        if let relay = relays[key.name] {
            // Two keys of one name and of two types would be two choices that overwrite each other.
            guard let known = relay as? StateRelay<Value> else {
                preconditionFailure("The preference '\(key.name)' is of two types.")
            }
            return known
        }
        var value = key.standard
        if let data = store.data(for: key.name) {
            do {
                value = try ModelCoding.decode(Value.self, from: data, key: key.name)
            } catch {
                report(error)
            }
        }
        let relay = StateRelay(value)
        relays[key.name] = relay
        return relay
    }
}

/// A manager that tells if the app is started for the first time, or for the first time since an update.
///
/// ```swift
/// let launches = LaunchManager(version: "2.1", preferences: preferences)
/// let showsTour = launches.launch == .first
/// ```
@MainActor
public final class LaunchManager {
    /// The kind of a launch.
    ///
    /// ```swift
    /// func greeting(at launch: LaunchManager.Launch) -> String? {
    ///     switch launch {
    ///     case .first: "Welcome"
    ///     case .updated(let version): "New since \(version)"
    ///     case .ordinary: nil
    ///     }
    /// }
    /// ```
    public enum Launch: Equatable, Sendable {
        /// The first since the app was installed.
        case first
        /// The first of this version; an earlier one was there before.
        case updated(from: String)
        /// One of many.
        case ordinary
    }

    /// The kind of this launch.
    public let launch: Launch

    /// Looks up what this launch is, and remembers it for the next one.
    ///
    /// - Parameters:
    ///   - version: The app's version.
    ///   - preferences: Where the version of the launch before is remembered.
    public init(version: String, preferences: Preferences) {
        let key = PreferenceKey<String?>("scaena.launchedVersion", standard: nil)
        switch preferences[key] {
        case nil: launch = .first
        case version?: launch = .ordinary
        case let before?: launch = .updated(from: before)
        }
        preferences[key] = version
    }
}
