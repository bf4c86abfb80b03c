import Foundation

/// The sources that checks have read: to give their memory back takes longer than to tell what was found, and whoever ends then need not.
enum ReadMemory {
    private static let held = HeldObjects()

    /// Keeps something until somebody has time for it.
    static func hold(_ object: Any & Sendable) { held.add(object) }

    /// Gives all of it back.
    static func release() { held.removeAll() }

    private final class HeldObjects: @unchecked Sendable {
        private let lock = NSLock()
        private var objects: [Any] = []

        func add(_ object: Any) { lock.withLock { objects.append(object) } }

        func removeAll() {
            let former = lock.withLock {
                defer { objects = [] }
                return objects
            }
            withExtendedLifetime(former) {}
        }
    }
}
