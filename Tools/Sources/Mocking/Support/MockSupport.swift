/// The code that all mocks share. It is written into the output, or imported from `ScaenaTesting`, which holds the
/// same text.
package enum MockSupport {
    /// The shared part as source, without `import Foundation`.
    ///
    /// - Parameter access: The access level of what it declares.
    /// - Returns: Swift declarations and the imports that only they need.
    package static func text(access: MockOptions.Access) -> String {
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
    package static func file(access: MockOptions.Access) -> String {
        """
        // Made by `scaena mock --print-support`. Write your own to another file.
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

    /// All files as one: the imports of each at the top, once. Byte by byte, since characters would take as long as the mocks of
    /// many scenes.
    private static func joined(_ access: MockOptions.Access) -> String {
        let heads = ["import ", "#if canImport", "    import ", "#endif"].map { Array($0.utf8) }
        var imports: [Substring] = []
        var body: [UInt8] = []
        for file in EmbeddedMockSupport.files {
            let lines = file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let head = lines.prefix { line in line.isEmpty || heads.contains { line.starts(with: $0) } }
            let own = head.map { Substring($0) }.filter { !$0.isEmpty && $0 != "import Foundation" }
            if imports.isEmpty { imports = own }
            body.append(UInt8(ascii: "\n"))
            for line in lines.dropFirst(head.count) {
                append(line, access, to: &body)
                body.append(UInt8(ascii: "\n"))
            }
        }
        return imports.joined(separator: "\n") + "\n" + String(decoding: body, as: UTF8.self)
    }

    private static let free = Array("nonisolated ".utf8)
    private static let open = Array("public ".utf8)

    private static func append(_ line: Substring.UTF8View, _ access: MockOptions.Access, to body: inout [UInt8]) {
        let indent = line.prefix { $0 == UInt8(ascii: " ") }
        var rest = line.dropFirst(indent.count)
        body += indent
        if rest.starts(with: free), rest.dropFirst(free.count).starts(with: open) {
            body += free
            rest = rest.dropFirst(free.count)
        }
        if access != .public, rest.starts(with: open) {
            if access != .internal { body += Array((access.rawValue + " ").utf8) }
            rest = rest.dropFirst(open.count)
        }
        body += rest
    }
}
