import Testing

@testable import Learning

/// Imports of UIKit in the files of logic that most others do without.
@Suite("Telling imports that others do without")
struct ImportDeviationsTests: SceneTexts {
    @Test(
        "UIKit is told where nothing of it is used, or something that is seen; its values and services are not seen",
        arguments: [
            ("import UIKit", "var picture: UIImage?", nil), ("import UIKit", "var device: UIDevice?", nil),
            ("import UIKit", "func copy() { UIPasteboard.general.string = \"a\" }", nil),
            ("import UIKit", "var text: NSMutableAttributedString?", nil),
            ("import UIKit", "var picture: UIImage?, label: UILabel?", "imports UIKit for UILabel"),
            ("import UIKit", "", "imports UIKit and uses nothing of it"),
            ("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif", "", nil),
            ("import SwiftUI", "", "imports SwiftUI and uses nothing of it"),
            ("import SwiftUI", "var path = NavigationPath()", nil), ("import SwiftUI", "var picture: UIImage?", nil),
            ("import PhotosUI\nimport SwiftUI", "", nil),
        ] as [(String, String, String?)])
    func imports(line: String, property: String, told: String?) throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "import SwiftUI\nimport UIKit\nfinal class NAMEViewController: UIViewController { let presenter = NAMEPresenter() }",
            "NAME/NAMEPresenter.swift": "import Foundation\nfinal class NAMEPresenter { func load() {} }",
        ])
        files["Map/MapPresenter.swift"] = "\(line)\nfinal class MapPresenter { \(property)\nfunc load() {} }"
        let learned = try #require(learning(files).architectures.first)
        let deviations = learned.outliers.flatMap(\.deviations).filter { $0.cause == .imports }
        #expect(deviations.map(\.text) == (told.map { ["\($0), as 9 of 10 files of logic do not"] } ?? []))
    }
}
