// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Protocols whose mocks have to compile for iOS 15: not a stand-in itself.

enum RideError: Error { case full }

protocol Booking: Sendable {
    func book(_ seat: Int) throws(RideError)
    func price(_ seat: Int) async throws(RideError) -> Int
    var seats: Int { get throws(RideError) }
    static func open() throws(RideError) -> Int
    func notify(_ body: @escaping @Sendable (Int) throws(RideError) -> Void)
    func visit(_ body: (Int) throws(RideError) -> Void) throws(RideError)
    func values() -> AsyncThrowingStream<Int, any Error>
}

protocol Counting: Actor {
    func count() throws(RideError) -> Int
}

@MainActor
protocol Showing: AnyObject {
    func show(_ text: String)
    func ask(_ question: String) async throws(RideError) -> Bool
}
