import Foundation

/// The coding with which every store writes and reads its values.
package enum ModelCoding {
    private static let encoder = {
        let encoder = JSONEncoder()
        // The same value is always the same bytes: what did not change is seen by comparing.
        encoder.outputFormatting = .sortedKeys
        return encoder
    }()
    private static let decoder = JSONDecoder()

    /// A value as JSON.
    package static func encode<Value: Encodable>(
        _ value: Value, key: @autoclosure () -> String
    ) throws(ModelStoreError) -> Data {
        do {
            return try encoder.encode(value)
        } catch {
            throw .notEncodable(
                key: key(), type: String(describing: Value.self), reason: JSONFailure.reason(of: error))
        }
    }

    /// A value from JSON.
    package static func decode<Value: Decodable>(
        _ type: Value.Type, from data: Data, key: @autoclosure () -> String
    ) throws(ModelStoreError) -> Value {
        do {
            return try decoder.decode(type, from: data)
        } catch {
            throw .notDecodable(
                key: key(), type: String(describing: Value.self), reason: JSONFailure.reason(of: error))
        }
    }
}
