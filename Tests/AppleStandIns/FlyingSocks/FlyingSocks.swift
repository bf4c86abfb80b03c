// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the stage uses of FlyingSocks, the package itself, where it is compiled for Darwin.
import Foundation

public protocol AsyncSocketPool: Sendable {
    func prepare() async throws
    func run() async throws
}

public final class kQueue: Sendable {}

public final actor SocketPool<Queue>: AsyncSocketPool {
    public static func kQueue() -> SocketPool<FlyingSocks.kQueue> where Queue == FlyingSocks.kQueue { SocketPool() }

    private init() {}

    public func prepare() async throws {}
    public func run() async throws {}
}

public enum SocketError: Error {
    case blocked
    case disconnected
    case failed(type: String, errno: Int32, message: String)
}

public struct BoolSocketOption: Sendable {
    public static var localAddressReuse: BoolSocketOption { BoolSocketOption() }
    public static var noSIGPIPE: BoolSocketOption { BoolSocketOption() }
}

public protocol SocketAddress: Sendable {}

public struct InternetAddress: SocketAddress {}

extension SocketAddress where Self == InternetAddress {
    public static func inet(ip4: String, port: UInt16) throws -> Self { InternetAddress() }
}

public struct Socket: Sendable, Hashable {
    public struct FileDescriptor: Sendable, Hashable {
        public let rawValue: Int32
    }

    public enum Address: Sendable {
        case ip4(String, port: UInt16)
        case ip6(String, port: UInt16)
        case unix(String)
    }

    public let file: FileDescriptor

    public init(domain: Int32) throws { file = FileDescriptor(rawValue: 0) }

    public func setValue(_ value: Bool, for option: BoolSocketOption) throws {}
    public func bind(to address: some SocketAddress) throws {}
    public func listen() throws {}
    public func sockname() throws -> Address { .unix("") }
    public func close() throws {}
}

public struct AsyncSocket: Sendable {
    public let socket: Socket

    public init(socket: Socket, pool: some AsyncSocketPool) throws { self.socket = socket }

    public static func connected(
        to address: some SocketAddress, pool: some AsyncSocketPool, timeout: TimeInterval = 5
    ) async throws -> AsyncSocket { try AsyncSocket(socket: Socket(domain: 0), pool: pool) }

    public func accept() async throws -> AsyncSocket { self }
    public func read(atMost bytes: Int) async throws -> [UInt8] { [] }
    public func write(_ data: Data) async throws {}
    public func close() throws {}
}
