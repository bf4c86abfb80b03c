import Architecture

/// Two objects that hold each other strongly, so that neither is ever released: one keeps the other, which it makes, and is handed to
/// it.
struct StrongCircles {
    /// One of them.
    struct Circle {
        /// The type that makes the other and keeps it, and by what.
        var keeper: Int
        var keeping: SourceType.Property
        /// The type that is kept, and by what it holds its keeper.
        var kept: Int
        var back: SourceType.Property
        /// True if the one that is kept sees its keeper as a protocol, or as a class that it stands on.
        var isBySight: Bool
    }

    /// The circles that the types of units are in, in the order of the units.
    let circles: [Circle]

    /// Finds them.
    ///
    /// - Parameter sheet: The units.
    init(_ sheet: RoleSheet) {
        let app = sheet.app
        var seen: Set<Int> = []
        circles = sheet.types.flatMap { unit in
            unit.sorted { $0.key < $1.key }.flatMap(\.value).filter { seen.insert($0).inserted }.flatMap {
                Self.circles(of: $0, app)
            }
        }
    }

    private static func circles(of keeper: Int, _ app: SourceApp) -> [Circle] {
        possible(of: keeper, app).filter { circle in
            isHanded(
                circle.back, to: circle.kept, by: app.types[keeper], as: circle.keeping, app.types[circle.kept])
        }
    }

    /// The circles that a type is in, where it hands itself to what it makes and keeps.
    private static func possible(of keeper: Int, _ app: SourceApp) -> [Circle] {
        let type = app.types[keeper]
        guard type.kind == .class else { return [] }
        let kept = type.properties.filter(\.isStrong)
        guard !kept.isEmpty else { return [] }
        let made = Set(type.functions.flatMap(\.creates))
        guard !made.isEmpty else { return [] }
        let pairs = kept.flatMap { property in
            property.types.filter(made.contains).compactMap { app.index(of: $0, near: type.file) }
                .filter { $0 != keeper && app.types[$0].kind == .class }.map { (property: property, other: $0) }
        }
        guard !pairs.isEmpty else { return [] }
        let seenAs = names(of: keeper, app)
        return pairs.flatMap { property, other in
            app.types[other].properties.filter(\.isStrong).compactMap { back -> Circle? in
                let isBySight = !seenAs.isDisjoint(with: back.types)
                guard back.types.contains(type.name) || isBySight else { return nil }
                return Circle(keeper: keeper, keeping: property, kept: other, back: back, isBySight: isBySight)
            }
        }
    }

    /// Looks at what the few types hand over that may be in a circle: of all others, what calls are given is not asked.
    ///
    /// - Parameters:
    ///   - app: The app, whose types' members were read.
    ///   - file: Gives the file of a number with what calls are given in it.
    static func takeHanded(in app: SourceApp, from file: (Int) -> SourceFile) {
        for (index, type) in app.types.enumerated() where type.kind == .class && !app.files[type.file].isTest {
            let taken = possible(of: index, app).filter { circle in
                let kept = app.types[circle.kept]
                return !type.functions.contains { $0.handsItself.contains(kept.name) }
                    && kept.functions.contains {
                        $0.name == "init" && !Set($0.parameters).isDisjoint(with: circle.back.types)
                    }
            }
            guard !taken.isEmpty, let function = type.functions.first else { continue }
            let source = file(type.file)
            let parts = (source.types + source.extensions).filter {
                $0.name == type.name && $0.nesting == type.nesting
            }
            let handed = parts.flatMap(\.functions).flatMap(\.handsItself)
            if !handed.isEmpty { function.handsItself += handed }
        }
    }

    /// The names under which others may see an object: of its protocols, and of the classes that it stands on, UIKit's among them.
    private static func names(of keeper: Int, _ app: SourceApp) -> Set<String> {
        let file = app.types[keeper].file
        let own = app.ancestors(of: keeper).filter { name in
            app.index(of: name, near: file).map { app.types[$0].kind == .protocol || app.types[$0].kind == .class }
                ?? false
        }
        return Set(own).union(app.isViewController(keeper) ? ["UIViewController"] : [])
    }

