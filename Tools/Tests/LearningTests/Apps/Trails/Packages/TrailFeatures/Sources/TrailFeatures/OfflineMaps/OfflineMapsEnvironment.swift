import Foundation

struct OfflineMapsEnvironment: Sendable {
    var download: @Sendable (String) async throws -> Void

    static let live = OfflineMapsEnvironment(download: { _ in })
}
