import Foundation
import Testing

@testable import Chromium

@Suite struct JSONTests {
    private static let readable: [(String, JSON)] = [
        (#"null"#, .null), (#" true "#, true), (#"-1.5e2"#, -150), (#""""#, ""),
        (#""a\"\\\/\n\tz""#, "a\"\\/\n\tz"), (#""\u00e9\ud83d\ude80\ud83d""#, "é🚀\u{FFFD}"),
        (#"[]"#, []), (#"[1, [2], {"a" : {}}]"#, [1, [2], ["a": [:]]]), (#"{"a":1,"a":2}"#, ["a": 2]),
        ("\"Zoë “quoted”\"", "Zoë “quoted”"),
    ]

    @Test(arguments: readable)
    func reads(text: String, expected: JSON) {
        #expect(JSONParser.parse(Data(text.utf8)) == expected)
    }

    @Test(arguments: [
        "", "nul", "tru", "[", "[1", "[1,", "[1,]", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}", "{a:1}", "\"",
        "\"\\", "\"\\x\"", "\"\\u12\"", "1 2", "--1", "]",
    ])
    func refuses(text: String) {
        #expect(JSONParser.parse(Data(text.utf8)) == nil)
    }

    @Test func readsWhatItWrote() throws {
        let value: JSON = ["a": [1, 2.5, "é\u{1F680}\n\u{1}", .null, true], "b": ["": -0.25]]
        #expect(JSONParser.parse(try JSONEncoder().encode(value)) == value)
    }
}
