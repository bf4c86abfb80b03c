#if os(Linux)
    import Foundation
    import Testing

    /// ScaenaTesting throws the faults that it finds; here is the proof that an XCTest fails with them. An issue
    /// recorded for Swift Testing would pass there in silence.
    @Suite("Failures reach XCTest")
    struct XCTestPathTests {
        @Test func eachExpectationFailsATestOfXCTest() async throws {
            let process = Process()
            // This very program: without further words it runs what is written for XCTest.
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            process.arguments = ["ScaenaTestingTests.FailuresUnderXCTest"]
            process.environment = ProcessInfo.processInfo.environment.merging(
                [FailuresUnderXCTest.switchName: "1"]
            ) { $1 }
            let output = Pipe()
            process.standardOutput = output
            process.standardError = output
            let text = try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async {
                    do {
                        try process.run()
                        let text = String(
                            decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                        process.waitUntilExit()
                        continuation.resume(returning: text)
                    } catch {
                        continuation.resume(throwing: error)
                    }
                }
            }
            #expect(process.terminationStatus != 0)
            #expect(text.contains("Executed 4 tests, with 3 failures"), "\(text)")
            for message in [
                "still alive of scene Scene: its view controller (SceneViewController)",
                "Nothing is called \"Nothing\". To be seen:",
                "No answer for /nowhere: the stub transport has none at all.",
            ] {
                #expect(text.contains(message), "\(message) is not in:\n\(text)")
            }
        }
    }
#endif
