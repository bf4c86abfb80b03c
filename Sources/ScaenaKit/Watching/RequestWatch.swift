import Foundation

/// The watchers between an app's requests and its servers: a tool that shows them, and may answer some itself.
///
/// While there is nobody, a request costs one look behind a lock.
package enum RequestWatch {
    private static let watchers = Locked<[WeakReference<AnyObject>]>([])
    private static let last = Locked(0)

    /// Has a watcher told of every request that begins from now on, for as long as somebody holds it.
    package static func add(_ watcher: any RequestWatcher) {
        watchers.withLock { watchers in
            watchers.removeAll { $0.object == nil }
            watchers.append(WeakReference(watcher))
        }
    }

    /// Ends what ``add(_:)`` began.
    package static func remove(_ watcher: any RequestWatcher) {
        watchers.withLock { watchers in watchers.removeAll { $0.object == nil || $0.object === watcher } }
    }

    /// Those who watch now.
    package static var current: [any RequestWatcher] {
        watchers.withLock { $0 }.compactMap { $0.object as? any RequestWatcher }
    }

    /// A number that no other request of this process has.
    package static func nextID() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }
}

/// Hears of requests, on whatever thread they are made.
package protocol RequestWatcher: AnyObject, Sendable {
    /// A request is about to be sent.
    ///
    /// - Returns: The order for it.
    func begins(_ request: WatchedRequest) -> RequestOrder

    /// A request has ended.
    func ended(_ id: Int, with outcome: RequestOutcome)

    /// An answer was of no use.
    func notUnderstood(_ id: Int, reason: String)
}

/// A request as a watcher sees it.
package struct WatchedRequest: Sendable {
    /// The request's number.
    package let id: Int
    package let method: String
    package let url: URL
    /// The address without secrets.
    package let address: String
    /// Secret ones are hidden.
    package let headers: [String: String]
    package let body: Data?

    package init(
        id: Int, method: String, url: URL, address: String, headers: [String: String], body: Data?
    ) {
        self.id = id
        self.method = method
        self.url = url
        self.address = address
        self.headers = headers
        self.body = body
    }
}

/// The fate of a request.
package enum RequestOrder: Equatable, Sendable {
    /// It goes where it wants to go.
    case send
    /// It goes there after some seconds.
    case delay(Double)
    /// Nobody is there.
    case fail
    /// It is not sent, but answered with JSON.
    case answer(status: Int, body: Data)
}

/// The end of a request.
package enum RequestOutcome: Sendable {
    /// Headers that are secret are hidden.
    case answer(status: Int, headers: [String: String], body: Data, bytesInFile: Int)
    /// Without an answer: why, in words.
    case failure(String)
    /// Nobody wanted the answer any more.
    case cancelled
}
