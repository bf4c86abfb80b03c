import Foundation

/// The record of the files that were installed into a folder: a hidden file in it that names each file with a hash of
/// its text.
///
/// It makes an uninstall remove what was installed and nothing else, and keep what a person changed since.
struct InstalledFiles: Equatable {
    /// The file's name.
    static let name = ".scaena-installed"

    /// An installed file.
    struct Entry: Hashable {
        /// Its path below the folder.
        let path: String
        /// The hash of the text that was written.
        let hash: String

        /// The heading that it stands below: the first folder of its path.
        var section: Substring { path.prefix { $0 != "/" } }
    }

    /// The files. While an install is under way a file may have two entries: what it held, and what it will hold.
    var files: Set<Entry> = []
    /// The folders that were made, by their absolute paths.
    var folders: Set<String> = []

    /// Reads what was installed; nothing when nothing was.
    ///
    /// - Parameter folder: the folder.
    init(in folder: String) {
        let data = FileManager.default.contents(atPath: folder + "/" + Self.name) ?? Data()
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            if parts[0] == "folder" {
                folders.insert(parts[1])
            } else if !parts[1].hasPrefix("/"), !parts[1].split(separator: "/").contains("..") {
                files.insert(Entry(path: parts[1], hash: parts[0]))
            }
        }
    }

    /// The file's text.
    var text: String {
        let lines =
            folders.sorted().map { "folder \($0)" } + files.sorted { $0.path < $1.path }.map { "\($0.hash) \($0.path)" }
        return (["# What `scaena templates install` installed here, and `scaena templates uninstall` removes."] + lines)
            .joined(separator: "\n") + "\n"
    }

    /// A hash of a text: FNV-1a, 64 bits. It tells whether a person changed a file, and guards against nobody.
    static func hash(_ text: some StringProtocol) -> String {
        hash(Data(text.utf8))
    }

    /// A hash of a file's contents.
    static func hash(_ data: Data) -> String {
        let value = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
