#if canImport(os)
    import ScaenaKit
    import Testing
    import os

    @Suite("Examples of the system's log") @MainActor
    struct SystemLogExamples {
        @Test func aLogIsWrittenToTheSystems() {
            let log = RuntimeLog(to: Logger(subsystem: "com.example.shop", category: "scenes"))
            withExtendedLifetime(log) {}
        }
    }
#endif
