import Foundation

/// What can be requested from `PlainOfferInteractor`.
@MainActor
protocol PlainOfferInteractorInterface: AnyObject {
}

/// What `PlainOfferInteractor` tells of its requests.
@MainActor
protocol PlainOfferInteractorHandler: AnyObject {
}

/// The use cases of the Plain offer module.
@MainActor
final class PlainOfferInteractor {
    weak var handler: (any PlainOfferInteractorHandler)?
}

extension PlainOfferInteractor: PlainOfferInteractorInterface {
}
