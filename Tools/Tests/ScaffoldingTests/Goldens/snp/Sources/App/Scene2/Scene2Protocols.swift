import ScaenaUIKit

/// What `Scene2ViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol Scene2InteractorProtocol: SceneInteractorProtocol {
    /// The user acted on row.
    func rowSelected(index: Int)
}

/// What `Scene2Interactor` gives to present.
@MainActor
protocol Scene2PresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(first: Double)
}

/// What `Scene2Presenter` shows.
@MainActor
protocol Scene2ViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: Scene2ViewModel)
}

/// Where `Scene2Interactor` may go.
@MainActor
protocol Scene2RouterProtocol: SceneRouterProtocol {}

/// Ready to be shown: primitives only.
nonisolated struct Scene2ViewModel: Equatable, Sendable {
    let first: Double
}
