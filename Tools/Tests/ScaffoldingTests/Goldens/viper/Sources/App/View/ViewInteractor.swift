import Foundation

/// The use cases of the View module.
@MainActor
final class ViewInteractor {
    weak var presenter: (any ViewInteractorOutputProtocol)?
}

extension ViewInteractor: ViewInteractorInputProtocol {
    func setup() {
        presenter?.didReceive(stack: "View", presenter: false, rootView: 0)
    }
}
