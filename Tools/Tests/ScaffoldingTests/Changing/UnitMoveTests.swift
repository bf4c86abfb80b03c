import Architecture
import Foundation
import TemporaryFolders
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
        #expect(move.sections.map(\.title) == ["Files", "Types", "Contracts", "Wires", "Holds", "Messages", "Tests"])
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

    private static let architectures = ["snp", "mvpcf", "viper-s", "bviper"]

    @Test(
        "names each file once, in all pairs of the four",
        arguments: Soak.all(
            architectures.flatMap { old in architectures.filter { $0 != old }.map { (old, $0) } }, orOnly: 4))
    func pairs(old: String, new: String) throws {
        let project = try ScaffoldedProject()
        try project.write(
            UnitRequest(name: "Offer", into: project.into, group: old == "mvpcf" ? "Deals" : nil),
            try project.source(old))
        let move = try UnitMove(
            of: "Offer", from: try project.source(old).definition(), to: try project.source(new).definition(),
            project.surroundings())
        let files = try #require(move.sections.first { $0.title == "Files" }).lines
        let there = files.compactMap { $0.split(separator: ":").first?.split(separator: "/").last.map(String.init) }
        let then = files.compactMap { line in
            line.range(of: ": becomes ").map { String(line[$0.upperBound...]) }
        }
        #expect(Set(there).count == there.count, "\(files)")
        #expect(Set(then).count == then.count && Set(then).isDisjoint(with: there), "\(files)")
        #expect(!move.text.contains(" a I") && !move.text.contains(" a O"), "\(move.text)")
        // Who has the other architecture's name for something is not told to be made anew.
        let wires = try #require(move.sections.first { $0.title == "Wires" }).lines
        for line in wires where line.hasPrefix("it makes ") {
            let parts = line.dropFirst("it makes ".count).components(separatedBy: ", and no longer ")
            let made = Set(parts[0].components(separatedBy: ", "))
            #expect(parts.count == 1 || made.isDisjoint(with: parts[1].components(separatedBy: ", ")), "\(line)")
        }
    }

    @Test("tells of contracts that stand in several files, and of tests")
    func contractsAndTests() throws {
        let plan = try move(from: "snp", to: "clean-swift")
        #expect(
            plan["Files"]?.contains(
                "Sources/App/Items/ItemsProtocols.swift: goes; its contracts go into ItemsInteractor.swift, "
                    + "ItemsPresenter.swift, ItemsViewController.swift") == true)
        let tests = try move(from: "snp", to: "bviper")["Tests"]
        #expect(
            tests?.contains(
                "Tests/AppTests/Items/ItemsRouterTests.swift: tests ItemsRouter, which is ItemsWireframe then") == true)
    }

    @Test("is refused for a unit of another architecture than is said")
    func otherArchitecture() throws {
        let error = #expect(throws: ScaffoldError.self) { try move(from: "bviper", to: "snp") }
        #expect(error?.description.contains("name the architecture first that it has") == true)
    }
}
