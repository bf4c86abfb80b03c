import Foundation
import ScaenaKit

/// Addresses that an app opens, each as an action of its own: what a deep link, a universal link or a notification asks for.
///
/// ```swift
/// let routes = URLRoutes(
///     hosts: ["shop.example"],
///     [
///         URLRoute("/items/:id") { ShowModel(id: try $0.value("id")) },
///         URLRoute("/search") { Search(words: try $0.query("q") ?? "") },
///     ])
/// let action = routes.action(for: url)  // of https://shop.example/items/7 and of shop://items/7
/// ```
///
/// The first pattern that matches decides, and whose values are of the asked type: `/models/new` does not become a model of a
/// number. In an address of an app's own scheme the host is the first part of the path, as people write them.
public struct URLRoutes: Sendable {
    private let hosts: Set<String>
    private let routes: [URLRoute]

    /// The addresses that an app opens.
    ///
    /// - Parameters:
    ///   - hosts: The web's hosts whose pages are the app's; any, if there are none. They matter for `http` and `https` only.
    ///   - routes: The patterns, those that are to be tried first before the others.
    public init(hosts: Set<String> = [], _ routes: [URLRoute] = []) {
        self.hosts = Set(hosts.map { $0.lowercased() })
        self.routes = routes
    }

    /// The action that an address asks for.
    ///
    /// - Parameter url: The address.
    /// - Returns: The action; `nil` if no pattern matches.
    public func action(for url: URL) -> (any FlowAction)? {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true), let path = path(of: components)
        else { return nil }
        var query: [String: String] = [:]
        // Of two by one name the first counts.
        for item in components.queryItems ?? [] where query[item.name] == nil { query[item.name] = item.value ?? "" }
        for route in routes {
            guard let values = route.values(in: path) else { continue }
            do {
                return try route.action(URLValues(path: values, query: query))
            } catch URLValueError.notInPattern(let name) {
                RuntimeWarning.say("The route \(route.pattern) asks for :\(name), which it has not.", category: "flows")
            } catch {
                // Of another type: it is another route's, or nobody's.
            }
        }
        return nil
    }

    /// The action that the address in another one asks for: in an opened address, an activity, a quick action, or a notification,
    /// which has it in its payload under `url`.
    ///
    /// ```swift
    /// let link = PushPayloadAction(payload: ["url": "https://shop.example/items/7"])
    /// #expect(routes.action(for: link) is ShowModel)
    /// ```
    ///
    /// - Parameter action: The action as the system says it.
    /// - Returns: The action; `nil` if it has no address, or no pattern matches.
    public func action(for action: any FlowAction) -> (any FlowAction)? {
        let payload: [String: any Sendable]
        switch action {
        case let action as OpenURLAction: return self.action(for: action.url)
        case let action as UserActivityAction: return action.webpageURL.flatMap { self.action(for: $0) }
        case let action as PushPayloadAction: payload = action.payload
        case let action as NotificationResponseAction: payload = action.payload
        case let action as ShortcutItemAction: payload = action.userInfo
        default: return nil
        }
        let url = (payload["url"] as? String).flatMap { URL(string: $0) }
        return url.flatMap { self.action(for: $0) }
    }

    /// The parts of an address, decoded one by one, so that a slash in one of them divides nothing.
    private func path(of components: URLComponents) -> [String]? {
        let isWeb = ["http", "https"].contains(components.scheme?.lowercased() ?? "")
        var parts = components.percentEncodedPath.split(separator: "/").map { $0.removingPercentEncoding }
        if isWeb {
            guard hosts.isEmpty || hosts.contains(components.host?.lowercased() ?? "") else { return nil }
        } else if let host = components.host, !host.isEmpty {
            parts.insert(host, at: 0)
        }
        let path = parts.compactMap { $0 }
        // What cannot be decoded, or leads elsewhere, is no address of the app's.
        guard path.count == parts.count, !path.contains(where: { [".", ".."].contains($0) }) else { return nil }
        return path
    }
}

/// One pattern of addresses, and the action that they ask for.
///
/// ```swift
/// let editing = URLRoute("/items/:id/edit") { values in
///     ShowModel(id: try values.value("id"))
/// }
/// ```
public struct URLRoute: Sendable {
    private enum Part: Sendable {
        case text(String)
        case value(String)
    }

    let pattern: String
    let action: @Sendable (URLValues) throws -> any FlowAction
    private let parts: [Part]

    /// A pattern of addresses.
    ///
    /// - Parameters:
    ///   - pattern: A path, such as `/models/:id`: a part that begins with a colon stands for a value. Names are not to be given
    ///     twice.
    ///   - action: Makes the action of the values. If it throws, the address does not match.
    public init(_ pattern: String, _ action: @escaping @Sendable (URLValues) throws -> any FlowAction) {
        self.pattern = pattern
        self.action = action
        parts = pattern.split(separator: "/").map { part in
            part.hasPrefix(":") ? .value(String(part.dropFirst())) : .text(String(part))
        }
    }

    func values(in path: [String]) -> [String: String]? {
        guard path.count == parts.count else { return nil }
        var values: [String: String] = [:]
        for (part, text) in zip(parts, path) {
            switch part {
            case .text(let expected): if text != expected { return nil }
            case .value(let name): values[name] = text
            }
        }
        return values
    }
}

/// The values in an address that matched a pattern.
///
/// ```swift
/// @Sendable func search(in values: URLValues) throws -> Search {
///     let page: Int? = try values.query("page")  // of another type: the address does not match
///     return Search(words: "\(try values.query("q") ?? "") \(page ?? 1)")
/// }
/// ```
public struct URLValues: Sendable {
    let path: [String: String]
    let query: [String: String]

    /// A value of the path.
    ///
    /// - Parameter name: Its name in the pattern, without the colon.
    /// - Returns: The value, of whatever type is asked for.
    /// - Throws: Where it is of another type: the address does not match then.
    public func value<Value: LosslessStringConvertible>(_ name: String) throws -> Value {
        try value(name) { Value($0) }
    }

    /// A value of the path, of a type that is not made of a description, such as `UUID`.
    ///
    /// - Parameters:
    ///   - name: Its name in the pattern, without the colon.
    ///   - make: Makes it, as `UUID(uuidString:)` does.
    /// - Returns: The value.
    /// - Throws: Where it cannot be made: the address does not match then.
    public func value<Value>(_ name: String, _ make: (String) -> Value?) throws -> Value {
        guard let text = path[name] else { throw URLValueError.notInPattern(name) }
        guard let value = make(text) else { throw URLValueError.ofAnotherType(name) }
        return value
    }

    /// A value of the query.
    ///
    /// - Parameter name: Its name.
    /// - Returns: The value, of whatever type is asked for; `nil` if the query has none of the name.
    /// - Throws: Where it is of another type: the address does not match then.
    public func query<Value: LosslessStringConvertible>(_ name: String) throws -> Value? {
        guard let text = query[name] else { return nil }
        guard let value = Value(text) else { throw URLValueError.ofAnotherType(name) }
        return value
    }
}

enum URLValueError: Error {
    case notInPattern(String)
    case ofAnotherType(String)
}
