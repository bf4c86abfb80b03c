import SwiftUI
import TrailFeatures
import UIKit

/// Opens the weather from an older UIKit screen of the widget.
@MainActor
enum WidgetLauncher {
    static func showWeather(from controller: UIViewController) {
        let store = WeatherStore(WeatherState(), reducer: WeatherReducer(environment: .live))
        controller.present(UIHostingController(rootView: WeatherView(store: store)), animated: true)
    }
}
