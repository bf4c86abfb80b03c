import Foundation
import ScaenaData
import Testing

nonisolated struct ItemDTO: Codable, Sendable {
    let id: Int?
    let name: String?
    let photo: String?
}

nonisolated extension ItemDTO: EntityConvertible {
    func entity() throws(MappingError) -> MappedItem {
        MappedItem(
            id: try Field("id", id).required(),
            name: try Field("name", name).notEmpty(),
            photo: try Field("photo", photo).url())
    }
}

nonisolated struct MappedItem: Equatable, Sendable {
    let id: Int
    let name: String
    let photo: URL
}

@Suite("Examples of mapping")
struct MappingExamples {
    struct RowMapper: ViewModelConvertible {
        struct Row: Equatable, Sendable {
            let title: String
        }

        func viewModel(of entity: MappedItem) -> Row { Row(title: "\(entity.id). \(entity.name)") }
    }

    @Test func whatAServerSentBecomesAnEntityAndARow() throws {
        let dto = ItemDTO(id: 1, name: "Lamp", photo: "https://shop.example/lamp.jpg")
        #expect(RowMapper().viewModels(of: [try dto.entity()]).map(\.title) == ["1. Lamp"])
    }

    @Test func whatIsWrongIsNamed() {
        var report = ""
        do {
            _ = try ItemDTO(id: 1, name: "", photo: nil).entity()
        } catch {
            report = "\(error.field) should be \(error.expected)"
        }
        #expect(report.hasPrefix("name should be"))
    }
}