    /// Returns true if who keeps another is handed to it: set as its property, or taken by its initialiser under that type.
    private static func isHanded(
        _ back: SourceType.Property, to other: Int, by type: SourceType, as property: SourceType.Property,
        _ kept: SourceType
    ) -> Bool {
        let isSet = type.functions.contains { function in
            function.handed.contains { $0.member == back.name && ($0.holder == property.name || $0.type == kept.name) }
        }
        let handsItself = type.functions.contains { $0.handsItself.contains(kept.name) }
        return isSet
            || handsItself
                && kept.functions.contains { $0.name == "init" && !Set($0.parameters).isDisjoint(with: back.types) }
    }
}

extension SourceType.Property {
    /// True if it keeps an object alive.
    fileprivate var isStrong: Bool { isStored && !isStatic && hold == .strong && !isFunction && !isObserved }
}

/// Circles among the units.
extension OutlierFinding {
    /// Returns the circles that a unit's types are in, each told once, at the reference that has to be weak.
    func circles(_ number: Int, besides known: [Outlier.Deviation]) -> [Outlier.Deviation] {
        var told: [(deviation: Outlier.Deviation, holder: SourceType, property: String, keepers: [String])] = []
        for circle in strongCircles.circles {
            // What most hold is not what is to be mended.
            let isUsual = !circle.isBySight && isUsualHold(of: circle)
            let (holder, property) = isUsual ? (circle.keeper, circle.keeping) : (circle.kept, circle.back)
            let (other, back) = isUsual ? (circle.kept, circle.back) : (circle.keeper, circle.keeping)
            guard (sheet.places[holder] ?? sheet.places[circle.keeper])?.unit == number else { continue }
            let (type, kept) = (sheet.app.types[holder], sheet.app.types[other])
            let file = sheet.app.files[type.file].path
            // From either end it is the same circle.
            let ends = [(file: file, line: property.line), (sheet.app.files[kept.file].path, back.line)]
            let isKnown = known.contains { told in
                told.cause == .keepsAlive && ends.contains { $0 == (told.file, told.line) }
            }
            if isKnown { continue }
            let keeper = "\(kept.name) holds it by \(back.name)"
            // One property may be kept by several: it is told once, with all of them.
            if let same = told.firstIndex(where: { $0.deviation.file == file && $0.deviation.line == property.line }) {
                told[same].keepers.append(keeper)
                continue
            }
            let deviation = Outlier.Deviation(
                text: "", file: file, line: property.line, cause: .keepsAlive,
                others: "two objects that hold each other strongly",
                meant: "// scaena:ignore cycle, hold: why, behind the property")
            told.append((deviation, type, property.name, [keeper]))
        }
        return told.map { found in
            var deviation = found.deviation
            deviation.text =
                "\(found.holder.name) holds \(found.property) strongly, and \(found.keepers.joined(separator: ", ")): "
                + "neither is ever released"
            return deviation
        }
    }

    /// Returns true if most units hold the keeper as the one that is kept does.
    private func isUsualHold(of circle: StrongCircles.Circle) -> Bool {
        guard let from = sheet.places[circle.kept], let to = sheet.places[circle.keeper] else { return false }
        return learned.channels.contains { channel in
            !channel.leavesUnit && channel.hold.value == .strong && channel.hold.evidence.isSure
                && channel.presence.isSure
                && learned.actor(channel.from)?.name == from.role && learned.actor(channel.to)?.name == to.role
        }
    }
}

extension LearnedArchitecture {
    /// Notes the channels to others' objects by which most close a circle: that is no habit to keep.
    mutating func note(_ circles: StrongCircles, _ sheet: RoleSheet) {
        channels = channels.map { noted($0, circles, sheet) }
        rareChannels = rareChannels.map { noted($0, circles, sheet) }
    }

    private func noted(_ channel: LearnedChannel, _ circles: StrongCircles, _ sheet: RoleSheet) -> LearnedChannel {
        guard channel.leavesUnit, channel.hold.value == .strong else { return channel }
        let (from, to) = (actor(channel.from)?.name, actor(channel.to)?.name)
        let closing = circles.circles.compactMap { circle -> Int? in
            guard let kept = sheet.places[circle.kept], let keeper = sheet.places[circle.keeper] else { return nil }
            return kept.role == from && keeper.role == to && kept.unit != keeper.unit ? kept.unit : nil
        }
        var channel = channel
        channel.closesCircles = Set(closing).count * 2 > channel.units.count
        return channel
    }
}
