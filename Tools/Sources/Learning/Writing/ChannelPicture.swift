import Foundation

/// Roles and channels as a picture: who stands around the owner, and who holds whom.
struct ChannelPicture {
    private let learned: LearnedArchitecture
    private let roles: [LearnedRole]
    private static let width = 860.0
    /// Around more of them there has to be more room, or the texts meet.
    private var height: Double { roles.count > 6 ? 700 : 520 }
    private static let box = (width: 176.0, height: 44.0)

    init(_ learned: LearnedArchitecture) {
        self.learned = learned
        let ends = Set(learned.channels.flatMap { [$0.from, $0.to] })
        let shown = learned.roles.filter { $0.presence.share >= 0.34 || ends.contains($0.id) }
        // The owner stands on top.
        roles = shown.filter { $0.id == learned.owner?.value } + shown.filter { $0.id != learned.owner?.value }
    }

    /// The picture as SVG.
    var svg: String {
        guard !roles.isEmpty else { return "" }
        var parts = [
            "<svg viewBox=\"0 0 \(Int(Self.width)) \(Int(height))\" role=\"img\" aria-label=\"\(HTML.text(summary))\">",
            "<defs>", head("solid"), head("dashed"), "</defs>",
        ]
        var labels: [String] = []
        for channel in learned.channels {
            guard let from = place(channel.from), let to = place(channel.to) else { continue }
            if channel.from == channel.to { continue }
            let (path, label) = arrow(from, to)
            let isOwning = channel.hold.value == .strong || channel.hold.value == .viewHierarchy
            let style = isOwning && !channel.leavesUnit ? "solid" : "dashed"
            parts.append("<path class=\"\(style)\" d=\"\(path)\" marker-end=\"url(#\(style)-\(number))\"/>")
            let text =
                "\(channel.hold.value.rawValue) \(channel.hold.evidence)" + (channel.leavesUnit ? ", another's" : "")
            labels.append("<text class=\"label\" x=\"\(Int(label.x))\" y=\"\(Int(label.y))\">\(HTML.text(text))</text>")
        }
        for (index, role) in roles.enumerated() {
            let center = position(index)
            let (x, y) = (center.x - Self.box.width / 2, center.y - Self.box.height / 2)
            parts.append(
                "<g class=\"role\"><rect x=\"\(Int(x))\" y=\"\(Int(y))\" width=\"\(Int(Self.box.width))\" "
                    + "height=\"\(Int(Self.box.height))\" rx=\"8\"/><text x=\"\(Int(center.x))\" y=\"\(Int(center.y - 3))\">"
                    + "\(HTML.text(role.id))</text><text class=\"count\" x=\"\(Int(center.x))\" y=\"\(Int(center.y + 14))\">"
                    + "\(role.presence)</text></g>")
        }
        return (parts + labels + ["</svg>"]).joined(separator: "\n")
    }

    /// Tells one picture's arrow heads from another's on the same page.
    var number = 0

    private var summary: String {
        learned.channels.map { "\($0.from) holds \($0.to) \($0.hold.value.rawValue), \($0.hold.evidence)" }
            .joined(separator: "; ")
    }

    private func head(_ style: String) -> String {
        "<marker id=\"\(style)-\(number)\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" "
            + "orient=\"auto\"><path d=\"M0 0L8 4L0 8z\"/></marker>"
    }

    private typealias Point = (x: Double, y: Double)

    private func position(_ index: Int) -> Point {
        if roles.count == 1 { return (Self.width / 2, height / 2) }
        let angle = -Double.pi / 2 + 2 * Double.pi * Double(index) / Double(roles.count)
        return (
            Self.width / 2 + cos(angle) * (Self.width / 2 - Self.box.width / 2 - 10),
            height / 2 + sin(angle) * (height / 2 - Self.box.height / 2 - 10)
        )
    }

    private func place(_ id: String) -> Point? { roles.firstIndex { $0.id == id }.map(position) }

    /// A curve to the right of the way, so that two who hold each other have two.
    private func arrow(_ from: Point, _ to: Point) -> (path: String, label: Point) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = max(1, (dx * dx + dy * dy).squareRoot())
        let bend = 34.0
        let middle: Point = ((from.x + to.x) / 2 - dy / length * bend, (from.y + to.y) / 2 + dx / length * bend)
        let start = edge(of: from, towards: middle)
        let end = edge(of: to, towards: middle)
        let path = "M\(Int(start.x)) \(Int(start.y)) Q\(Int(middle.x)) \(Int(middle.y)) \(Int(end.x)) \(Int(end.y))"
        // Nearer to where it begins, so that the texts of two ways between two roles do not meet.
        let label: Point = (
            0.36 * start.x + 0.48 * middle.x + 0.16 * end.x, 0.36 * start.y + 0.48 * middle.y + 0.16 * end.y + 4
        )
        return (path, label)
    }

    private func edge(of center: Point, towards other: Point) -> Point {
        let (dx, dy) = (other.x - center.x, other.y - center.y)
        let scale = min(
            dx == 0 ? .infinity : (Self.box.width / 2 + 4) / abs(dx),
            dy == 0 ? .infinity : (Self.box.height / 2 + 4) / abs(dy), 1)
        return (center.x + dx * scale, center.y + dy * scale)
    }
}

/// Text in a page.
enum HTML {
    /// A text with what has a meaning in HTML made harmless.
    static func text(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
            "\"", with: "&quot;")
    }
}
