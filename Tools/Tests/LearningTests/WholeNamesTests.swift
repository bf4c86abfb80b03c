import Architecture
import Testing

@testable import Learning

/// Units whose names begin alike, and types that carry a unit's name.
@Suite("Learning which name is a scene's")
struct WholeNamesTests: SceneTexts {
    private static let mvp = [
        "NAME/NAMEViewController.swift":
            "class NAMEViewController: UIViewController { var presenter: NAMEPresenter! }",
        "NAME/NAMEPresenter.swift": "class NAMEPresenter {}",
    ]

    private func units(_ files: [String: String]) throws -> [String] {
        try #require(learning(files).architectures.first).units.map(\.name)
    }

    @Test("A shorter name leaves a longer one its screen and its part")
    func longerNames() throws {
        var files = scenes(Self.mvp)
        for part in ["Overview", "Detail"] {
            files["Orders/Orders\(part)ViewController.swift"] =
                "class Orders\(part)ViewController: UIViewController { var presenter: Orders\(part)Presenter! }"
            files["Orders/Orders\(part)Presenter.swift"] = "class Orders\(part)Presenter {}"
            files["Map/Map\(part)ViewController.swift"] =
                "class Map\(part)ViewController: UIViewController { var presenter: Map\(part)Presenter! }"
            files["Map/Map\(part)Presenter.swift"] = "class Map\(part)Presenter {}"
            files["Pin/Pin\(part)ViewController.swift"] = "class Pin\(part)ViewController: UIViewController {}"
            files["Pin/Pin\(part)Presenter.swift"] = "class Pin\(part)Presenter {}"
        }
        let found = try units(files)
        #expect(
            found.contains("OrdersOverview") && found.contains("OrdersDetail") && found.contains("Orders"), "\(found)")
        #expect(found.count == 16, "\(found)")
    }

    @Test("The folder's name is the scene's, whatever begins with less of it")
    func folders() throws {
        var files = scenes(Self.mvp)
        for name in ["Category", "Place", "Slot"] {
            let scene = name + "Picker"
            files["\(scene)/\(scene)ViewController.swift"] =
                "class \(scene)ViewController: UIViewController { var presenter: \(scene)Presenter! }"
            files["\(scene)/\(scene)Presenter.swift"] = "class \(scene)Presenter {}"
            files["\(scene)/\(name)Cell.swift"] = "class \(name)Cell: UITableViewCell {}"
            files["\(scene)/\(name)Item.swift"] = "struct \(name)Item {}"
        }
        let all = learning(files).architectures
        #expect(all.count == 1)
        #expect(
            all.first?.units.map(\.name).filter { $0.hasSuffix("Picker") } == [
                "CategoryPicker", "PlacePicker", "SlotPicker",
            ])
    }

    @Test("Who carries the scene's name is no other scene's, whatever its role is")
    func ownParts() throws {
        var files = scenes([
            "NAME/NAMEViewController.swift":
                "class NAMEViewController: UIViewController, NAMEDisplay { let presenter: NAMEPresenter }",
            "NAME/NAMEPresenter.swift":
                "protocol NAMEDisplay: AnyObject {}\nclass NAMEPresenter { weak var display: NAMEDisplay? }",
        ])
        for name in ["Map", "Pin", "Cart"] {
            files["\(name)/\(name)ViewController.swift"] =
                "class \(name)Odd\(name)ViewController: UIViewController, \(name)Display {}"
        }
        let learned = try #require(learning(files).architectures.first)
        #expect(!learned.channels.contains { $0.leavesUnit })
    }
}
