import SourceModel

/// Tells which modules a file shows to those who import it: a public import that shows nothing is warned of where
/// imports are internal by default, and an internal one that shows something does not compile there.
///
/// Which module declares a name is known of the sources, of the standard library and of Foundation. UIKit's names are
/// told by how they begin. A module of which nothing is known is shown as soon as a name is left that nobody declares.
struct ImportLevels {
    /// The names in the protocols.
    private let names: Set<String>
    /// Those whose module is not known.
    private let unknown: Set<String>
    private let declared: [String: Set<String>]
    private let imported: Set<String>
    /// The modules that files show in so many words.
    private let stated: Set<String>
    /// The modules that a file, which says of others how far it shows them, imports for itself.
    private let hidden: Set<String>
    /// The modules of the protocols, to which mocks conform.
    private let own: Set<String>

    /// Prepares to tell.
    ///
    /// - Parameters:
    ///   - index: Knows the sources.
    ///   - sources: The files whose protocols are mocked.
    ///   - access: The access level of the mocks; protocols with a lower one show nothing.
    init(index: ProtocolIndex, sources: Set<Int>, access: MockOptions.Access) {
        var mentioned = NamesInProtocols()
        var parameters: Set<String> = ["Self"]
        var own: Set<String> = []
        var imported: Set<String> = []
        var stated: Set<String> = []
        var hidden: Set<String> = []
        for number in sources {
            let facts = index.sources[number].facts
            imported.formUnion(facts.imports.map(\.module))
            let shown = facts.imports.filter { fact in ["public", "package"].contains { fact.modifiers.contains($0) } }
            stated.formUnion(shown.map(\.module))
            if !shown.isEmpty { hidden.formUnion(facts.imports.map(\.module)) }
            for fact in facts.protocols
            where MockOptions.Access.lower(access, index.access(of: fact, in: number)) == access {
                if let module = index.sources[number].module?.name { own.insert(module) }
                mentioned.add(fact)
                for member in fact.members {
                    parameters.formUnion(member.generics.map(\.name))
                    if member.kind == .associatedType || member.kind == .alias { parameters.insert(member.name) }
                }
            }
        }
        self.own = own
        self.stated = stated
        self.hidden = hidden.subtracting(stated)
        var declared: [String: Set<String>] = [:]
        for source in index.sources where source.origin != .system {
            guard let module = source.module?.name else { continue }
            declared[module, default: []].formUnion(
                source.facts.types.filter { $0.kind != .extension }.map(\.name) + source.facts.protocols.map(\.name))
        }
        names = mentioned.names
        self.declared = declared
        self.imported = imported
        let known = declared.values.reduce(into: parameters) { $0.formUnion($1) }
        let withoutModule = Set(
            index.sources.filter { $0.module == nil }.flatMap { source in
                source.facts.types.map(\.name) + source.facts.protocols.map(\.name)
            })
        unknown = names.filter { name in
            !known.contains(name) && !withoutModule.contains(name) && !Self.standard.contains(name)
                && !Self.isOfFoundation(name) && !Self.isOfUIKit(name) && !SystemProtocols.declare(name)
                && WellKnownProtocol.named(name) == nil
        }
    }

    /// Returns true if mocks show something of a module.
    func shows(_ module: String) -> Bool {
        if own.contains(module) || module == "ScaenaTesting" { return true }
        if hidden.contains(module) { return false }
        if stated.contains(module), !unknown.isEmpty { return true }
        let isShownByUIKit = !imported.contains("Foundation") && names.contains(where: Self.isOfFoundation)
        switch module {
        case "Foundation": return names.contains(where: Self.isOfFoundation)
        case "UIKit", "ScaenaUIKit": return names.contains(where: Self.isOfUIKit) || isShownByUIKit
        default: break
        }
        if let declared = declared[module] { return !declared.isDisjoint(with: names) }
        return !unknown.isEmpty
    }

    private static func isOfUIKit(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    }

    static func isOfFoundation(_ name: String) -> Bool {
        foundation.contains(name) || ["NS", "URL", "JSON", "CG", "UserDefaults"].contains(where: name.hasPrefix)
    }

    private static let foundation: Set<String> = [
        "AttributedString", "Bundle", "ByteCountFormatter", "Calendar", "CharacterSet", "CocoaError", "CustomNSError",
        "Data", "Date", "DateComponents", "DateComponentsFormatter", "DateFormatter", "DateInterval", "Decimal",
        "Dimension", "DispatchGroup", "DispatchQueue", "DispatchTime", "DispatchWorkItem", "FileHandle", "FileManager",
        "Formatter", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "ISO8601DateFormatter", "IndexPath",
        "IndexSet", "InputStream", "LocalizedError", "Locale", "Measurement", "MeasurementFormatter", "Notification",
        "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "OutputStream", "PersonNameComponents",
        "Pipe", "Process", "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder",
        "RelativeDateTimeFormatter", "RunLoop", "Scanner", "Stream", "Thread", "TimeInterval", "TimeZone", "Timer",
        "Unit", "UUID", "UndoManager", "XMLParser",
    ]

    private static let standard: Set<String> = [
        "Any", "AnyClass", "AnyCollection", "AnyHashable", "AnyIterator", "AnyKeyPath", "AnyObject", "AnySequence",
        "Array", "ArraySlice", "CancellationError", "CheckedContinuation", "CollectionDifference", "DecodingError",
        "EncodingError", "KeyValuePairs", "Mirror", "OpaquePointer", "TaskGroup", "TaskPriority", "ThrowingTaskGroup",
        "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "BinaryFloatingPoint", "BinaryInteger", "Bool",
        "Character", "Clock", "ClosedRange", "Codable", "Collection", "Comparable", "ContiguousArray",
        "ContinuousClock", "CustomStringConvertible", "Decodable", "Decoder", "Dictionary", "Double", "Duration",
        "Encodable", "Encoder", "Equatable", "Error", "Float", "Hashable", "Hasher", "Identifiable", "Int", "Int16",
        "Int32", "Int64", "Int8", "IteratorProtocol", "KeyPath", "MainActor", "Never", "ObjectIdentifier", "Optional",
        "PartialKeyPath", "Range", "RawRepresentable", "ReferenceWritableKeyPath", "Result", "Sendable", "Sequence",
        "Set", "StaticString", "String", "StringProtocol", "Strideable", "Substring", "SuspendingClock", "Task",
        "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "UnsafeMutablePointer", "UnsafePointer",
        "UnsafeRawBufferPointer",
        "Void", "WritableKeyPath",
        // Attributes of declarations and types.
        "available", "autoclosure", "concurrent", "convention", "discardableResult", "escaping",
        "objc", "preconcurrency", "isolated", "retroactive", "unchecked", "dynamicMemberLookup", "dynamicCallable",
        "rethrows", "globalActor", "inlinable", "usableFromInline", "frozen",
    ]
}
