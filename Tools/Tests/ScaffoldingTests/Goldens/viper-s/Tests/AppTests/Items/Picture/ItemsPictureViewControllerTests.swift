import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import App

@MainActor
@Suite("ItemsPictureViewController")
struct ItemsPictureViewControllerTests {
    private let director = ItemsPicture_HandleUIEventsMock()
    private let viewController: ItemsPictureViewController

    init() {
        viewController = ItemsPictureViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("displays a model")
    func displaysModel() {
        let model = ItemsPictureUI(name: "some text", photo: UIImage(), badge: UIImage())
        viewController.display(model)
        #expect(viewController.nameLabel.text == "some text")
        #expect(viewController.photoImageView.image == model.photo)
        #expect(viewController.badgeImageView.image == model.badge)
    }

    @Test("displays an error in an alert")
    func displaysError() async {
        let window = SceneWindow(viewController)
        await window.settle()
        viewController.display(error: "It rained.")
        await window.settle()
        #expect(window.shows("It rained.") && window.shows("OK"))
    }
}
