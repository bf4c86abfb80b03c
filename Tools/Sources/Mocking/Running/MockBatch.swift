/// Some mocks that one thread made.
struct MockBatch: Sendable {
    var code: [UInt8] = []
    /// The files whose imports they need.
    var sources: Set<Int> = []
    /// The modules that they need.
    var modules: Set<String> = []
    var warnings: [MockWarning] = []
    /// The number of protocols that got a mock.
    var count = 0
}
