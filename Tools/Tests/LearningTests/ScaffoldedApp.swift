import Architecture
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
            FileFacts(parsing: change(path, text), depth: .whole).map { FactReading.file($0, path: path) }
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
