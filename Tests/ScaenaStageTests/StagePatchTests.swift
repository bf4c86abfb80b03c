#if Stage && !canImport(UIKit)
    import Foundation
    import Testing

    @testable import ScaenaStage

    @Suite struct StagePatchTests {
        @Test(arguments: 0..<200)
        func leadsFromAnyTreeToAnyVariationOfIt(seed: Int) throws {
            var random = RandomTree(seed: UInt64(seed))
            let old = random.tree(size: 1 + seed % 60)
            let new = random.variation(of: old, steps: 1 + seed % 25)
            let patch = try #require(StagePatch(from: old, to: new))
            #expect(try patch.applied(to: old) == new)
        }

        @Test(arguments: 0..<50)
        func survivesTheWayThroughJSON(seed: Int) throws {
            var random = RandomTree(seed: UInt64(seed) + 1000)
            let old = random.tree(size: 30)
            let patch = try #require(StagePatch(from: old, to: random.variation(of: old, steps: 12)))
            let json = try JSONEncoder().encode(patch)
            #expect(try JSONDecoder().decode(StagePatch.self, from: json) == patch)
        }

        @Test func isEmptyBetweenEqualTrees() throws {
            var random = RandomTree(seed: 5)
            let tree = random.tree(size: 40)
            #expect(try #require(StagePatch(from: tree, to: tree)).isEmpty)
        }

        @Test func doesNotExistBetweenTreesOfDifferentRoots() {
            #expect(StagePatch(from: StageNode(id: 1, kind: .window), to: StageNode(id: 2, kind: .window)) == nil)
        }

        @Test func movesTheOneThatMovedAndLeavesTheOthersInPlace() throws {
            let children = (2...6).map { StageNode(id: $0, kind: .textField) }
            let old = StageNode(id: 1, kind: .view, children: children)
            let new = StageNode(id: 1, kind: .view, children: Array(children.dropFirst()) + [children[0]])
            let patch = try #require(StagePatch(from: old, to: new))
            #expect(patch.operations == [.move(id: 2, after: 6)])
        }

        @Test func isAFewBytesForATextThatChanged() throws {
            let label = StageNode(id: 3, kind: .label, attributes: ["textStyle": "body"], text: "one")
            let old = StageNode(id: 1, kind: .window, children: [label])
            var new = old
            new.children[0].text = "two"
            let patch = try #require(StagePatch(from: old, to: new))
            #expect(patch.operations == [.say(id: 3, text: "two")])
            #expect(try JSONEncoder().encode(patch).count < 40)
        }

        @Test func takesAwayBeforeItPutsWhenANodeChangesItsParent() throws {
            let moving = StageNode(id: 9, kind: .label)
            let old = StageNode(
                id: 1, kind: .window,
                children: [StageNode(id: 2, kind: .view), StageNode(id: 3, kind: .view, children: [moving])])
            let new = StageNode(
                id: 1, kind: .window,
                children: [StageNode(id: 2, kind: .view, children: [moving]), StageNode(id: 3, kind: .view)])
            let patch = try #require(StagePatch(from: old, to: new))
            #expect(patch.operations == [.remove(id: 9), .insert(node: moving, parent: 2, after: nil)])
        }

        @Test func isRefusedByATreeItWasNotMadeFor() {
            let tree = StageNode(id: 1, kind: .window)
            #expect(throws: StagePatch.Misfit.missing(id: 7)) {
                try StagePatch(operations: [.say(id: 7, text: "")]).applied(to: tree)
            }
            #expect(throws: StagePatch.Misfit.missing(id: 8)) {
                try StagePatch(operations: [.insert(node: StageNode(id: 2, kind: .label), parent: 1, after: 8)])
                    .applied(to: tree)
            }
            #expect(throws: StagePatch.Misfit.duplicate(id: 1)) {
                try StagePatch(operations: [.insert(node: tree, parent: 1, after: nil)]).applied(to: tree)
            }
        }
    }
#endif
