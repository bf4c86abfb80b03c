import Architecture
import Findings
import Testing

@testable import Checking

/// Imports that may be needed.
extension LeftOutTests {
    @Test(
        "A role that goes to screens needs UIKit, and an import that nothing is used of is told of it, too",
        arguments: [("let color = UIColor.red", false), ("", true)])
    func screens(use: String, isTold: Bool) throws {
        let source = SampleModule.counted(
            Self.count,
            ("mayNotImport: [UIKit], knows: entity", "mayNotImport: [UIKit], knows: [entity, viewModel, presentation]"))
        let router = SampleModule.app([
            "Login/LoginRouter.swift": """
            import UIKit
            final class LoginRouter {
                weak var viewController: Screen?
                func close() { \(use) }
            }
            """
        ])
        let text = source.text.replacing("    layer: presentation\n  builder", with: "    layer: business\n  builder")
        #expect(try messages(router, source.with(text: text), ImportsRule.self).isEmpty == !isTold)
    }

    @Test("SwiftUI beside a module that it adds to may be needed", arguments: ["PhotosUI", "Combine"])
    func overlays(module: String) throws {
        let app = SampleModule.app([
            "Login/LoginInteractor.swift": "import SwiftUI\nimport \(module)\n" + text("Interactor")
        ])
        let source = SampleModule.counted(Self.count, ("mayNotImport: [UIKit]", "mayNotImport: [UIKit, SwiftUI]"))
        #expect(try messages(app, source, ImportsRule.self).isEmpty == (module == "PhotosUI"))
    }

    @Test(
        "SwiftUI for an image or a binding is no import to tell, nor one that UIKit stands beside for the image",
        arguments: [
            ("func used(_ image: UIImage)", "", false), ("func used(_ name: Binding<String>)", "", false),
            ("func used(_ name: String)", "", true), ("func used(_ button: UIButton)", "", true),
            ("func used(_ image: UIImage)", "import UIKit\n", true),
        ])
    func valuesOfSwiftUI(function: String, other: String, isTold: Bool) throws {
        let code = text("Interactor", ("    func load", "    \(function) {}\n    func load"))
        let app = SampleModule.app(["Login/LoginInteractor.swift": "import SwiftUI\n\(other)\(code)"])
        let source = SampleModule.counted(Self.count, ("mayNotImport: [UIKit]", "mayNotImport: [SwiftUI]"))
        #expect(try messages(app, source, ImportsRule.self).isEmpty != isTold)
    }

    @Test(
        "UIKit that SwiftUI brings along, and names of notifications alone, are no import to tell",
        arguments: [
            ("import SwiftUI", "UIButton()", false), ("import SwiftUI", "1", true),
            ("import Combine", "UIButton()", true),
            ("import Combine", "UIApplication.willResignActiveNotification", false),
            ("import Combine", "UIApplication.shared.open", true),
        ])
    func brought(other: String, use: String, isTold: Bool) throws {
        let code = text("Interactor", ("func load", "func use() { _ = \(use) }\n    func load"))
        let app = SampleModule.app(["Login/LoginInteractor.swift": "import UIKit\n\(other)\n" + code])
        #expect(try messages(app, learned, ImportsRule.self).isEmpty != isTold)
    }

    @Test(
        "What a program writes nobody mends, and extensions of several types tell nothing of one",
        arguments: ["Login/Login.generated.swift", "Login/Added.swift"])
    func generated(path: String) throws {
        let own = SampleModule.app([path: "import UIKit\nextension LoginInteractor { func color() {} }"])
        let source = SampleModule.source
        #expect(try messages(own, source, ImportsRule.self).isEmpty == path.hasSuffix(".generated.swift"))
        let several = SampleModule.app([
            path:
                "import UIKit\nextension LoginInteractor { func color() {} }\nextension UserEntity { func color() {} }"
        ])
        #expect(try messages(several, learned, ImportsRule.self) == [])
    }

    @Test(
        "A cell beside the actor needs UIKit, by whichever of the app's bases", arguments: ["AppCell", "AppBox"])
    func cellsOfBases(base: String) throws {
        let cell = "\nfinal class LoginCell: \(base) { let model = 1 }\n"
        let app = SampleModule.app([
            "Cells.swift": """
            import UIKit
            class PlainCell: UICollectionViewCell {}
            class AppCell: PlainCell {}
            class AppBox {}
            """,
            "Login/LoginInteractor.swift": "import UIKit\n" + text("Interactor") + cell,
        ])
        #expect(try messages(app, learned, ImportsRule.self).isEmpty == (base == "AppCell"))
    }

    @Test(
        "SwiftUI in the file of a screen is no import of what stands beside it",
        arguments: [("AppController", false), ("AppBox", true)])
    func screensBeside(base: String, isTold: Bool) throws {
        let source = SampleModule.counted(
            Self.count, ("mayNotImport: [UIKit]", "mayNotImport: [SwiftUI]"))
        let app = SampleModule.app([
            "Bases.swift": "class AppController: UINavigationController {}\nclass AppBox {}",
            "Login/LoginInteractor.swift": "import SwiftUI\n" + text("Interactor")
                + "\nfinal class LoginFlow: \(base) {}\n",
        ])
        #expect(try messages(app, source, ImportsRule.self).isEmpty != isTold)
    }

    @Test(
        "Who plays a role by its contract alone may work on what is seen",
        arguments: [
            ("LoginDesk", "UIWindow", false), ("LoginDesk", "Int", true), ("LoginInteractor", "UIWindow", true),
        ])
    func playersByContract(name: String, property: String, isTold: Bool) throws {
        let code = text(
            "Interactor", ("class LoginInteractor", "class \(name)"),
            ("    func load", "    var seen: \(property)?\n    func load"))
        let app = SampleModule.app(["Login/LoginInteractor.swift": "import UIKit\n" + code])
        #expect(try messages(app, learned, ImportsRule.self).isEmpty != isTold)
    }

    @Test(
        "SwiftUI for a state of its values is no import to tell",
        arguments: [
            ("NavigationPath", "", "", false), ("Image", "import UIKit\n", "", false),
            ("Image", "", "extension Image {}", false), ("Image", "", "struct Image {}", true),
            ("String", "", "", true),
        ])
    func statesOfSwiftUI(type: String, other: String, declared: String, isTold: Bool) throws {
        let code = text("Interactor", ("    func load", "    var state: \(type)?\n    func load"))
        let app = SampleModule.app([
            "Login/LoginInteractor.swift": "import SwiftUI\n\(other)\(code)", "Images.swift": declared,
        ])
        let source = SampleModule.counted(Self.count, ("mayNotImport: [UIKit]", "mayNotImport: [SwiftUI]"))
        #expect(try messages(app, source, ImportsRule.self).isEmpty != isTold)
    }
}
