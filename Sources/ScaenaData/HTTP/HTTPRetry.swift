import Foundation

/// When a request that failed is sent again, and after what pause.
///
/// Only what may be repeated is: idempotent methods, and requests that say so (``HTTPRequest/isRepeatable``). The pause
/// doubles from one attempt to the next and is shortened at random, so that the clients of a server that was down do
/// not come back together. A server that says when to come back (`Retry-After`) is obeyed; one that says "later than
/// ``longestPause``" is not waited for.
///
/// ```swift
/// let retry = HTTPRetry(attempts: 3, firstPause: 1, statuses: [429, 503])
/// let provider = HTTPProvider(baseURL: url, transport: transport, retry: retry, time: time)
/// ```
public struct HTTPRetry: Sendable {
    /// The number of times that a request is sent at most.
    public var attempts: Int
    /// The pause after the first attempt, in seconds.
    public var firstPause: TimeInterval
    /// The longest pause, in seconds.
    public var longestPause: TimeInterval
    /// The part of a pause that chance may take away, from 0 to 1.
    public var jitter: Double
    /// The statuses after which a request is sent again.
    public var statuses: Set<Int>
    /// Where chance comes from: numbers from 0 to 1.
    public var chance: @Sendable () -> Double

    /// A policy.
    ///
    /// - Parameters:
    ///   - attempts: The number of times that a request is sent at most.
    ///   - firstPause: The pause after the first attempt, in seconds.
    ///   - longestPause: The longest pause, in seconds.
    ///   - jitter: The part of a pause that chance may take away, from 0 to 1.
    ///   - statuses: The statuses after which a request is sent again.
    ///   - chance: Where chance comes from: numbers from 0 to 1.
    public init(
        attempts: Int, firstPause: TimeInterval = 0.5, longestPause: TimeInterval = 30, jitter: Double = 0.5,
        statuses: Set<Int> = [408, 429, 500, 502, 503, 504],
        chance: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
    ) {
        self.attempts = attempts
        self.firstPause = firstPause
        self.longestPause = longestPause
        self.jitter = jitter
        self.statuses = statuses
        self.chance = chance
    }

    /// Every request is sent once.
    public static let never = HTTPRetry(attempts: 1)
    /// Three attempts, half a second and a second apart at most.
    public static let standard = HTTPRetry(attempts: 3)

    /// The pause before the next attempt, in seconds; `nil` when there is none.
    func pause(after outcome: Result<HTTPResponse, any Error>, attempt: Int, now: Date) -> TimeInterval? {
        guard attempt < attempts else { return nil }
        switch outcome {
        case .success(let response):
            guard statuses.contains(response.status) else { return nil }
            if let wish = RetryAfter.seconds(of: response, now: now) { return wish <= longestPause ? wish : nil }
        case .failure(let error):
            guard let error = error as? HTTPError, Self.mayPass(error) else { return nil }
        }
        let pause = min(firstPause * pow(2, Double(attempt - 1)), longestPause)
        return pause * (1 - min(max(jitter, 0), 1) * min(max(chance(), 0), 1))
    }

    /// Returns true if a failure may be over a moment later.
    private static func mayPass(_ error: HTTPError) -> Bool {
        switch error {
        case .offline, .unreachable, .timedOut, .connectionLost, .transport, .notHTTP: true
        default: false
        }
    }
}

/// When a server wants to be asked again (RFC 9110, section 10.2.3): seconds, or a date.
enum RetryAfter {
    static func seconds(of response: HTTPResponse, now: Date) -> TimeInterval? {
        guard let text = response.header("Retry-After")?.trimmingCharacters(in: .whitespaces) else { return nil }
        if let seconds = Int(text) { return seconds >= 0 ? TimeInterval(seconds) : nil }
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
        return formatter.date(from: text).map { max(0, $0.timeIntervalSince(now)) }
    }
}
