// A scene writes one import, `ScaenaUIKit`, and gets UIKit on iOS and the headless UIKit elsewhere.
@_exported import ScaenaKit

#if canImport(UIKit)
    @_exported import UIKit
#else
    @_exported import ScaenaHeadlessUIKit
#endif
