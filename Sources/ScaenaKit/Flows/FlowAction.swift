/// Something that an app is asked to do from outside its screens, and that travels down the tree of flows: an address
/// that was opened, a notification that was tapped. Any type can be one; those of the system stand in ScaenaUIKit.
///
/// ```swift
/// struct OpenItem: FlowAction {
///     let id: Int
/// }
/// ```
public protocol FlowAction: Sendable {}
