import Foundation
import TrailModels

public struct WeatherEnvironment: Sendable {
    var forecast: @Sendable () async -> Forecast

    public static let live = WeatherEnvironment(forecast: { Forecast(degrees: 18, sky: "clear") })
}
