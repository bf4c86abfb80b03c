import UIKit

/// What `PlainOfferPresenter` shows.
@MainActor
protocol PlainOfferViewInterface: AnyObject {
    /// The view controller to go from.
    var viewController: UIViewController { get }

    /// Shows values as they are.
    func show(viewModel: PlainOfferViewModel)

    /// Shows what went wrong.
    func show(error: String)

    /// Shows what is wrong with what was entered, below each field; nothing where all is well.
    func showMessages(code: String)
}

/// What the Plain offer module tells the one that opened it.
@MainActor
protocol PlainOfferModuleDelegate: AnyObject {
    /// It is done: taken.
    func plainOfferDidFinish(taken: Promotion)

    /// It is done: canceled.
    func plainOfferDidFinishCanceled()
}

/// Turns what the interactor knows into what the view shows, and decides where to go.
@MainActor
final class PlainOfferPresenter {
    weak var view: (any PlainOfferViewInterface)?
    weak var delegate: (any PlainOfferModuleDelegate)?

    private let interactor: any PlainOfferInteractorInterface
    private let wireframe: PlainOfferWireframe
    private let promotion: Promotion

    init(interactor: any PlainOfferInteractorInterface, wireframe: PlainOfferWireframe, promotion: Promotion) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.promotion = promotion
    }
}

extension PlainOfferPresenter: PlainOfferViewHandler {
    func plainOfferViewDidLoad() {
        show(promotion)
    }

    func plainOfferViewDidPressEnter(code: String, note: String, agrees: Bool) {
        var codeMessage = ""
        if code.allSatisfy(\.isWhitespace) {
            codeMessage = PlainOfferTexts.codeMessage
        }
        view?.showMessages(code: codeMessage)
        guard codeMessage.isEmpty else { return }
        delegate?.plainOfferDidFinish(taken: promotion)
        if let viewController = view?.viewController {
            wireframe.goBack(from: viewController)
        }
    }

    func plainOfferViewDidPressAbout() {
        if let viewController = view?.viewController {
            wireframe.pushAboutModule(from: viewController)
        }
    }

    func plainOfferViewDidPressTerms() {
        if let viewController = view?.viewController {
            wireframe.presentTermsAndConditionsModule(from: viewController)
        }
    }

    func plainOfferViewDidPressLeads() {
        if let viewController = view?.viewController {
            wireframe.pushLeadsModule(from: viewController)
        }
    }

    func plainOfferViewDidPressHome() {
        if let viewController = view?.viewController {
            wireframe.goToRoot(from: viewController)
        }
    }

    func plainOfferViewDidPressCancel() {
        delegate?.plainOfferDidFinishCanceled()
        if let viewController = view?.viewController {
            wireframe.goBack(from: viewController)
        }
    }
}

extension PlainOfferPresenter: PlainOfferInteractorHandler {
}

extension PlainOfferPresenter {
    private func show(_ promotion: Promotion) {
        view?.show(viewModel: PlainOfferViewModel(name: promotion.name))
    }
}
