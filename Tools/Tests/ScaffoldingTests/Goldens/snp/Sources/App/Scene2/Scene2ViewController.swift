import ScaenaUIKit

/// Owns the Scene2 scene, and tells the interactor its lifecycle and what the user did.
final class Scene2ViewController: SceneViewController {
    private let scene2Interactor: any Scene2InteractorProtocol
    private let scene2View = Scene2View()

    init(interactor: any Scene2InteractorProtocol) {
        scene2Interactor = interactor
        super.init(interactor: interactor)
        title = Scene2Texts.title
    }

    override func loadView() {
        view = scene2View
    }

    /// Tells the interactor what no control of its own knows; to be called by what does, such as the delegate of a list.
    func rowSelected(index: Int) {
        scene2Interactor.rowSelected(index: index)
    }
}

extension Scene2ViewController: Scene2ViewControllerProtocol {
    func show(viewModel: Scene2ViewModel) {
        scene2View.firstLabel.text = String(viewModel.first)
    }
}
