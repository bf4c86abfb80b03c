import SwiftUI
import UIKit

/// The map for the older screens, which are of UIKit.
final class TrailMapHostingController: UIHostingController<TrailMapView> {
    init() {
        super.init(rootView: TrailMapView(store: .init(TrailMapState(), reducer: TrailMapReducer(environment: .live))))
    }

    @available(*, unavailable)
    required dynamic init?(coder: NSCoder) { nil }
}
