/// A weak reference that may go from thread to thread: it is never written after it was made, and reading a weak
/// reference is atomic.
struct WeakReference: @unchecked Sendable {
    private(set) weak var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}
