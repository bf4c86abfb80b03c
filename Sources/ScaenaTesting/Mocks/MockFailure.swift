#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Makes the running test fail, whichever library runs it.
nonisolated enum MockFailure {
    static func report(
        _ message: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: Int = #column
    ) {
        #if canImport(Testing)
            if Test.current != nil {
                Issue.record(
                    Comment(rawValue: message),
                    sourceLocation: SourceLocation(
                        fileID: fileID, filePath: "\(filePath)", line: Int(line), column: column))
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(message, file: filePath, line: line)
        #else
            print(message)
        #endif
    }
}
