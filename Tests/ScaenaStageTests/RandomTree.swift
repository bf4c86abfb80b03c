#if Stage && !canImport(UIKit)
    @testable import ScaenaStage

    /// The same numbers for the same seed, everywhere (SplitMix64).
    struct SeededGenerator: RandomNumberGenerator {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    /// Makes random trees, and trees that differ from others in random ways.
    struct RandomTree {
        private var generator: SeededGenerator
        private var lastID = 1

        init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

        mutating func tree(size: Int) -> StageNode {
            var root = StageNode(id: 1, kind: .window)
            for _ in 0..<size { add(to: &root) }
            return root
        }

        /// A tree made from another by adding, removing, moving (also to another parent), shuffling, and changing.
        mutating func variation(of tree: StageNode, steps: Int) -> StageNode {
            var tree = tree
            for _ in 0..<steps {
                switch Int.random(in: 0..<6, using: &generator) {
                case 0: add(to: &tree)
                case 1: _ = detach(from: &tree)
                case 2: if let node = detach(from: &tree) { attach(node, to: &tree) }
                case 3: atRandomNode(of: &tree) { $0.children.shuffle(using: &$1) }
                case 4: atRandomNode(of: &tree) { $0.text = Bool.random(using: &$1) ? nil : "text \($1.next() % 9)" }
                default:
                    atRandomNode(of: &tree) { node, generator in
                        let key = ["label", "color", "disabled"].randomElement(using: &generator) ?? ""
                        node.attributes[key] = Bool.random(using: &generator) ? nil : "\(generator.next() % 5)"
                        if node.id != 1, generator.next() % 4 == 0 { node.kind = .button }
                    }
                }
            }
            return tree
        }

        private mutating func add(to tree: inout StageNode) {
            lastID += 1
            let kinds: [StageNode.Kind] = [.view, .stack, .label, .button]
            attach(
                StageNode(id: lastID, kind: kinds.randomElement(using: &generator) ?? .view, text: "node \(lastID)"),
                to: &tree)
        }

        private mutating func attach(_ node: StageNode, to tree: inout StageNode) {
            atRandomNode(of: &tree) { parent, generator in
                parent.children.insert(node, at: Int.random(in: 0...parent.children.count, using: &generator))
            }
        }

        private mutating func detach(from tree: inout StageNode) -> StageNode? {
            var detached: StageNode?
            atRandomNode(of: &tree) { parent, generator in
                guard !parent.children.isEmpty else { return }
                detached = parent.children.remove(at: Int.random(in: parent.children.indices, using: &generator))
            }
            return detached
        }

        private mutating func atRandomNode(
            of tree: inout StageNode, _ change: (inout StageNode, inout SeededGenerator) -> Void
        ) {
            var position = Int.random(in: 0..<tree.count, using: &generator)
            visit(&tree, &position, change)
        }

        private mutating func visit(
            _ node: inout StageNode, _ position: inout Int, _ change: (inout StageNode, inout SeededGenerator) -> Void
        ) {
            if position == 0 { change(&node, &generator) }
            position -= 1
            for index in node.children.indices where position >= 0 { visit(&node.children[index], &position, change) }
        }
    }
#endif
