#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// The bytes of the pictures that are to be seen, by the path from which a browser gets them.
    @MainActor
    final class Pictures {
        /// Anybody who knows a path may see the picture: an `<img>` cannot bring the stage's token.
        private let folder = "/pictures/\(StageToken.make())"
        private var shown: [String: Data] = [:]
        /// A browser may ask for a picture only after the next change, so the ones before are kept once.
        private var shownBefore: [String: Data] = [:]

        /// Says that a new tree is made.
        func beginSnapshot() {
            shownBefore = shown
            shown = [:]
        }

        /// The path of a picture. Equal bytes have an equal path, other bytes another.
        func path(of data: Data) -> String {
            let path = "\(folder)/\(fingerprint(of: data))-\(data.count)"
            shown[path] = data
            return path
        }

        /// The bytes of a path.
        func bytes(at path: String) -> [UInt8]? {
            (shown[path] ?? shownBefore[path]).map { [UInt8]($0) }
        }

        /// FNV-1a of 64 bits: a name, no proof.
        private func fingerprint(of data: Data) -> String {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in data { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            return String(hash, radix: 16)
        }
    }
#endif
