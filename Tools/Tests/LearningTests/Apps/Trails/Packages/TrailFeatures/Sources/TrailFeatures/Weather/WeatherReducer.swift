import Flux

public struct WeatherReducer: Reducer {
    let environment: WeatherEnvironment

    public init(environment: WeatherEnvironment) { self.environment = environment }

    public func reduce(_ state: inout WeatherState, _ action: WeatherAction) -> Effect<WeatherAction> {
        switch action {
        case .refresh:
            return .task { [environment] send in send(.received(await environment.forecast())) }
        case .received(let forecast): state.forecast = forecast
        }
        return .none
    }
}
