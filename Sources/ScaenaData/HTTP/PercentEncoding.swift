/// Writes text so that an address or a form can carry it.
enum PercentEncoding {
    /// A path: what is percent-encoded already, as in `%2F`, stays as it is.
    static func path(_ text: String) -> String {
        let bytes = Array(text.utf8)
        return encoded(bytes) { index in
            let byte = bytes[index]
            if byte == UInt8(ascii: "%") {
                return index + 2 < bytes.count && isHexadecimal(bytes[index + 1]) && isHexadecimal(bytes[index + 2])
            }
            return isUnreserved(byte) || "/:@!$&'()*+,;=".utf8.contains(byte)
        }
    }

    /// A name or a value of a query. Servers read a raw plus as a space: it is encoded.
    static func query(_ text: String) -> String {
        let bytes = Array(text.utf8)
        return encoded(bytes) { isUnreserved(bytes[$0]) || "/?:@!$'()*,".utf8.contains(bytes[$0]) }
    }

    /// A name or a value of a web form (the URL standard, "application/x-www-form-urlencoded percent-encode set"); a space
    /// is a plus.
    static func form(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let encoded = encoded(bytes) { index in
            isUnreserved(bytes[index]) && bytes[index] != UInt8(ascii: "~")
                || bytes[index] == UInt8(ascii: "*") || bytes[index] == UInt8(ascii: " ")
        }
        return String(encoded.map { $0 == " " ? "+" : $0 })
    }

    private static func encoded(_ bytes: [UInt8], unless stays: (Int) -> Bool) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            if stays(index) {
                result.append(byte)
            } else {
                result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// RFC 3986, section 2.3.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default:
            false
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default:
            false
        }
    }
}
