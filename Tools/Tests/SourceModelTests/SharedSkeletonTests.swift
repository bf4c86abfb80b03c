import SourceModel
import TemporaryFolders
import Testing

/// The parts that most units have, in the bytes of one.
@Suite("Skeletons that units share")
struct SharedSkeletonTests {
    /// A unit with a presenter and a contract, and with what the test says.
    private static func unit(
        _ name: String, header: String = "", imports: String = "", base: String = "", properties: String = "",
        parameters: String = "", assignments: String = "", body: String = "", more: String = ""
    ) -> SharedSkeleton.Unit {
        let text = """
            \(header)import Foundation
            \(imports)
            protocol \(name)View: AnyObject {
                func show(title: String)
            }

            final class \(name)Presenter\(base) {
                // MARK: - Private properties

                weak var view: \(name)View?\(properties)

                init(view: \(name)View\(parameters)) {
                    self.view = view\(assignments)
                }

                func load() {
                    view?.show(title: "\(name)")\(body)
                }\(more)
            }

            """
        let property = name.prefix(1).lowercased() + name.dropFirst()
        return SharedSkeleton.Unit(
            name: name, property: property, roles: ["\(name)Presenter": "presenter", "\(name)View": "view"],
            files: [("\(name).swift", text)])
    }

    static func skeleton(_ example: SharedSkeleton.Unit, optional: [(String, Set<String>)] = []) -> String {
        let others = ["Login", "Receipt", "Settings", "Trip"].map { unit($0) }
        return skeleton([example] + others, optional: optional)
    }

    static func skeleton(
        _ units: [SharedSkeleton.Unit], builder: String? = nil, optional: [(String, Set<String>)] = []
    ) -> String {
        SharedSkeleton(units, builder: builder, jobs: 2).files(
            of: 0, optional: optional.map { (condition: $0.0, roles: $0.1) }
        ) { _, form in form }.map(\.text).joined()
    }

    private static let plain = """
        import Foundation

        protocol {Unit}View: AnyObject {
            func show(title: String)
        }

        final class {Unit}Presenter {
            // MARK: - Private properties

            weak var view: {Unit}View?

            init(view: {Unit}View) {
                self.view = view
            }

            func load() {
                view?.show(title: "{Unit}")
            }
        }

        """

    @Test("What all have stays byte for byte, with the unit's name as a form")
    func common() {
        #expect(Self.skeleton(Self.unit("About")) == Self.plain)
    }

    @Test("What one has goes: imports, bases, properties, parameters, statements, members")
    func own() {
        let example = Self.unit(
            "About", imports: "import MapKit\n", base: ": NSObject", properties: "\n    private let map: Map",
            parameters: ", map: Map", assignments: "\n        self.map = map", body: "\n        map.show(of: self)",
            more: "\n\n    // MARK: - Map\n\n    func showMap() {\n        map.show()\n    }")
        #expect(Self.skeleton(example) == Self.plain)
    }

    @Test("A parameter of its own line goes with its line")
    func lines() {
        let example = Self.unit(
            "About", parameters: ",\n         map: Map,\n         zoom: Double",
            assignments: "\n        map.zoom = zoom")
        #expect(Self.skeleton(example) == Self.plain)
    }

    @Test("A head keeps the licence and the file's name, and nobody's name and date")
    func heads() {
        func head(_ name: String, _ who: String) -> String {
            "//\n//  \(name).swift\n//  Created by \(who).\n//  Copyright © 2019 Rides Ltd.\n//\n\n"
        }
        let units = ["About", "Login", "Receipt"].enumerated().map { number, name in
            Self.unit(name, header: head(name, "Person \(number)"))
        }
        let expected = "//\n//  {Unit}.swift\n//  Copyright © 2019 Rides Ltd.\n//\n\n"
        #expect(Self.skeleton(units) == expected + Self.plain)
    }

