#if Stage && !canImport(UIKit)

    /// Makes heads of requests of the bytes that come from a browser.
    ///
    /// Cookies are passed over as they come and count for nothing: a browser sends those of every other port of
    /// this machine, too, and an attacker who plants many large ones there must not make the stage's page unreachable.
    package struct HeadReader: Sendable {
        /// No head may be larger without its cookies, in bytes: a sender of more is refused.
        package static let largest = 16 * 1024
        /// No head may be larger with its cookies. Browsers keep some 180 of 4 KB each for a host.
        package static let largestWithCookies = 1024 * 1024

        private var buffer: [UInt8] = []
        private var read = 0
        /// The lines of the head so far, without cookies.
        private var kept: [UInt8] = []
        private var lineStart = 0
        private var isInCookie = false
        private var count = 0

        /// A reader of a new connection.
        package init() {}

        /// The number of bytes that are kept.
        package var heldCount: Int { buffer.count - read + kept.count }

        /// True if a head has begun that is not whole yet.
        var isInHead: Bool { count > 0 }

        /// Bytes that came behind the last head.
        var rest: [UInt8] { Array(buffer[read...]) }

        /// Takes bytes as they come, in pieces of any size.
        package mutating func append(_ bytes: some Collection<UInt8>) {
            buffer.removeFirst(read)
            read = 0
            buffer.append(contentsOf: bytes)
        }

        /// The next head that has come whole; `nil` when that needs more bytes.
        ///
        /// - Throws: `RequestHead.Malformation`: nothing more can be read then.
        package mutating func next() throws(RequestHead.Malformation) -> RequestHead? {
            while read < buffer.count {
                let byte = buffer[read]
                read += 1
                count += 1
                guard count <= Self.largestWithCookies else { throw .tooLarge }
                if isInCookie {
                    isInCookie = byte != 10
                    continue
                }
                kept.append(byte)
                guard kept.count <= Self.largest else { throw .tooLarge }
                if byte == 10 {
                    if let head = try endLine() { return head }
                } else if lineStart > 0, kept.count - lineStart == Self.cookie.count, isCookie(kept[lineStart...]) {
                    kept.removeLast(Self.cookie.count)
                    isInCookie = true
                }
            }
            return nil
        }

        /// - Returns: The head, when the line that ends is the empty one behind it.
        private mutating func endLine() throws(RequestHead.Malformation) -> RequestHead? {
            let isEmpty = kept.count - lineStart == 2 && kept[lineStart] == 13
            guard isEmpty else {
                lineStart = kept.count
                return nil
            }
            let head = kept
            kept = []
            lineStart = 0
            count = 0
            return try RequestHead(head)
        }

        private static let cookie = Array("cookie:".utf8)

        private func isCookie(_ bytes: ArraySlice<UInt8>) -> Bool {
            zip(bytes, Self.cookie).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 && $0 >= 65 && $0 <= 90) }
        }
    }
#endif
