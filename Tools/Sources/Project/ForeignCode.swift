/// Tells what a team has taken over from others, and keeps beside its own code.
package enum ForeignCode {
    /// Returns true if a folder has a name of those that hold others' code: `third-party`, `ThirdParty`, `vendor`.
    ///
    /// - Parameter folder: the name of a folder.
    package static func isFolder(_ folder: some StringProtocol) -> Bool {
        // A feature may be called Vendor.
        if folder == "vendor" { return true }
        guard let first = folder.utf8.first, first == UInt8(ascii: "3") || first | 0x20 == UInt8(ascii: "t") else {
            return false
        }
        return names.contains(folder.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    private static let names: Set = ["thirdparty", "thirdparties", "3rdparty", "thirdpartylibraries", "thirdpartylibs"]
}
