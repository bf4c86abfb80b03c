import Foundation
import ScaenaKit
import ScaenaUIKit
import Testing

@Suite("AppStateManager")
@MainActor
struct AppStateManagerTests {
    private let center = NotificationCenter()

    @Test func tellsEachChangeOnce() {
        let manager = AppStateManager(.active, center: center)
        var told: [AppStateManager.State] = []
        let token = manager.state.observe { told.append($0) }
        for name in [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
            UIApplication.didBecomeActiveNotification,
        ] {
            center.post(name: name, object: nil)
        }
        #expect(told == [.active, .inactive, .background, .inactive, .active])
        withExtendedLifetime(token) {}
    }

    @Test func goesThoughItListens() {
        weak var seen: AppStateManager?
        do {
            let manager = AppStateManager(.background, center: center)
            seen = manager
            #expect(manager.state.currentValue == .background)
        }
        #expect(seen == nil)
        center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    }
}
