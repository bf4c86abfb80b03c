// A scene writes one import, `ScaenaUIKit`, and gets UIKit on iOS and the headless UIKit elsewhere.
@_exported import ScaenaKit

#if canImport(UIKit)
    @_exported import UIKit
#else
    // As UIKit does: a view's own initialisers name `CGRect` and `NSCoder`.
    @_exported import Foundation
    @_exported import ScaenaHeadlessUIKit
#endif
