import ScaenaUIKit

/// What `CaféViewController` tells the interactor: the scene's lifecycle and what the user did.
@MainActor
protocol CaféInteractorProtocol: SceneInteractorProtocol {
    /// The user tapped ouvrir café.
    func ouvrirCaféTapped()
}

/// What `CaféInteractor` gives to present.
@MainActor
protocol CaféPresenterProtocol: ScenePresenterProtocol {
    /// Presents what the scene shows.
    func present(name: String, tags: [String], counts: [Int], isOpen: Bool, rate: Double?, hint: String?, no: Int?)
}

/// What `CaféPresenter` shows.
@MainActor
protocol CaféViewControllerProtocol: SceneViewControllerProtocol {
    /// Shows values as they are.
    func show(viewModel: CaféViewModel)
}

/// Where `CaféInteractor` may go.
@MainActor
protocol CaféRouterProtocol: SceneRouterProtocol {}

/// Ready to be shown: primitives only.
nonisolated struct CaféViewModel: Equatable, Sendable {
    let name: String
    let tags: [String]
    let counts: [Int]
    let isOpen: Bool
    let rate: Double?
    let hint: String?
    let no: Int?
}
