import Testing

@testable import Learning

/// Imports of UIKit in the files of logic that most others do without.
@Suite("Telling imports that others do without")
struct ImportDeviationsTests: SceneTexts {
    @Test(
        "UIKit's values are no part of the interface, and beside AppKit it is there where that is not",
        arguments: [
            ("import UIKit", "var picture: UIImage?", false), ("import UIKit", "var device: UIDevice?", true),
            ("import UIKit", "var picture: UIImage?, device: UIDevice?", true), ("import UIKit", "", true),
            ("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif", "", false),
        ])
    func imports(line: String, property: String, isTold: Bool) throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "import UIKit\nfinal class NAMEViewController: UIViewController { let presenter = NAMEPresenter() }",
            "NAME/NAMEPresenter.swift": "import Foundation\nfinal class NAMEPresenter { func load() {} }",
        ])
        files["Map/MapPresenter.swift"] = "\(line)\nfinal class MapPresenter { \(property)\nfunc load() {} }"
        let learned = try #require(learning(files).architectures.first)
        #expect(learned.outliers.flatMap(\.deviations).contains { $0.cause == .imports } == isTold)
    }
}
