import Foundation

public struct Trail: Identifiable, Hashable, Sendable {
    public let id: Int
    public var name: String
    public var kilometres: Double

    public init(id: Int, name: String, kilometres: Double) {
        self.id = id
        self.name = name
        self.kilometres = kilometres
    }
}

public struct Forecast: Equatable, Sendable {
    public let degrees: Int
    public let sky: String

    public init(degrees: Int, sky: String) {
        self.degrees = degrees
        self.sky = sky
    }
}
