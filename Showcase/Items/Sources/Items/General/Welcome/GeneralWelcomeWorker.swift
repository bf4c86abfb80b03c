import Foundation
import ScaenaData
import ScaenaKit

/// Gets the data of the General welcome module from the server. It knows how, and works with no value: it passes all on.
@MainActor
final class GeneralWelcomeWorker {
    weak var presenter: (any GeneralWelcome_PresentData)?
}

extension GeneralWelcomeWorker: GeneralWelcome_ManageData {
}
