import Testing

@testable import App

@Suite("PromotionBO")
struct PromotionBOTests {
    @Test("leaves each value once")
    func unique() {
        #expect(PromotionBO.unique([.sample, .sample]) == [.sample])
        #expect(PromotionBO.unique([]).isEmpty)
    }
}
