import Foundation

/// Cases that repeat over a matrix what one of them shows: all of them in `make soak`, some of them in `make test`.
/// `make soak` runs the suites that name it (Scripts/soak-suites).
public enum Soak {
    /// True in `make soak`.
    public static let isOn = ProcessInfo.processInfo.environment["SCAENA_SOAK"] == "1"

    /// Returns all cases in `make soak`, and else a few of them.
    public static func all<Case>(_ cases: some Sequence<Case>, orOnly few: [Case]) -> [Case] {
        isOn ? Array(cases) : few
    }

    /// Returns all cases in `make soak`, and else so many of them, taken from all over their list.
    public static func all<Case>(_ cases: some Collection<Case>, orOnly count: Int) -> [Case] {
        let all = Array(cases)
        return isOn || all.count <= count ? all : (0..<count).map { all[$0 * all.count / count] }
    }
}
