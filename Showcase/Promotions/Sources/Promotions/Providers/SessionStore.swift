import Foundation
import ScaenaData
import ScaenaKit

/// Keeps a token among the secrets of this device, and tells when it goes. It knows no business.
@MainActor
final class SessionStore {
    /// The app's own, unless a test replaces it.
    nonisolated static let shared = BusinessObject<@MainActor @Sendable () -> SessionStore>({ standard })

    /// The store here and now.
    static var current: SessionStore { shared.current() }

    private static let standard = SessionStore(secrets: deviceSecrets)

    /// The secrets of this device.
    static let deviceSecrets = DeviceSecrets.store(for: "Promotions")

    /// The token; `nil` where there is none.
    var token: StateSource<String?> { session.user }

    /// The name of the token among the secrets.
    nonisolated static let name = "token"
    private let secrets: any SecretStore
    private let session: SessionManager<String>

    /// - Parameter secrets: Where the token is kept. One that cannot be read is as good as none.
    init(secrets: any SecretStore) {
        self.secrets = secrets
        let token = try? secrets.secret(Self.name)
        session = SessionManager(token.map { String(decoding: $0, as: UTF8.self) })
        session.atLogout { try? secrets.setSecret(nil, Self.name) }
    }

    /// Keeps a token, in the place of the one before it.
    func keep(_ token: String) async throws {
        try secrets.setSecret(Data(token.utf8), Self.name)
        await session.login(token)
    }

    /// Registers what else goes with the token, as what was fetched by it.
    func atEnd(_ action: @escaping @MainActor @Sendable () async -> Void) {
        session.atLogout(action)
    }

    /// Forgets the token.
    func forget() async {
        await session.logout()
    }
}
