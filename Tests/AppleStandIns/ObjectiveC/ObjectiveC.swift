// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What our sources use of the Objective-C runtime, declared to be type-checked against and never run.

/// A message's name. `Scripts/check-apple` reads `#selector(a)` as `Selector(a)`.
public struct Selector: Hashable, Sendable {
    public init(_ name: String) {}

    public init<Method>(_ method: Method) {}
}

public enum objc_AssociationPolicy: Sendable {
    case OBJC_ASSOCIATION_ASSIGN
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC
    case OBJC_ASSOCIATION_RETAIN
}

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
