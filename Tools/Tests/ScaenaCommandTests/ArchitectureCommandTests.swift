import Testing

@testable import ScaenaCommand

@Suite("scaena architecture")
struct ArchitectureCommandTests {
    @Test("lists the built-ins")
    func lists() throws {
        let run = try CommandLineRun(["architecture", "list"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("snp  SNPArchitecture: "))
    }

    @Test("shows roles, who holds whom, and what they say")
    func shows() throws {
        let run = try CommandLineRun(["architecture", "show", "snp"])
        #expect(run.status == 0)
        #expect(run.output.contains("\n  interactor ──▶ presenter           strong  says present…, handle(error:)"))
        #expect(run.output.contains("\n  presenter ╌╌▶ viewController       weak    says show…"))
        #expect(run.output.contains("navigation: interactor decides, router goes there"))
        #expect(run.output.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
    }

    @Test("validates, and exits with 64 for what nobody knows")
    func validates() throws {
        let valid = try CommandLineRun(["architecture", "validate", "snp"])
        #expect(valid.status == 0)
        #expect(valid.output == "snp: snp has no mistakes\n")
        let unknown = try CommandLineRun(["architecture", "validate", "viper"])
        #expect(unknown.status == 64)
        #expect(unknown.output.isEmpty)
    }
}
