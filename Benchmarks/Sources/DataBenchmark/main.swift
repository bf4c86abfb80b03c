// What the data side costs: `Benchmarks/run data`, or a part of it: `Benchmarks/run data rows`. Read the ratios of one run.
let parts = CommandLine.arguments.dropFirst()

func isWanted(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }

if isWanted("models") { try await ManagerCases.run() }
if isWanted("rows") { try await SQLiteCases.run() }
if isWanted("http") { try await HTTPCases.run() }
