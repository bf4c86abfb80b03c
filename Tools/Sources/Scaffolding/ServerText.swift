/// The JSON in which a server writes the sample of a value.
enum ServerText {
    private static let known = [
        "Date(timeIntervalSince1970: 0)": #""1970-01-01T00:00:00Z""#, "Decimal(42)": "42",
        #"URL(fileURLWithPath: "/sample")"#: #""file:///sample""#,
        "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))": #""00000000-0000-0000-0000-000000000001""#,
    ]

    /// Returns the JSON of a sample; nil where nobody can tell: of types of the app's own, of dictionaries.
    ///
    /// - Parameter sample: the sample's code.
    static func json(of sample: String) -> String? {
        if let text = known[sample] { return text }
        if ["true", "false"].contains(sample) || Double(sample) != nil { return sample }
        if sample.hasPrefix("\""), sample.hasSuffix("\""),
            !sample.dropFirst().dropLast().contains(where: "\"\\".contains)
        {
            return sample
        }
        guard sample.hasPrefix("["), sample.hasSuffix("]") else { return nil }
        let element = String(sample.dropFirst().dropLast())
        return element.isEmpty ? "[]" : json(of: element).map { "[\($0)]" }
    }
}
