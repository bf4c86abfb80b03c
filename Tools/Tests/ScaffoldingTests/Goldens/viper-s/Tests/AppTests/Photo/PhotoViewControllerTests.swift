import Testing
import UIKit

@testable import App

@MainActor
@Suite("PhotoViewController")
struct PhotoViewControllerTests {
    private let director = Photo_HandleUIEventsMock()
    private let viewController: PhotoViewController

    init() {
        viewController = PhotoViewController(director: director)
    }

    @Test("tells the director when it is ready")
    func tellsThatItIsReady() {
        viewController.loadViewIfNeeded()
        #expect(director.calls == [.onUIReady])
    }

    @Test("displays a model")
    func displaysModel() {
        let model = PhotoUI(photo: UIImage())
        viewController.display(model)
        #expect(viewController.photoImageView.image == model.photo)
    }
}
