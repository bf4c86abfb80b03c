import Foundation

#if canImport(UIKit)
    import UIKit

    /// Waits until transitions have ended, as long as an animated one takes on a device.
    @MainActor
    func settle() async {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
    }
#else
    import ScaenaHeadlessUIKit

    /// Waits until transitions have ended.
    @MainActor
    func settle() async {
        await MainQueue.settle()
    }
#endif
