#if !canImport(UIKit)
    import Foundation

    /// Reads an image's size from the first bytes of its file, without decoding it.
    enum ImageHeader {
        /// The size in pixels; `nil` for what is no PNG, JPEG, GIF or SVG.
        static func size(of data: Data) -> CGSize? {
            let bytes = [UInt8](data)
            return png(bytes) ?? gif(bytes) ?? jpeg(bytes) ?? svg(data)
        }

        private static func png(_ bytes: [UInt8]) -> CGSize? {
            guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
                return nil
            }
            func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
            return CGSize(width: number(16), height: number(20))
        }

        private static func gif(_ bytes: [UInt8]) -> CGSize? {
            guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
            return CGSize(width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
        }

        /// The size stands in the first start-of-frame segment.
        private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
            guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
            var index = 2
            while index + 9 < bytes.count {
                guard bytes[index] == 0xFF else { return nil }
                let marker = bytes[index + 1]
                let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
                if isFrame {
                    let height = Int(bytes[index + 5]) << 8 | Int(bytes[index + 6])
                    let width = Int(bytes[index + 7]) << 8 | Int(bytes[index + 8])
                    return CGSize(width: width, height: height)
                }
                if marker == 0xFF {
                    index += 1
                } else {
                    index += 2 + max(2, Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
                }
            }
            return nil
        }

        /// The `width` and `height` of the root element, else those of its `viewBox`.
        private static func svg(_ data: Data) -> CGSize? {
            guard let text = String(data: data.prefix(4096), encoding: .utf8),
                let start = text.range(of: "<svg"),
                let end = text.range(of: ">", range: start.upperBound..<text.endIndex)
            else { return nil }
            let tag = text[start.upperBound..<end.lowerBound]
            func attribute(_ name: String) -> Substring? {
                guard let opening = tag.range(of: " \(name)=\"") else { return nil }
                return tag[opening.upperBound...].prefix { $0 != "\"" }
            }
            func length(_ name: String) -> Double? {
                attribute(name).flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
            }
            if let width = length("width"), let height = length("height") {
                return CGSize(width: width, height: height)
            }
            let box = attribute("viewBox")?.split(whereSeparator: { $0 == " " || $0 == "," }).compactMap { Double($0) }
            guard let box, box.count == 4 else { return .zero }
            return CGSize(width: box[2], height: box[3])
        }
    }
#endif
