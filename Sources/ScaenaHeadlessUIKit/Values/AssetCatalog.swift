#if !canImport(UIKit)
    import Foundation

    /// The asset catalogues of a bundle, as they lie there uncompiled: folders named `….xcassets`.
    ///
    /// Format: <https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/>.
    enum AssetCatalog {
        private struct Contents: Decodable {
            struct Appearance: Decodable {
                let appearance: String
                let value: String
            }
            struct Color: Decodable { let components: [String: String]? }
            struct Entry: Decodable {
                let appearances: [Appearance]?
                let color: Color?
                let filename: String?
                let scale: String?

                var isDark: Bool {
                    appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
                }
            }
            let colors: [Entry]?
            let images: [Entry]?
        }

        /// The colours of a set, in light and in dark style; `nil` when there is no such set.
        static func color(named name: String, in bundle: Bundle) -> (light: UIColor, dark: UIColor)? {
            guard let folder = folder(of: name + ".colorset", in: bundle), let entries = contents(of: folder)?.colors,
                let light = (entries.first { $0.appearances == nil } ?? entries.first).flatMap({ color(of: $0) })
            else { return nil }
            return (light, entries.first(where: \.isDark).flatMap { color(of: $0) } ?? light)
        }

        /// The bytes of a set's image of the highest scale in light style, and that scale.
        static func image(named name: String, in bundle: Bundle) -> (data: Data, scale: CGFloat)? {
            guard let folder = folder(of: name + ".imageset", in: bundle), let entries = contents(of: folder)?.images
            else { return nil }
            let files = entries.filter { !$0.isDark && $0.filename != nil }
            func scale(_ entry: Contents.Entry) -> Double { entry.scale.flatMap { Double($0.dropLast()) } ?? 1 }
            guard let best = files.max(by: { scale($0) < scale($1) }), let file = best.filename,
                let data = FileManager.default.contents(atPath: folder + "/" + file)
            else { return nil }
            return (data, CGFloat(scale(best)))
        }

        private static func contents(of folder: String) -> Contents? {
            FileManager.default.contents(atPath: folder + "/Contents.json")
                .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
        }

        /// The folder of a set, in whatever folder of a catalogue it is.
        private static func folder(of set: String, in bundle: Bundle) -> String? {
            guard !set.contains("/"), let root = bundle.resourcePath else { return nil }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
            for catalog in names.sorted() where catalog.hasSuffix(".xcassets") {
                let path = root + "/" + catalog
                for found in FileManager.default.enumerator(atPath: path) ?? .init() {
                    guard let found = found as? String, found == set || found.hasSuffix("/" + set) else { continue }
                    return path + "/" + found
                }
            }
            return nil
        }

        /// Components are numbers from 0 to 1, from 0 to 255, or hexadecimal from 0x00 to 0xFF.
        private static func color(of entry: Contents.Entry) -> UIColor? {
            guard let components = entry.color?.components else { return nil }
            func number(_ key: String) -> CGFloat? {
                guard let text = components[key] else { return nil }
                if text.lowercased().hasPrefix("0x") {
                    return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
                }
                guard let value = Double(text) else { return nil }
                return text.contains(".") ? value : value / 255
            }
            let alpha = components["alpha"].flatMap(Double.init) ?? 1
            if let white = number("white") { return UIColor(white: white, alpha: alpha) }
            guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }
#endif
