import Testing

/// Runs the tests of this package on Linux.
///
/// Where there is no such file SwiftPM looks in the build's index for tests of XCTest, of which there are none here. Without the index a
/// build of these targets takes a quarter less work.
@main struct TestsOfThisPackage {
    static func main() async {
        // SwiftPM asks for tests of XCTest first.
        let arguments = CommandLine.arguments
        if let library = arguments.firstIndex(of: "--testing-library"),
            arguments.dropFirst(library + 1).first == "xctest"
        {
            return
        }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
