import Foundation

/// Gets the data of the Plain good module from the server. It knows how, and works with no value: it passes all on.
@MainActor
final class PlainGoodWorker {
    weak var presenter: (any PlainGood_PresentData)?
}

extension PlainGoodWorker: PlainGood_ManageData {
}
