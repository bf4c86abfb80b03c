import Foundation
import ScaenaData
import ScaenaKit

/// Gets the data of the Items detail module from the server. It knows how, and works with no value: it passes all on.
@MainActor
final class ItemsDetailWorker {
    weak var presenter: (any ItemsDetail_PresentData)?
}

extension ItemsDetailWorker: ItemsDetail_ManageData {
}
