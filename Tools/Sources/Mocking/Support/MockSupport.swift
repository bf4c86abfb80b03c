/// What all mocks share. It is written into the output, or imported from `ScaenaTesting`, which holds the same text.
public enum MockSupport {
    /// The shared part as source, without `import Foundation`.
    ///
    /// - Parameter access: The access level of what it declares.
    /// - Returns: Swift declarations and the imports that only they need.
    public static func text(access: MockOptions.Access) -> String {
        switch access {
        case .internal: internalText
        case .package: packageText
        case .public: publicText
        }
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

    /// The types that it declares, and others can see.
    static let typeNames: Set<String> = [
        "AnyArgument", "CallLog", "CallMatching", "CallNeverCame", "CallOf", "CallRecord", "LoggedCall", "Mock",
        "MockCallComparison", "MockEmptyValue", "MockFailure", "MockRecorder", "MockedCall", "UnstubbedCall",
    ]

    // Each is made when it is wanted: making all took as long as the mocks of some scenes.
    private static let internalText = joined(.internal)
    private static let packageText = joined(.package)
    private static let publicText = joined(.public)

    /// All files as one: the imports of each at the top, once.
    private static func joined(_ access: MockOptions.Access) -> String {
        var imports: [Substring] = []
        var body = ""
        for file in EmbeddedMockSupport.files {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            let head = lines.prefix { line in
                line.isEmpty || ["import ", "#if canImport", "    import ", "#endif"].contains { line.hasPrefix($0) }
            }
            let own = head.filter { !$0.isEmpty && $0 != "import Foundation" }
            if imports.isEmpty { imports = own }
            body += "\n"
            for line in lines.dropFirst(head.count) { body += spelled(line, access) + "\n" }
        }
        return imports.joined(separator: "\n") + "\n" + body
    }

    private static func spelled(_ line: Substring, _ access: MockOptions.Access) -> String {
        let indent = line.prefix { $0 == " " }
        var rest = line.dropFirst(indent.count)
        var free = ""
        if rest.hasPrefix("nonisolated public ") {
            free = "nonisolated "
            rest = rest.dropFirst(free.count)
        }
        guard access != .public, rest.hasPrefix("public ") else { return String(line) }
        return indent + free + (access == .internal ? "" : access.rawValue + " ") + rest.dropFirst("public ".count)
    }
}
