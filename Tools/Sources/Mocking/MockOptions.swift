import SourceModel

/// The options of mocks.
package struct MockOptions: Hashable, Sendable {
    /// The naming of the properties that belong to a member.
    package enum Naming: String, CaseIterable, Hashable, Sendable {
        /// Names made of the member's name and its argument labels, always: `present_textHandler`. A new overload
        /// with other labels renames nothing; members that differ only in types have these in their names.
        case stable
        /// The names that Mockolo gives: the shortest that is free, `presentHandler`.
        case mockolo
    }

    /// The access level of the mocks and of what they show.
    package enum Access: String, CaseIterable, Hashable, Sendable {
        case `internal`, package, `public`
    }

    /// Where what all mocks share comes from.
    package enum Support: String, CaseIterable, Hashable, Sendable {
        /// At the end of the output.
        case inline
        /// From the module `ScaenaTesting`.
        case `import`
        /// From somewhere else in the module, such as another file that was generated with it.
        case none
    }

    /// The naming of members.
    package var naming: Naming
    /// The access level.
    package var access: Access
    /// Where what all mocks share comes from.
    package var support: Support
    /// Modules that are imported beside those that the protocols need.
    package var imports: [String] = []
    /// Modules whose internal declarations the mocks must see.
    package var testableImports: [String] = []
    /// Modules that are not imported although a protocol's file does.
    package var excludedImports: [String] = []
    /// Protocols that are not in the sources and require nothing that has no default.
    package var assumedProtocols: Set<String> = []
    /// True if a decorator is made beside each mock, that records and passes on.
    package var proxies: Bool
    /// The module that the output becomes part of, where that is known: it is not imported.
    package var outputModule: String?

    /// Makes options; without arguments, the usual ones.
    ///
    /// - Parameters:
    ///   - naming: The naming of members.
    ///   - access: The access level.
    ///   - support: Where what all mocks share comes from.
    ///   - proxies: True if decorators are made.
    package init(
        naming: Naming = .stable, access: Access = .internal, support: Support = .inline, proxies: Bool = false
    ) {
        self.naming = naming
        self.access = access
        self.support = support
        self.proxies = proxies
    }
}

extension MockOptions {
    /// All of it as a text that differs where any of it does. Swift's own description of a value takes milliseconds.
    var fingerprint: String {
        let lists = [imports, testableImports, excludedImports, assumedProtocols.sorted()].map { list in
            list.joined(separator: ",")
        }
        return
            ([naming.rawValue, access.rawValue, support.rawValue, proxies ? "proxies" : "", outputModule ?? "-"] + lists)
            .joined(separator: ";")
    }
}
