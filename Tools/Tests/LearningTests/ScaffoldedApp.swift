import Architecture
import Foundation
import SourceModel

@testable import Learning
@testable import Scaffolding

/// An app of scenes that were just scaffolded.
enum ScaffoldedApp {
    /// Names as apps have them, some of one word, some with acronyms, several beginning or ending alike.
    static let names = [
        "About", "Login", "URLList", "TermsAndConditions", "ItemDetail", "ItemList", "AddItem", "Profile",
        "ProfileEdit",
        "Settings", "Checkout", "CheckoutDone", "Search", "SearchFilter", "OrderHistory", "OrderDetail", "Map",
        "PhoneNumber", "Welcome", "Wallet",
    ]

    /// All built-ins.
    static let architectures = ArchitectureSource.builtIns.keys.sorted()

    /// The texts of twenty scenes of each, by path; written once, since that takes longest.
    private static let texts = Dictionary(
        uniqueKeysWithValues: ArchitectureSource.builtIns.map { id, source in (id, Result { try scenes(source) }) })

    /// The files of twenty scenes.
    ///
    /// - Parameters:
    ///   - id: The architecture.
    ///   - change: Returns the changed text of a file, given its path and text.
    static func files(
        _ id: String, change: (String, String) -> String = { _, text in text }
    ) throws -> [SourceFile] {
        try (texts[id]?.get() ?? []).compactMap { path, text in
            facts(of: change(path, text)).map { FactReading.file($0, path: path) }
        }
    }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var known: [String: FileFacts] = [:]

    /// The facts of a text: most tests ask for most of the same ones, and parsing takes longest.
    static func facts(of text: String) -> FileFacts? {
        if let facts = lock.withLock({ known[text] }) { return facts }
        guard let facts = FileFacts(parsing: text, depth: .whole) else { return nil }
        return lock.withLock {
            known[text] = facts
            return facts
        }
    }

    /// The texts of twenty scenes as they were scaffolded.
    static func sources(_ id: String) throws -> [(path: String, text: String)] { try texts[id]?.get() ?? [] }

    private static func scenes(_ source: ArchitectureSource) throws -> [(path: String, text: String)] {
        let definition = try source.definition()
        var texts: [(path: String, text: String)] = []
        for (index, name) in names.enumerated() {
            var request = UnitRequest(name: name, into: "/app/Sources/App", module: "App", tests: false)
            if definition.unit.group != nil { request.group = ["Items", "Users", "Orders"][index % 3] }
            texts += try UnitScaffold(request, in: source).files.map { ($0.path, $0.text) }
        }
        return texts.sorted { $0.path < $1.path }
    }
}
