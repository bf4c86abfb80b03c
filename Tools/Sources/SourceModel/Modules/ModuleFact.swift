/// A module as far as a manifest or a folder tells.
public struct ModuleFact: Hashable, Sendable {
    /// The isolation of declarations without one of their own.
    public enum DefaultIsolation: String, Hashable, Sendable {
        case nonisolated, mainActor, unknown
    }

    /// The source that tells of such a module.
    public enum Origin: UInt8, Hashable, Sendable {
        /// `scaena.yml`.
        case settings
        /// A `Package.swift`.
        case manifest
        /// An Xcode project.
        case xcode
        /// Folders, named as is usual.
        case folders
    }

    /// The name.
    public var name: String
    /// The folder of its sources, absolute.
    public var folder: String
    /// The isolation of declarations without one of their own.
    public var defaultIsolation: DefaultIsolation
    /// True if it holds tests.
    public var isTest: Bool
    /// The source that tells of such a module.
    public var origin: Origin
    /// Files and folders below ``folder`` that do not belong to it, absolute.
    public var excluded: [String] = []

    /// Makes a module from its parts.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - folder: The folder of its sources.
    ///   - defaultIsolation: The default isolation.
    ///   - isTest: True if it holds tests.
    ///   - origin: The source that tells of such a module.
    public init(
        name: String, folder: String, defaultIsolation: DefaultIsolation, isTest: Bool = false,
        origin: Origin = .manifest
    ) {
        self.name = name
        self.folder = folder
        self.defaultIsolation = defaultIsolation
        self.isTest = isTest
        self.origin = origin
    }

    /// Returns true if a file lies in the module's folder.
    func holds(_ path: String) -> Bool {
        // The slash alone tells most folders from each other.
        let (bytes, length) = (path.utf8, folder.utf8.count)
        let isBelow =
            bytes.count > length && bytes[bytes.index(bytes.startIndex, offsetBy: length)] == UInt8(ascii: "/")
            && path.hasPrefix(folder)
        return isBelow && !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
}
