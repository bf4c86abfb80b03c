import Architecture
import Testing

@testable import Learning

@Suite("What views observe, and names that stand for others")
struct ObservedModelsTests: SceneTexts {
    @Test("A model that a view observes and another keeps is not the view's own", arguments: ["@Bindable", "@State"])
    func observed(wrapper: String) throws {
        var files = scenes([
            "NAME/NAMEView.swift": """
            import SwiftUI

            struct NAMEView: View {
                \(wrapper) var viewModel: NAMEViewModel

                var body: some View { Text("") }
            }
            """,
            "NAME/NAMEViewModel.swift": "@Observable final class NAMEViewModel { func load() {} }",
        ])
        let kept = Self.names.map { "    @State private var \($0.lowercased()) = \($0)ViewModel()\n" }.joined()
        let shown = Self.names.map { "        \($0)View(viewModel: \($0.lowercased()))\n" }.joined()
        files["MainTabs.swift"] =
            "import SwiftUI\n\nstruct MainTabs: View {\n\(kept)    var body: some View {\n\(shown)    }\n}\n"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.owner == Learned("view", Evidence(wrapper == "@State" ? 10 : 0, of: 10)))
    }

    @Test("A name of UIKit's that stands for AppKit's on the Mac is UIKit's")
    func aliases() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "final class NAMEViewController: UIViewController { let viewModel = NAMEViewModel() }",
            "NAME/NAMEViewModel.swift": "final class NAMEViewModel { func load() {} }",
        ])
        files["Platform.swift"] =
            "#if os(macOS)\nimport AppKit\n\ntypealias UIViewController = NSViewController\n#endif\n"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.actor("viewController")?.base?.value == "UIViewController")
    }
}
