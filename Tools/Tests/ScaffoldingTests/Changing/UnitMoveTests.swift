import Architecture
import Foundation
import Testing

@testable import Scaffolding

@Suite("What would have to change in a unit for another architecture")
struct UnitMoveTests {
    private let project: ScaffoldedProject

    init() throws {
        project = try ScaffoldedProject()
        let snp = try project.source("snp")
        try project.write(UnitRequest(name: "Items", into: project.into, events: "rowTapped"), snp)
        try project.write(UnitRequest(name: "Home", into: project.into, navigates: "Items"), snp)
    }

    private func move(from old: String, to new: String) throws -> [String: [String]] {
        let move = try UnitMove(
            of: "Items", from: try project.source(old).definition(), to: try project.source(new).definition(),
            project.surroundings())
        #expect(move.sections.map(\.title) == ["Files", "Types", "Contracts", "Wires", "Holds", "Messages"])
        return Dictionary(uniqueKeysWithValues: move.sections.map { ($0.title, $0.lines) })
    }

    @Test("is nothing for the one that it has")
    func same() throws {
        #expect(Set(try move(from: "snp", to: "snp").values) == [["nothing changes"]])
    }

    @Test("is listed with file and line")
    func another() throws {
        let plan = try move(from: "snp", to: "bviper")
        let place = "Sources/App/Items/Items"
        #expect(plan["Files"]?.contains("\(place)Configurator.swift: becomes ItemsBuilder.swift") == true)
        #expect(
            plan["Types"]?.contains {
                $0.hasPrefix("\(place)ViewController.swift:") && $0.contains("is called ItemsVC")
            }
                == true)
        #expect(plan["Contracts"]?.contains { $0.contains("ItemsRouterProtocol goes") } == true)
        #expect(plan["Wires"]?.contains { $0.hasPrefix("Sources/App/Home/HomeRouter.swift:") } == true)
        #expect(plan["Holds"]?.isEmpty == false)
        #expect(plan["Messages"]?.isEmpty == false)
    }
}
