// What the runtime costs: `Benchmarks/run runtime`. Read the ratios of one run; nanoseconds differ by machine.
import Foundation
import Measuring

let cases = try ContainerCases.all() + MessageCases.all() + SceneCases.all()
let peers = Peers(environment: ProcessInfo.processInfo.environment)

// In rounds, so that peers, which are programs of their own, meet the same machine.
let rounds = peers.names.isEmpty ? 1 : 3
var measured: [[[Timing]]] = []
var peerResults: [[String: [String: Double]]] = []
for _ in 0..<rounds {
    measured.append(
        cases.map { Stopwatch.measure([$0.limit, $0.ours], samples: peers.names.isEmpty ? 301 : 101) })
    peerResults.append(try peers.run())
}

func median(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[values.count / 2]
}

let rows = cases.enumerated().map { index, benchmark in
    let results = measured.map { $0[index] }
    return Report.Row(
        name: benchmark.name, limit: median(results.map { $0[0].nanoseconds }) ?? 0,
        ours: median(results.map { $0[1].nanoseconds }) ?? 0, allocations: results.last?[1].allocations,
        target: benchmark.target, allocatesNothing: benchmark.allocatesNothing,
        peers: peers.names.map { name in median(peerResults.compactMap { $0[name]?[benchmark.name] }) })
}
let report = Report(rows: rows, peerNames: peers.names)
print(report.text)

let few = await FlowGrowth.nanosecondsPerFlow(1_000)
let many = await FlowGrowth.nanosecondsPerFlow(10_000)
print(
    String(
        format: "\nA flow begun and ended: %.0f ns each of 1,000, %.0f ns each of 10,000 (%.2f times).", few, many,
        many / few))

// Time differs by machine and day, and is for people to judge; how often something allocates does not.
if report.rows.contains(where: \.allocatesTooMuch) { exit(1) }
