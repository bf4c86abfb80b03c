#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Makes the running test fail, whichever library runs it.
nonisolated enum MockFailure {
    /// Where in a test something was asked for. The compiler makes less for a class than for a value of several parts.
    nonisolated final class Place {
        let fileID: String
        let filePath: StaticString
        let line: UInt
        let column: Int

        init(fileID: String, filePath: StaticString, line: UInt, column: Int) {
            self.fileID = fileID
            self.filePath = filePath
            self.line = line
            self.column = column
        }
    }

    /// Makes the test fail.
    ///
    /// - Parameters:
    ///   - message: Why.
    ///   - place: Where; nil where no test asked for anything, and its own place is the best to tell.
    static func report(_ message: String, at place: Place? = nil) {
        if reportToTest(message, at: place) { return }
        // On a thread that no test is known of, either library may be the one that runs; the other does not hear it.
        #if canImport(Testing)
            record(message, at: place)
        #endif
    }

    /// Makes the test fail and stops the program, which says why by itself where no test is known.
    static func stop(_ message: String) -> Never {
        _ = reportToTest(message, at: nil)
        fatalError(message)
    }

    /// Makes the test fail that is known to run, be it one of Swift Testing's or one of XCTest's.
    ///
    /// - Returns: True if one of Swift Testing's was.
    private static func reportToTest(_ message: String, at place: Place?) -> Bool {
        #if canImport(Testing)
            if Test.current != nil {
                record(message, at: place)
                return true
            }
        #endif
        #if canImport(XCTest)
            if let place { XCTFail(message, file: place.filePath, line: place.line) } else { XCTFail(message) }
        #elseif !canImport(Testing)
            print(message)
        #endif
        return false
    }

    #if canImport(Testing)
        /// Makes one of Swift Testing's tests fail, or their whole run where none is known.
        private static func record(_ message: String, at place: Place?) {
            var location =
                Test.current?.sourceLocation
                ?? SourceLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
            if let place {
                location = SourceLocation(
                    fileID: place.fileID, filePath: place.filePath.description, line: Int(place.line),
                    column: place.column)
            }
            Issue.record(Comment(rawValue: message), sourceLocation: location)
        }
    #endif
}
