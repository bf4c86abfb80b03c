import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// Messages over a pair of pipes, each ended by a zero byte: the framing of `--remote-debugging-pipe`.
///
/// Reading has a thread of its own, since a blocked read must not take one of the few that Swift's tasks share.
final class Pipes: Sendable {
    private let output: FileHandle
    private let writing = DispatchQueue(label: "chromium.write")

    /// - Parameters:
    ///   - input: The pipe that the browser writes to.
    ///   - output: The pipe that the browser reads from.
    ///   - receive: Called on the reading thread with each message, in order.
    ///   - end: Called once, when the browser closed its end.
    init(
        input: FileHandle, output: FileHandle, receive: @escaping @Sendable (Data) -> Void,
        end: @escaping @Sendable () -> Void
    ) {
        self.output = output
        let reader = Thread {
            var pending = Data()
            while let chunk = bytesThatAreThere(in: input) {
                pending.append(chunk)
                while let zero = pending.firstIndex(of: 0) {
                    receive(Data(pending[pending.startIndex..<zero]))
                    pending = Data(pending[pending.index(after: zero)...])
                }
            }
            end()
        }
        reader.name = "chromium.read"
        reader.start()
    }

    /// Sends one message. A browser that is gone is noticed by the reader, so a failed write is not reported.
    func send(_ message: Data) {
        writing.async { [output] in
            try? output.write(contentsOf: message + [0])
        }
    }

    /// Closes the browser's input: it then ends by itself.
    func close() {
        writing.async { [output] in try? output.close() }
    }
}

/// Waits for bytes and returns those that are there; `nil` at the end. (`FileHandle.read(upToCount:)` waits until it
/// has as many as it was asked for.)
func bytesThatAreThere(in handle: FileHandle) -> Data? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
        let count = read(handle.fileDescriptor, &buffer, buffer.count)
        if count > 0 { return Data(buffer[..<count]) }
        if count < 0, errno == EINTR { continue }
        return nil
    }
}
