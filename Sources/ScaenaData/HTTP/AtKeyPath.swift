import Foundation

/// A value somewhere inside a JSON document, read in the same pass as the document.
///
/// The way there comes with the decoder (`userInfo`), since `Decodable` has no other door for it.
struct AtKeyPath<Value: Decodable>: Decodable {
    let value: Value

    init(from decoder: any Decoder) throws {
        let keys = KeyPathInfo.keys(of: decoder)
        guard let last = keys.last else {
            value = try Value(from: decoder)
            return
        }
        var container = try decoder.container(keyedBy: NameKey.self)
        for key in keys.dropLast() {
            container = try container.nestedContainer(keyedBy: NameKey.self, forKey: NameKey(key))
        }
        value = try container.decode(Value.self, forKey: NameKey(last))
    }
}

/// The way to a value, as a decoder carries it.
enum KeyPathInfo {
    // Optional by the initialiser's signature only: every raw value makes a key.
    private static let key = CodingUserInfoKey(rawValue: "org.scaena.keyPath")

    /// Hands the decoder a key path: keys with dots between them.
    static func set(_ keyPath: String, on decoder: JSONDecoder) {
        guard let key else { return }
        decoder.userInfo[key] = keyPath.split(separator: ".").map(String.init)
    }

    static func keys(of decoder: any Decoder) -> [String] {
        key.flatMap { decoder.userInfo[$0] as? [String] } ?? []
    }
}

private struct NameKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}
