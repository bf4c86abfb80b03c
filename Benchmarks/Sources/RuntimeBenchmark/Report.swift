import Foundation

/// A table of ratios, and what missed its target.
struct Report {
    struct Row {
        let name: String
        let limit: Double
        let ours: Double
        let allocations: Double?
        let target: Double?
        let allocatesNothing: Bool
        let peers: [Double?]

        var ratio: Double { ours / limit }
        var missesTarget: Bool { target.map { ratio > $0 } ?? false }
        var allocatesTooMuch: Bool { allocatesNothing && (allocations ?? 0) >= 0.01 }
    }

    let rows: [Row]
    let peerNames: [String]

    var text: String {
        var lines = [
            line(["case", "limit ns", "Scaena ns", "× limit", "target", "allocations"] + peerNames.map { "\($0) ns" })
        ]
        for row in rows {
            let target = row.target.map { "≤ \(number($0, 1))\(row.missesTarget ? " MISSED" : "")" } ?? ""
            let allocations = row.allocations.map { number($0, 1) + (row.allocatesTooMuch ? " TOO MANY" : "") } ?? "?"
            lines.append(
                line(
                    [row.name, number(row.limit, 1), number(row.ours, 1), number(row.ratio, 2), target, allocations]
                        + row.peers.map { $0.map { number($0, 0) } ?? "" }))
        }
        return lines.joined(separator: "\n")
    }

    private func line(_ cells: [String]) -> String {
        cells.enumerated().map { index, cell in
            let width = index == 0 ? 36 : 14
            let padding = String(repeating: " ", count: max(0, width - cell.count))
            return index == 0 ? cell + padding : padding + cell
        }.joined(separator: " ")
    }

    private func number(_ value: Double, _ digits: Int) -> String {
        String(format: "%.\(digits)f", value)
    }
}
