import Foundation
import ScaenaData
import ScaenaTesting
import ScaenaUIKit
import Testing

@testable import Promotions

@MainActor
@Suite("PromotionDetailBuilder")
struct PromotionDetailBuilderTests {
    @Test("creates a module that goes with its view")
    func viewOwnsTheModule() async throws {
        try await HTTPRequester.shared.replaced(by: Self.nobody) {
            try await expectNoLeaks {
                let window = SceneWindow(PromotionDetailBuilder.createPromotionDetailModule(of: .sample))
                await window.settle()
            }
        }
    }

    /// A server that answers nothing.
    private static let nobody = HTTPProvider(baseURL: URL(fileURLWithPath: "/"), transport: StubTransport())
}
