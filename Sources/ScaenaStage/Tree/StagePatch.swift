#if Stage && !canImport(UIKit)

    /// The way from one tree to another, in steps that a browser can follow one by one.
    ///
    /// An element that is in both trees below the same parent is kept, and of the elements that change their order as
    /// few as possible are moved: an element that is kept in place keeps its focus, its caret, and its frame's page.
    package struct StagePatch: Equatable, Codable, Sendable {
        /// One step.
        package enum Operation: Equatable, Sendable {
            /// Changes attributes of a node: a value sets one, `nil` takes it away.
            case change(id: Int, attributes: [String: String?])
            /// Sets what a node says.
            case say(id: Int, text: String?)
            /// Puts a new node into a parent, behind a sibling, or in front of all when there is none.
            case insert(node: StageNode, parent: Int, after: Int?)
            /// Moves a node within its parent.
            case move(id: Int, after: Int?)
            /// Takes a node away with all that is in it.
            case remove(id: Int)
        }

        /// The steps, in their order.
        package var operations: [Operation]

        /// Makes a patch of steps.
        package init(operations: [Operation] = []) {
            self.operations = operations
        }

        /// Finds the way from one tree to another that has the same root.
        ///
        /// - Returns: `nil` when the roots are different nodes: then the new tree is to be sent whole.
        package init?(from old: StageNode, to new: StageNode) {
            guard old.id == new.id, old.kind == new.kind else { return nil }
            operations = []
            // All removals come first: a node that goes from one parent to another must be gone before it comes.
            removals(from: old, to: new)
            changes(from: old, to: new)
        }

        /// True if there is nothing to do.
        package var isEmpty: Bool { operations.isEmpty }

        private mutating func removals(from old: StageNode, to new: StageNode) {
            if old.hasChildrenLike(new) {
                for (child, successor) in zip(old.children, new.children) { removals(from: child, to: successor) }
                return
            }
            let kept = new.childrenByID
            for child in old.children {
                if let successor = kept[child.id], successor.kind == child.kind {
                    removals(from: child, to: successor)
                } else {
                    operations.append(.remove(id: child.id))
                }
            }
        }

        private mutating func changes(from old: StageNode, to new: StageNode) {
            if old.attributes != new.attributes {
                var changes: [String: String?] = [:]
                for (key, value) in new.attributes where old.attributes[key] != value { changes[key] = value }
                for key in old.attributes.keys where new.attributes[key] == nil {
                    changes.updateValue(nil, forKey: key)
                }
                operations.append(.change(id: new.id, attributes: changes))
            }
            if old.text != new.text { operations.append(.say(id: new.id, text: new.text)) }

            if old.hasChildrenLike(new) {
                for (child, successor) in zip(old.children, new.children) { changes(from: child, to: successor) }
                return
            }
            let predecessors = old.childrenByID
            let kept = new.children.filter { predecessors[$0.id]?.kind == $0.kind }.map(\.id)
            let staying = kept.isEmpty ? [] : idsThatStay(of: kept, in: old)
            var previous: Int?
            for child in new.children {
                if let predecessor = predecessors[child.id], predecessor.kind == child.kind {
                    if !staying.contains(child.id) { operations.append(.move(id: child.id, after: previous)) }
                    changes(from: predecessor, to: child)
                } else {
                    operations.append(.insert(node: child, parent: new.id, after: previous))
                }
                previous = child.id
            }
        }

        /// The largest set of children whose order is the same before and after: all others move around them.
        private func idsThatStay(of kept: [Int], in old: StageNode) -> Set<Int> {
            let positions = Dictionary(
                old.children.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
            let order = kept.compactMap { positions[$0] }
            return Set(longestIncreasing(order).map { old.children[$0].id })
        }
    }

    extension StageNode {
        /// Returns true if another node has the same children in the same order, whatever they have become.
        fileprivate func hasChildrenLike(_ other: StageNode) -> Bool {
            children.count == other.children.count
                && zip(children, other.children).allSatisfy { $0.id == $1.id && $0.kind == $1.kind }
        }

        fileprivate var childrenByID: [Int: StageNode] {
            Dictionary(children.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    /// The values of a longest increasing subsequence (patience sorting, O(n log n)).
    private func longestIncreasing(_ values: [Int]) -> [Int] {
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: values.count)
        for (index, value) in values.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: [Int] = []
        var next = ends.last
        while let index = next {
            result.append(values[index])
            next = previous[index]
        }
        return result.reversed()
    }

    extension StagePatch {
        /// Why a patch does not fit a tree.
        package enum Misfit: Error, Equatable {
            /// There is no node of that id where one is needed.
            case missing(id: Int)
            /// There is such a node already.
            case duplicate(id: Int)
        }

        /// Follows the steps. What a browser does, in Swift, to prove that both agree.
        ///
        /// - Throws: ``Misfit`` when the patch was made for another tree.
        package func applied(to tree: StageNode) throws(Misfit) -> StageNode {
            var tree = tree
            for operation in operations { try operation.apply(to: &tree) }
            return tree
        }
    }

    extension StagePatch.Operation {
        fileprivate func apply(to tree: inout StageNode) throws(StagePatch.Misfit) {
            switch self {
            case .change(let id, let attributes):
                try tree.update(id) { node in
                    for (key, value) in attributes { node.attributes[key] = value }
                }
            case .say(let id, let text):
                try tree.update(id) { $0.text = text }
            case .insert(let node, let parent, let sibling):
                if tree.first(where: { $0.id == node.id }) != nil { throw .duplicate(id: node.id) }
                var found = true
                try tree.update(parent) { found = $0.put(node, after: sibling) }
                if !found { throw .missing(id: sibling ?? parent) }
            case .move(let id, let sibling):
                var found = true
                try tree.updateParent(of: id) { parent in
                    guard let index = parent.children.firstIndex(where: { $0.id == id }) else { return }
                    let node = parent.children.remove(at: index)
                    found = parent.put(node, after: sibling)
                }
                if !found { throw .missing(id: sibling ?? id) }
            case .remove(let id):
                try tree.updateParent(of: id) { parent in parent.children.removeAll { $0.id == id } }
            }
        }
    }

    extension StageNode {
        fileprivate mutating func update(_ id: Int, _ change: (inout StageNode) -> Void) throws(StagePatch.Misfit) {
            if !updateFirst(where: { $0.id == id }, change) { throw .missing(id: id) }
        }

        fileprivate mutating func updateParent(
            of id: Int, _ change: (inout StageNode) -> Void
        ) throws(StagePatch.Misfit) {
            let isParent = { (node: StageNode) in node.children.contains { $0.id == id } }
            if !updateFirst(where: isParent, change) { throw .missing(id: id) }
        }

        private mutating func updateFirst(
            where condition: (StageNode) -> Bool, _ change: (inout StageNode) -> Void
        ) -> Bool {
            if condition(self) {
                change(&self)
                return true
            }
            for index in children.indices where children[index].updateFirst(where: condition, change) { return true }
            return false
        }

        /// - Returns: True if the sibling is there.
        fileprivate mutating func put(_ node: StageNode, after sibling: Int?) -> Bool {
            guard let sibling else {
                children.insert(node, at: 0)
                return true
            }
            guard let index = children.firstIndex(where: { $0.id == sibling }) else { return false }
            children.insert(node, at: index + 1)
            return true
        }
    }
#endif
