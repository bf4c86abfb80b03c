import ScaenaUIKit
import Testing

@testable import MVPCFSwift6Mode

@MainActor
@Suite("DefaultRowFactory")
struct DefaultRowFactoryTests {
    @Test("makes a cell that shows its values")
    func makes() throws {
        let cell = DefaultRowFactory().make(RowCellViewModel(title: "some text", count: 42))
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text?.isEmpty == false)
    }
}
