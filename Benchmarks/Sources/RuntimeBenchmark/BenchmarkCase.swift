import Measuring

/// Some work, done by the runtime and by what it is compared with.
@MainActor
struct BenchmarkCase {
    /// Names it, in the table and for peers.
    let name: String
    /// The best that plain Swift can do.
    let limit: Contestant
    /// The runtime.
    let ours: Contestant
    /// The most that the runtime may cost, in limits; `nil` for no target.
    var target: Double?
    /// True if the runtime must not allocate.
    var allocatesNothing = false
}
