// What the data side costs: `Benchmarks/run data`. Read the ratios of one run.
try await ManagerCases.run()
try await SQLiteCases.run()
try await HTTPCases.run()