    @Test("What overrides keeps the base that has it")
    func overrides() {
        let example = Self.unit("About", base: ": MapPresenter", more: "\n\n    override func pan() {}")
        let others = ["Login", "Receipt"].map {
            Self.unit($0, base: ": \($0)Base", more: "\n\n    override func pan() {}")
        }
        let text = Self.skeleton([example] + others)
        #expect(text.contains("final class {Unit}Presenter: MapPresenter {"))
        #expect(text.contains("override func pan() {}"))
    }

    @Test("A tag at the end of a line leaves the line its end")
    func tagsAtLineEnds() {
        func unit(_ name: String) -> SharedSkeleton.Unit {
            var unit = Self.unit(
                name, properties: "\n    private let worker: \(name)Worker",
                parameters: ",\n        worker: \(name)Worker\n    ",
                assignments: "\n        self.worker = worker", body: "\n        worker.work()")
            unit.files[0].text += "\nfinal class \(name)Worker {\n    func work() {}\n}\n"
            unit.roles["\(name)Worker"] = "worker"
            return unit
        }
        let text = Self.skeleton(
            ["About", "Login", "Receipt"].map(unit), optional: [("roles.worker.isUsed", ["worker"])])
        let part =
            "init(view: {Unit}View{% if roles.worker.isUsed %},\n        worker: {Unit}Worker{% endif %}\n\n    ) {"
        #expect(text.contains(part), "\(text)")
    }

    @Test("A statement that uses a value of its own goes with it, and so does who asks for what is gone")
    func chains() {
        let example = Self.unit(
            "About", more: "\n\n    func reload() {\n        let key = makeKey()\n        open(key)\n    }")
        let others = ["Login", "Receipt"].map {
            Self.unit($0, more: "\n\n    func reload() {\n        let key = make\($0)()\n        open(key)\n    }")
        }
        let text = Self.skeleton([example] + others)
        #expect(text.contains("func reload() {}"))
        #expect(!text.contains("key"))
    }

    @Test("A word that many units use is no name of one")
    func commonWords() {
        let units = ["Root", "Login", "Receipt", "Trip"].map {
            Self.unit($0, properties: "\n    private let rootLayer = RootLayer()")
        }
        let text = Self.skeleton(units)
        #expect(text.contains("private let rootLayer = RootLayer()"))
        #expect(text.contains("final class {Unit}Presenter"))
    }

    @Test("What a unit may do without stands between tags")
    func optional() {
        func unit(_ name: String) -> SharedSkeleton.Unit {
            var unit = Self.unit(
                name, properties: "\n    private let worker: \(name)Worker", parameters: ", worker: \(name)Worker",
                assignments: "\n        self.worker = worker", body: "\n        worker.work()")
            unit.files[0].text += "\nfinal class \(name)Worker {\n    func work() {}\n}\n"
            unit.roles["\(name)Worker"] = "worker"
            return unit
        }
        let text = Self.skeleton(
            ["About", "Login", "Receipt"].map(unit), optional: [("roles.worker.isUsed", ["worker"])])
        for part in [
            "\n{% if roles.worker.isUsed %}\n    private let worker: {Unit}Worker\n{% endif %}\n",
            "init(view: {Unit}View{% if roles.worker.isUsed %}, worker: {Unit}Worker{% endif %}) {",
            "\n{% if roles.worker.isUsed %}\n        worker.work()\n{% endif %}\n",
            "\n{% if roles.worker.isUsed %}\n\nfinal class {Unit}Worker {\n    func work() {}\n}\n{% endif %}\n",
        ] {
            #expect(text.contains(part), "\(part) in:\n\(text)")
        }
    }

    @Test("The unit with most of what most have is the example")
    func mostAlike() {
        let units = [
            Self.unit("About", properties: "\n    let map = Map()"), Self.unit("Login"),
            Self.unit("Receipt", base: ": Base"),
        ]
        let skeleton = SharedSkeleton(units, builder: nil, jobs: 1)
        #expect(skeleton.byLikeness.first == 1)
        #expect(skeleton.likeness(of: 0).own > 0)
        #expect(skeleton.likeness(of: 1).own == 0)
    }

