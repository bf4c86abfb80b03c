import Architecture
import Testing

@testable import Checking

/// Which module may import which.
@Suite("Modules and layers of scaena check")
struct ModulesTests {
    private static let settings = """
        modules:
          Core: { knows: [] }
          Feed: { knows: [Core, UIKit] }  # as the team decided
          Shared: Modules/Shared
        layers:
          base: { about: what everybody needs, modules: [Core, Shared], knows: [], mayNotImport: SwiftUI }
          features: { modules: Feed, knows: base }
        """

    @Test("A module imports what it knows, and what nobody names")
    func clean() throws {
        try MarkedApp([
            "Core/Store.swift": "import Foundation\nstruct Store {}",
            "Feed/Feed.swift": "import Core\nimport UIKit\nimport class Core.Store\nstruct Feed {}",
            "Shared/Log.swift": "import Foundation\nimport Core\nimport UIKit\nstruct Log {}",
            "Tests/CoreTests/StoreTests.swift": "import XCTest\nimport Core\nimport Feed",
            "Core/Text.swift": "let text = \"\"\"\n    import Feed\n    \"\"\"",
        ]).expect([], settings: Self.settings)
    }

    @Test("What a module does not know is found where it is imported, with the line that says so")
    func unknown() throws {
        let report = try MarkedApp([
            "Core/Store.swift": "import Foundation\n@preconcurrency import 1️⃣UIKit\nimport Shared",
            "Feed/Feed.swift": "import Core\n#if DEBUG\n    import struct 2️⃣Shared.Log\n#endif",
        ]).expect(
            [
                FindingSpec("1️⃣", "modules", "the module Core imports UIKit"),
                FindingSpec("2️⃣", "modules", "the module Feed imports Shared"),
            ], settings: Self.settings.replacing("knows: [] }\n  Feed", with: "knows: Shared }\n  Feed"))
        let finding = try #require(report.findings.last)
        #expect(finding.statement?.text == "Feed: { knows: [Core, UIKit] }")
        #expect(finding.statement?.evidence == "as the team decided")
        #expect(finding.statement?.place.line == 3)
    }

    @Test("A layer of modules imports nothing that it may not, and no layer that it does not know")
    func layers() throws {
        try MarkedApp([
            "Core/Store.swift": "import 1️⃣SwiftUI",
            "Shared/Log.swift": "import Core\nimport 2️⃣Feed",
            "Feed/Feed.swift": "import SwiftUI\nimport Core",
        ]).expect(
            [
                FindingSpec("1️⃣", "imports", "Core imports SwiftUI, which the layer base may not"),
                FindingSpec("2️⃣", "imports", "Shared imports Feed of the layer features"),
            ], settings: Self.settings)
    }

    @Test("Modules that import each other in a circle are told once, with the whole circle")
    func circle() throws {
        let report = try MarkedApp([
            "A/A.swift": "import B", "B/B.swift": "import C\nimport D", "C/C.swift": "import 1️⃣A", "D/D.swift": "",
        ]).expect(
            [FindingSpec("1️⃣", "modules", "A → B → C → A")], settings: "modules: { A: { knows: B } }")
        #expect(report.findings.first?.notes.map(\.message) == ["A imports B", "B imports C"])
    }

    @Test("A module without a line is told where most have one")
    func unwritten() throws {
        let app = MarkedApp([
            "Core/Store.swift": "struct Store {}", "Feed/Feed.swift": "import Core",
            "Shop/Cart.swift": "1️⃣import Core", "Shop/Shop.swift": "import Core", "Log/Log.swift": "",
        ])
        let settings = "modules: { Core: { knows: [] }, Feed: { knows: Core }, Log: Log }"
        try app.expect([FindingSpec("1️⃣", "modules", "what the module Shop may know")], settings: settings)
        try app.expect([], settings: "modules: { Core: { knows: [] } }")
        try app.expect(
            [], settings: settings + "\nlayers: { shops: { about: what sells, modules: Shop, mayNotImport: UIKit } }")
    }

    @Test("What is public and named in no other module is found, where some module imports its own")
    func unusedPublic() throws {
        try MarkedApp([
            "Core/Store.swift": """
            public struct Store {}
            public protocol 1️⃣Caching {}
            public final class 2️⃣Cache: Caching { public func clear() {} }
            public enum Used { public enum Inner {} }
            public func 3️⃣log() {}
            public func trace() {}
            struct Own {}
            extension Store: Caching {}
            """,
            "Feed/Feed.swift": """
            import Core
            public struct Feed { let store: Store? }
            extension Used.Inner { func f() { trace() } }
            """,
        ]).expect(
            [
                FindingSpec("1️⃣", "public", "protocol Caching"), FindingSpec("2️⃣", "public", "type Cache"),
                FindingSpec("3️⃣", "public", "function log"),
            ], settings: Self.settings.replacing("Core: { knows: [] }", with: "Core: { knows: [] }  # others"))
    }

    @Test("A comment allows an import")
    func allowed() throws {
        let app = MarkedApp(["Core/Store.swift": "import Feed  // scaena:ignore modules: until spring"])
        // The layer of Core knows no other either.
        let settings = Self.settings.replacing("knows: [], mayNotImport", with: "mayNotImport")
        #expect(try app.expect([], settings: settings).suppressed == 1)
    }

    @Test("Mistakes in modules and layers are told with line and column")
    func mistakes() {
        let text = """
            modules:
              Core: { knows: [Core], folder: Core }
            layers:
              base: { knows: top, modules: Core }
              empty: {}
            """
        let error = #expect(throws: InvalidDefinition.self) { try ProjectSettings(text, file: "scaena.yml") }
        let told = error?.description ?? ""
        #expect(told.contains("scaena.yml:2:3: error: the module 'Core' knows itself"))
        #expect(told.contains("scaena.yml:2:26: error: unknown key 'folder' in the module 'Core'"))
        #expect(told.contains("scaena.yml:4:18: error: unknown data kind or layer or role 'top'"))
        #expect(told.contains("scaena.yml:5:3: error: the layer 'empty' has no 'modules'"))
    }
}
