import Architecture
import SourceModel
import Testing

@testable import Learning

/// Scenes that are made alike, of which some have a part that others do without.
@Suite("Learning one way with optional parts")
struct OptionalPartsTests {
    private static let names = [
        "About", "Cart", "Chat", "Draft", "Feed", "Login", "Map", "Orders", "Pin", "Profile", "Tour", "Wallet",
    ]

    private func learning(more: [String: String] = [:], _ scene: (Int, String) -> [String: String]) -> AppLearning {
        var texts = more
        for (number, name) in Self.names.enumerated() {
            for (file, text) in scene(number, name) {
                texts["/app/App/\(name)/\(name)\(file).swift"] = text.replacing("NAME", with: name)
            }
        }
        return AppLearning(
            texts.sorted { $0.key < $1.key }.compactMap { path, text in
                FileFacts(parsing: text, depth: .whole).map { FactReading.file($0, path: path) }
            })
    }

    private func modelled(_ more: [String: String]) -> [String: String] {
        [
            "View": "struct NAMEView: View { let viewModel: NAMEViewModel }", "ViewModel": "class NAMEViewModel {}",
        ].merging(more) { first, _ in first }
    }

    @Test("A flow and texts that some scenes have make no way of their own, and a flow of few is no builder")
    func flows() throws {
        let learning = learning { number, _ in
            modelled(
                number % 3 == 0
                    ? [
                        "Flow": "class NAMEFlow { init() { show(NAMEView(viewModel: NAMEViewModel())) } }",
                        "Texts": "struct NAMETexts {}",
                    ] : [:])
        }
        #expect(learning.architectures.map(\.units.count) == [12])
        let learned = try #require(learning.architectures.first)
        #expect(learned.roles.first { $0.id == "flow" }?.presence == Evidence(4, of: 12))
        #expect(learned.assembly == nil)
    }

    @Test("A view model or a delegate that some controllers have makes no way of its own")
    func delegates() {
        let learning = learning { number, _ in
            var files = ["ViewController": "class NAMEViewController: UIViewController {}"]
            if number % 2 == 0 || number % 3 == 0 { files["ViewModel"] = "class NAMEViewModel {}" }
            if number % 2 == 1 { files["Delegate"] = "protocol NAMEViewControllerDelegate: AnyObject {}" }
            if number % 2 == 1, number % 3 == 0 { files["Cell"] = "class NAMECell: UITableViewCell {}" }
            return files
        }
        #expect(learning.architectures.map(\.units.count) == [12])
    }

    @Test("Who is called as a framework is but conforms to the app's own protocol shows nothing")
    func protocolsCalledAsFrameworks() {
        let learning = learning(more: ["/app/App/Assembly.swift": "protocol UIKitAssembly: AnyObject {}"]) {
            number, _ in
            modelled([
                "Assembly": number % 2 == 0
                    ? "class NAMEAssembly: UIKitAssembly { func make() { _ = NAMEView(viewModel: NAMEViewModel()) } }"
                    : "class NAMEAssembly { func make() { _ = NAMEView(viewModel: NAMEViewModel()) } }"
            ])
        }
        #expect(learning.architectures.map(\.units.count) == [12])
    }

    @Test("The coordinator of a view of UIKit's in SwiftUI is a delegate, no flow")
    func representables() {
        let learning = learning(more: [
            "/app/App/Web.swift": """
            struct WebView: UIViewRepresentable { func makeCoordinator() -> WebCoordinator { WebCoordinator() } }
            class WebCoordinator: NSObject {}
            class MainCoordinator {}
            """
        ]) { _, _ in modelled([:]) }
        #expect(learning.members.filter { $0.kind == .flow }.map(\.name) == ["MainCoordinator"])
    }

    @Test("A file that imports what others do not is told by the line of the import")
    func importLines() throws {
        let learning = learning { _, name in
            let files = modelled([:]).merging(
                ["ViewModel": "import Foundation\n\(name == "Map" ? "import SwiftUI\n" : "")class NAMEViewModel {}"]
            ) { $1 }
            return files.merging(["View": "import SwiftUI\nstruct NAMEView: View { let viewModel: NAMEViewModel }"]) {
                $1
            }
        }
        let deviation = try #require(learning.architectures.first?.outliers.first?.deviations.first)
        #expect(deviation.cause == .imports)
        #expect(deviation.line == 2)
    }

    @Test("What views of SwiftUI observe may import it", arguments: [true, false])
    func importsOfObserved(isObserved: Bool) throws {
        let learning = learning { _, name in
            let isNew = name == "Map"
            return [
                "View":
                    "import UIKit\nimport SwiftUI\nclass NAMEView: UIViewController { let viewModel: NAMEViewModel }",
                "ViewModel":
                    "import \(isNew ? "SwiftUI" : "Foundation")\nclass NAMEViewModel\(isNew && isObserved ? ": ObservableObject" : "") {}",
            ]
        }
        let causes = learning.architectures.flatMap(\.outliers).flatMap(\.deviations).map(\.cause)
        #expect(causes.contains(.imports) == !isObserved)
    }

    @Test("Scenes at the top are told by their own folders")
    func places() throws {
        let learned = try #require(learning { _, _ in modelled([:]) }.architectures.first)
        #expect(LearnedPlaces(learned, root: "/app/App").text.hasPrefix("About (1), Cart (1)"))
        #expect(LearnedPlaces(learned, root: "/app").text == "App (12)")
    }
}
