import ShowcaseAPI
import Testing

@testable import ShowcaseHost

@Suite struct ShowcaseOptionsTests {
    @Test func withoutArgumentsThePortIsFreeToChooseAndTheAPIFine() throws {
        let options = try ShowcaseOptions(arguments: [])
        #expect(options.port == nil)
        #expect(options.api == .ok)
        #expect(!options.wantsHelp)
    }

    @Test(arguments: [["--port", "9000", "--api", "slow"], ["--api=slow", "--port=9000"]])
    func readsBothSpellings(arguments: [String]) throws {
        let options = try ShowcaseOptions(arguments: arguments)
        #expect(options.port == 9000)
        #expect(options.api == .slow)
    }

    @Test func readsTheAppAndTheLanguage() throws {
        let options = try ShowcaseOptions(arguments: ["--app", "items", "--language=fa"])
        #expect(options.app == .items && options.language == .persian)
        #expect(ShowcaseDoor.allCases.allSatisfy { ShowcaseOptions.help.contains($0.rawValue) })
    }

    @Test func beginsAnewOnlyWhenItIsTold() throws {
        #expect(try !ShowcaseOptions(arguments: []).beginsAnew)
        #expect(try ShowcaseOptions(arguments: ["--fresh"]).beginsAnew)
    }

    @Test func theEnvironmentNamesAPortUnlessTheCommandLineDoes() throws {
        #expect(try ShowcaseOptions(arguments: [], environment: ["PORT": "9001"]).port == 9001)
        #expect(try ShowcaseOptions(arguments: ["--port", "9000"], environment: ["PORT": "9001"]).port == 9000)
        #expect(try ShowcaseOptions(arguments: [], environment: ["PORT": ""]).port == nil)
    }

    @Test(arguments: [
        (["--ports", "1"], ShowcaseUsageError.unknown("--ports")),
        (["9000"], .unknown("9000")),
        (["--help=me"], .unknown("--help=me")),
        (["--fresh=yes"], .unknown("--fresh=yes")),
        (["--port"], .missingValue("--port")),
        (["--port", "0"], .noPort("0", source: "--port")),
        (["--port", "65536"], .noPort("65536", source: "--port")),
        (["--port", "-1"], .noPort("-1", source: "--port")),
        (["--port="], .noPort("", source: "--port")),
        (["--api", "broken"], .noBehaviour("broken")),
        (["--app", "itmes"], .noApp("itmes")),
        (["--language", "de"], .noLanguage("de")),
    ])
    func refusesInWords(arguments: [String], expected: ShowcaseUsageError) {
        #expect(throws: expected) { try ShowcaseOptions(arguments: arguments) }
    }

    @Test func aWrongPortInTheEnvironmentIsNamedAsSuch() {
        let error = #expect(throws: ShowcaseUsageError.self) {
            try ShowcaseOptions(arguments: [], environment: ["PORT": "http"])
        }
        #expect(error?.localizedDescription == "'http' (PORT) is no port: write a number from 1 to 65535.")
    }
}
