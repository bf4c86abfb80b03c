/// A weak reference for a test to look through: whether somebody is still alive.
///
/// A local `weak var` that is never written draws a warning, and a local `weak let` needs a newer Swift.
///
/// ```swift
/// var interactor: AboutInteractor? = AboutInteractor()
/// let watched = Weak(interactor)
/// interactor = nil
/// #expect(watched.object == nil)
/// ```
public struct Weak<Object: AnyObject> {
    /// The object; `nil` once it is gone.
    public private(set) weak var object: Object?

    /// A weak reference.
    ///
    /// - Parameter object: The object to look at.
    public init(_ object: Object?) {
        self.object = object
    }
}
