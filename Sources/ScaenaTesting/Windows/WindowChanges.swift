import Foundation
import ScaenaUIKit

/// Wakes the code that waits for a window to change.
@MainActor
final class WindowChanges {
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    private var nextKey = 0
    private var isWaking = false

    init(of window: UIWindow) {
        #if !canImport(UIKit)
            window.renderer = self
        #endif
    }

    /// Returns after the next change, or at the deadline.
    func next(before deadline: Date) async {
        let key = nextKey
        nextKey += 1
        #if canImport(UIKit)
            // UIKit tells nobody of its changes.
            let wake = min(deadline.timeIntervalSinceNow, 0.01)
        #else
            let wake = deadline.timeIntervalSinceNow
        #endif
        await withCheckedContinuation { continuation in
            waiting[key] = continuation
            DispatchQueue.main.asyncAfter(deadline: .now() + max(0, wake)) { [weak self] in
                self?.waiting.removeValue(forKey: key)?.resume()
            }
        }
    }

    private func wakeAll() {
        let woken = waiting.values
        waiting = [:]
        for continuation in woken { continuation.resume() }
    }

    /// Wakes the waiting code in a later turn: a change is told in its middle.
    fileprivate func wakeSoon() {
        guard !waiting.isEmpty, !isWaking else { return }
        isWaking = true
        DispatchQueue.main.async { [weak self] in
            self?.isWaking = false
            self?.wakeAll()
        }
    }
}

#if !canImport(UIKit)
    import ScaenaHeadlessUIKit

    extension WindowChanges: WindowRenderer {
        func windowNeedsRendering(_ window: UIWindow) {
            wakeSoon()
        }
    }
#endif
