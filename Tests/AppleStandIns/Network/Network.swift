// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What tells of the ways to a network.
import Dispatch

public struct NWPath: Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

    public var status: Status { .satisfied }
    public var isExpensive: Bool { false }
}

/// Not Sendable in SDKs before iOS 17's.
public final class NWPathMonitor {
    public init() {}

    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
    public var currentPath: NWPath { NWPath() }

    public func start(queue: DispatchQueue) {}
    public func cancel() {}
}
