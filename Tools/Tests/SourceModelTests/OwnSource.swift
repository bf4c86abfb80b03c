import Foundation

/// The text of a file of this repository.
func ownSource(_ path: String) throws -> String { try String(contentsOfFile: ownFolder(path), encoding: .utf8) }

/// The path of a file or folder of this repository.
func ownFolder(_ path: String) -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appendingPathComponent(path).path
}
