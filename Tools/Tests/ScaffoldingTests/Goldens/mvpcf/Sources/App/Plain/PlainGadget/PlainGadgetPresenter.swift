import Combine
import Foundation

/// What the Plain gadget module shows, and what it can be asked for.
@MainActor
protocol PlainGadgetPresenter: AnyObject {
    var title: CurrentValueSubject<String, Never> { get }
}

/// The logic of the Plain gadget module. What it depends on comes through its `init`.
@MainActor
final class DefaultPlainGadgetPresenter: PlainGadgetPresenter {
    let title = CurrentValueSubject<String, Never>("Plain gadget")

    private let gadgetID: String

    init(gadgetID: String) {
        self.gadgetID = gadgetID
    }
}
