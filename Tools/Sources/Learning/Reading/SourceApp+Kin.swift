/// The types that belong to others by their file, their name or their base.
extension SourceApp {
    /// The views of SwiftUI that are private to a file, by its number: pieces of the view that stands there.
    var pieces: [Int: [SourceType]] {
        Dictionary(
            grouping: types.filter { $0.isOfFile && $0.kind == .struct && $0.inherits.contains("View") }, by: \.file)
    }

    /// Returns true if a type is made for the preview of a screen in its file: `LoginViewPreviewService` beside `LoginView`.
    func isOfPreview(_ type: SourceType) -> Bool {
        guard let range = type.name.firstRange(of: "Preview"), range.lowerBound > type.name.startIndex,
            type.kind != .protocol
        else { return false }
        let screen = type.name[..<range.lowerBound]
        return indices[String(screen)]?.contains { types[$0].file == type.file && isScreen($0) } ?? false
    }

    /// The protocols and classes that some types name themselves where several do.
    func parents(of wanted: Set<Int>) -> [Int] {
        var counts: [Int: Int] = [:]
        for index in wanted {
            let type = types[index]
            for name in type.inherits.prefix(type.declaredInherits) {
                guard let found = self.index(of: name, near: type.file) else { continue }
                if types[found].kind == .protocol || types[found].kind == .class { counts[found, default: 0] += 1 }
            }
        }
        return counts.filter { $0.value > 2 }.map(\.key)
    }
}
