/// A weak reference that may go from thread to thread: it is never written after it was made, and reading a weak
/// reference is atomic.
package struct WeakReference<Object: AnyObject>: @unchecked Sendable {
    package private(set) weak var object: Object?

    package init(_ object: Object?) {
        self.object = object
    }
}