    @Test("Whatever is left out of a source, what stays is Swift", arguments: Soak.all(0..<40, orOnly: 10))
    func cuts(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let pieces = [
            "\n    private let map: Map", "\n    var count = 0", "\n    lazy var text: String = { \"{{\" }()",
        ]
        let bodies = [
            "\n        count += 1", "\n        guard let map else { return }\n        map.show()",
            "\n        #if DEBUG\n        print(\"x\")\n        #endif",
        ]
        let bases = ["", ": NSObject", ": NSObject, Showing", ": Showing,\n    Hearing"]
        let parameters = ["", ", map: Map", ",\n    map: Map,\n    count: Int = 0"]
        let units = (0..<4).map { number in
            Self.unit(
                "Scene\(["A", "B", "C", "D"][number])", base: bases[random.below(4)],
                properties: pieces[random.below(3)], parameters: parameters[random.below(3)],
                body: bodies[random.below(3)], more: random.below(2) == 0 ? "" : "\n\n    deinit { count = 0 }")
        }
        let text = SharedSkeleton(units, builder: nil, jobs: 1).files(of: 0) { _, form in
            form.replacing("{Unit}", with: "Fresh").replacing("{unit}", with: "fresh")
        }.map(\.text).joined()
        #expect(FileFacts(parsing: text, depth: .whole)?.hasSyntaxError == false, "\(text)")
    }

    @Test("Who can no longer do what a protocol of other code demands does not conform to it")
    func demands() {
        // Each has it with words of its own, so that it goes.
        let words = ["One", "Two", "Three", "Four", "Five"]
        var units = zip(["About", "Login", "Receipt", "Settings", "Trip"], words).map { name, word in
            Self.unit(name, base: ": Transforming", more: "\n\n    func transform(with\(word): Int) {}")
        }
        #expect(Self.skeleton(units).contains("final class {Unit}Presenter: Transforming {"))
        for number in units.indices {
            units[number].demands = ["\(units[number].name)Presenter": ["Transforming": ["transform"]]]
        }
        // What does nothing is done by each.
        #expect(Self.skeleton(units).contains("    func transform(withOne: Int) {}"))
        for (number, word) in words.enumerated() {
            units[number] = Self.unit(
                units[number].name, base: ": Transforming", properties: "\n    private let map\(word) = Map()",
                more: "\n\n    func transform(with\(word): Int) -> Thing {\n        map\(word).thing\n    }")
            units[number].demands = ["\(units[number].name)Presenter": ["Transforming": ["transform"]]]
        }
        #expect(Self.skeleton(units).contains("final class {Unit}Presenter {"))
        for number in units.indices {
            units[number].demands = ["\(units[number].name)Presenter": ["Transforming": ["load"]]]
        }
        #expect(Self.skeleton(units).contains("final class {Unit}Presenter: Transforming {"))
    }

    @Test("What only an optional part gives back goes with the part, and is no empty value beside it")
    func optionalResults() {
        func unit(_ name: String) -> SharedSkeleton.Unit {
            var unit = Self.unit(
                name, properties: "\n    private let worker: \(name)Worker", parameters: ", worker: \(name)Worker",
                assignments: "\n        self.worker = worker",
                more: "\n\n    func count() -> Int {\n        return worker.count\n    }")
            unit.files[0].text += "\nfinal class \(name)Worker {\n    var count = 0\n}\n"
            unit.roles["\(name)Worker"] = "worker"
            return unit
        }
        let text = Self.skeleton(
            ["About", "Login", "Receipt"].map(unit), optional: [("roles.worker.isUsed", ["worker"])])
        let part = """
            {% if roles.worker.isUsed %}

                func count() -> Int {
                    return worker.count
                }
            {% endif %}
            """
        #expect(text.contains(part), "\(text)")
    }

    private struct SplitMix {
        var state: UInt64
        init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

        mutating func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }
}
