/// What all mocks share. It is written into the output, or imported from `ScaenaTesting`, which holds the same text.
public enum MockSupport {
    /// The shared part as source.
    ///
    /// - Parameter access: The access level of what it declares.
    /// - Returns: Swift declarations and the imports that only they need.
    public static func text(access: MockOptions.Access) -> String {
        let keyword = access == .internal ? "" : access.rawValue + " "
        return (imports + record + recorder + call + mock + log + comparison + stubs + failure)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.contains("ACCESS ") ? String($0).replacing("ACCESS ", by: keyword) : String($0) }
            .joined(separator: "\n")
    }

    /// The shared part as a file of its own.
    ///
    /// - Parameter access: The access level of what it declares.
    /// - Returns: A Swift file.
    public static func file(access: MockOptions.Access) -> String {
        """
        // Made by `scaena mock --print-support`. Changes are lost when it runs again.
        // swift-format-ignore-file
        // swiftlint:disable all

        import Foundation

        """ + text(access: access)
    }
}

extension String {
    /// The text with each occurrence of a part replaced.
    fileprivate func replacing(_ part: String, by replacement: String) -> String {
        var result = ""
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(part) {
                result += replacement
                rest = rest.dropFirst(part.count)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result
    }
}
