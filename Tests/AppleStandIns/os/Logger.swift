// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Logs.

public enum OSLogPrivacy: Sendable {
    case `public`
    case `private`
    case auto
}

public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {}

    public mutating func appendInterpolation(
        _ text: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .auto
    ) {}

    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Int, privacy: OSLogPrivacy = .auto
    ) {}
}

public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}

    public init(stringInterpolation: OSLogInterpolation) {}
}

@available(iOS 14.0, macOS 11.0, *)
public struct Logger: Sendable {
    public init(subsystem: String, category: String) {}

    public func debug(_ message: OSLogMessage) {}
    public func info(_ message: OSLogMessage) {}
    public func notice(_ message: OSLogMessage) {}
    public func warning(_ message: OSLogMessage) {}
    public func error(_ message: OSLogMessage) {}
    public func fault(_ message: OSLogMessage) {}
}
