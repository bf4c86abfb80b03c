import Flux
import UIKit

struct OfflineMapsReducer: Reducer {
    let environment: OfflineMapsEnvironment

    func reduce(_ state: inout OfflineMapsState, _ action: OfflineMapsAction) -> Effect<OfflineMapsAction> {
        switch action {
        case .download(let region):
            state.isLoading = true
            UIApplication.shared.isIdleTimerDisabled = true
            return .task { [environment] send in
                try? await environment.download(region)
                send(.stored(region))
            }
        case .stored(let region):
            state.isLoading = false
            state.regions.append(region)
        }
        return .none
    }
}
