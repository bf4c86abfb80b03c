import ScaenaKit
import Testing

@testable import App

@Suite("PromotionBO")
struct PromotionBOTests {
    @Test("leaves each value once")
    func unique() {
        #expect(PromotionBO.unique([.sample, .sample]) == [.sample])
        #expect(PromotionBO.unique([]).isEmpty)
    }

    @Test("does what a test says, during that test")
    func replaced() {
        PromotionBO.rules.replaced(by: PromotionBO.Rules(unique: { _ in [] })) {
            #expect(PromotionBO.unique([.sample]).isEmpty)
        }
        #expect(PromotionBO.unique([.sample]) == [.sample])
    }
}
