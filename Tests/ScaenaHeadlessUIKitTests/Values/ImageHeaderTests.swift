#if !canImport(UIKit)
    import ScaenaHeadlessUIKit
    import Testing

    /// Sizes that are read from the first bytes of a file. Sources: the formats' specifications (PNG section 11.2.2, GIF89a
    /// section 18, JPEG T.81 B.2.2, SVG 2 section 5).
    @Suite("Image headers")
    struct ImageHeaderTests {
        private func size(_ bytes: [UInt8]) -> CGSize? { UIImage(data: Data(bytes))?.size }

        @Test("GIF: little-endian, after the version")
        func gif() {
            #expect(size(Array("GIF89a".utf8) + [0x03, 0x01, 0x02, 0x00]) == CGSize(width: 259, height: 2))
        }

        @Test("JPEG: in the first frame, after other segments and fill bytes")
        func jpeg() {
            let start: [UInt8] = [0xFF, 0xD8]
            let comment: [UInt8] = [0xFF, 0xFE, 0x00, 0x04, 0x41, 0x42]
            let table: [UInt8] = [0xFF, 0xFF, 0xC4, 0x00, 0x03, 0x00]
            let frame: [UInt8] = [0xFF, 0xC2, 0x00, 0x0B, 0x08, 0x00, 0x02, 0x01, 0x03, 0x01]
            #expect(size(start + comment + table + frame) == CGSize(width: 259, height: 2))
        }

        @Test("JPEG: one that is cut off has no size, wherever it ends")
        func cutOffJPEG() {
            let whole: [UInt8] = [
                0xFF, 0xD8, 0xFF, 0xFE, 0x00, 0x04, 0x41, 0x42, 0xFF, 0xC0, 0x00, 0x0B, 0x08, 0x00, 0x02, 0x00, 0x03,
            ]
            for length in whole.indices { #expect(size(Array(whole.prefix(length))) == nil) }
        }

        @Test(
            "SVG: width and height, else the view box",
            arguments: [
                ("<svg width=\"3\" height=\"2px\"/>", CGSize(width: 3, height: 2)),
                ("<?xml version=\"1.0\"?>\n<svg viewBox=\"0 0 24 12\"><path/></svg>", CGSize(width: 24, height: 12)),
                ("<svg viewBox=\"0,0,24,12\" width=\"100%\" height=\"100%\">", CGSize(width: 24, height: 12)),
                ("<svg>", .zero),
            ])
        func svg(text: String, expected: CGSize) {
            #expect(size(Array(text.utf8)) == expected)
        }
    }
#endif
