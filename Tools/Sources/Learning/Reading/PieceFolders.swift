/// The folders that hold pieces of screens, by their names.
enum PieceFolders {
    private static let names: Set = [
        "components", "component", "subviews", "common", "shared", "reusable", "reusables", "reusableviews", "widgets",
        "designsystem", "rows", "cells", "elements", "uicomponents", "commonviews", "sharedviews", "helpers",
        "helper", "uicommon", "commonui",
    ]

    /// Returns true if a folder is one, or lies right in one: a whole app may lie in `Shared`.
    static func contains(_ folder: String) -> Bool {
        folder.split(separator: "/").suffix(2).contains { names.contains($0.lowercased().filter(\.isLetter)) }
    }
}
