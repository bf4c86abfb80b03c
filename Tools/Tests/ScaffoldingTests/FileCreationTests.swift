import Architecture
import Foundation
import Testing

@testable import Scaffolding

/// Templates may say in a file's head who made it, and when.
@Suite("Heads of files that say who made them")
struct FileCreationTests {
    /// An architecture whose router has such a head.
    private static func source(_ date: String) throws -> ArchitectureSource {
        let snp = try #require(ArchitectureSource.builtIns["snp"])
        let router = try #require(snp.templates["router"])
        return ArchitectureSource(
            file: "ours.yml", text: snp.text.replacing("architecture: snp", with: "architecture: ours"),
            templates: snp.templates.merging(
                ["router": "//\n//  Created by {{ created.by }} on \(date).\n//\n\n" + router]
            ) { $1 })
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
        try #require(
            Calendar(identifier: .gregorian).date(from: DateComponents(year: year, month: month, day: day, hour: 12)))
    }

    @Test(
        "name the person, and the day as the team writes it",
        arguments: [
            ("{{ created.day2 }}.{{ created.month2 }}.{{ created.year }}", "05.09.2026"),
            ("{{ created.month }}/{{ created.day }}/{{ created.year2 }}", "9/5/26"),
        ])
    func scaffolded(form: String, day: String) throws {
        var request = UnitRequest(name: "About", into: "/p/Sources/App", module: "App", testsInto: "/p/Tests/AppTests")
        request.created = FileCreation(by: "Ada L.", on: try Self.day(2026, 9, 5))
        let scaffold = try UnitScaffold(request, in: try Self.source(form))
        let router = try #require(scaffold.files.first { $0.path.hasSuffix("AboutRouter.swift") })
        #expect(router.text.hasPrefix("//\n//  Created by Ada L. on \(day).\n//\n\n"))
    }

    @Test("are kept with the unit as they were said")
    func kept() throws {
        let creation = FileCreation(by: "Ada L.", on: try Self.day(2026, 9, 5))
        #expect(FileCreation(text: creation.text) == creation)
        #expect(creation.text == "2026-09-05 Ada L.")
    }

    @Test("have Xcode's own words in its templates, and no second head")
    func inXcode() throws {
        let source = try Self.source("{{ created.day2 }}.{{ created.month2 }}.{{ created.year2 }}")
        let texts = try XcodeTemplates(of: source).all.flatMap(\.files).map(\.text)
        let routers = texts.filter { $0.contains("Created by") }
        #expect(routers.count == 2)
        for text in routers {
            #expect(text.hasPrefix("//\n//  Created by ___FULLUSERNAME___ on ___DATE___.\n//\n\n"))
        }
    }
}
