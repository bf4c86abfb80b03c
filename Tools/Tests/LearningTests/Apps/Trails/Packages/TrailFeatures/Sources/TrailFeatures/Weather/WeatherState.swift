import Flux
import TrailModels

public struct WeatherState: Equatable {
    var forecast: Forecast?

    public init() {}
}

public enum WeatherAction: Equatable {
    case refresh
    case received(Forecast)
}

public typealias WeatherStore = Store<WeatherState, WeatherAction>
