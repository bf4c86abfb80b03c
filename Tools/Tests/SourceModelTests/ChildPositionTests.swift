import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceModel

/// That the places of children are where SwiftSyntax has them, by its description of its nodes and in a tree.
@Suite("Places in the tree")
struct ChildPositionTests {
    @Test("are where SwiftSyntax's description of its nodes has them")
    func indexes() {
        for claim in ChildPositionClaim.all {
            #expect(claim.slot.index == claim.index, "\(claim.child)")
            #expect(!claim.slot.isToken || claim.isToken, "\(claim.child) is no token")
        }
    }

    @Test("are all held against SwiftSyntax")
    func complete() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let slots = try String(
            contentsOf: tests.appendingPathComponent("../../Sources/SourceModel/Extracting/Tree/ChildPosition.swift"),
            encoding: .utf8)
        let claims = try String(contentsOf: tests.appendingPathComponent("ChildPositionClaim.swift"), encoding: .utf8)
        let names = slots.matches(of: /static let (\w+) = ChildPosition\(/).map { String($0.1) }
        #expect(names.count > 150)
        for name in names { #expect(claims.contains("ChildPositionClaim(.\(name), "), "\(name)") }
    }

    @Test("hold what SwiftSyntax's own accessors give, in a source that has every kind")
    func children() throws {
        let source = Array(Self.everyKind.utf8)
        let typed = Syntax(Parser.parse(source: Self.everyKind))
        #expect(!typed.hasError, "the source is not what it was written for")
        let claims = ChildPositionClaim.all
        var met: Set<Int> = []
        source.withUnsafeBufferPointer { bytes in
            SourceTree.with(bytes) { root, _ in compare(root, typed, claims, &met) }
        }
        for (number, claim) in claims.enumerated() {
            #expect(met.contains(number), "\(claim.child) is nowhere in the source")
        }
    }

    /// Compares a node and all below it; notes the claims of which there is a child.
    private func compare(_ node: SourceNode, _ typed: Syntax, _ claims: [ChildPositionClaim], _ met: inout Set<Int>) {
        #expect(node.kind == typed.kind)
        for (number, claim) in claims.enumerated() {
            guard let expected = claim.read(typed) else { continue }
            let child = node[claim.slot]
            #expect(child?.text == expected.text, "\(claim.child) in '\(typed.trimmedDescription)'")
            if let child, child.count > 0 || child.kind == .token { met.insert(number) }
        }
        let children = Array(node.children)
        let typedChildren = Array(typed.children(viewMode: .all))
        #expect(children.count == typedChildren.count)
        for (child, typedChild) in zip(children, typedChildren) { compare(child, typedChild, claims, &met) }
    }

    private static let everyKind = """
        @testable import struct Foundation.URL
        #if DEBUG
        import A
        #elseif os(Linux)
        import B
        #endif
        @MainActor public class C<T>: B, P where T: Q { }
        @frozen public struct S<T>: P where T == Int { }
        @frozen public indirect enum E<T>: P where T: Q {
            @available(*, deprecated) indirect case a(_ b: Int = 1, c: String), d
            case e = "f"
        }
        @globalActor public actor G<T>: P where T: Q { }
        @MainActor public extension C.D<Int>: P where T: Q { }
        @objc public protocol P<A>: Q where A: R {
            @objc public associatedtype A: R = Int where A: Sendable
        }
        @available(*, deprecated) public typealias L<T> = Array<T> where T: Q
        @inlinable public static func f<each T: P>(_ a: Int, b c: Int... = 2) async throws(E) -> String where T: Q { }
        func inner<T where T: P>() { }
        class M {
            @objc public init?<T>(a: Int) where T: Q { }
            @objc isolated deinit async { }
            @objc public subscript<T>(a: Int) -> Int where T: Q {
                nonmutating get async throws(E) { 1 }
                set(value) { }
            }
            @objc private(set) unowned(unsafe) var x: Int = 1 { didSet { } }
            @attached @available(*, deprecated) public #declare(1, a: 2) { } b: { }
        }
        @freestanding(expression) public macro m<T>(_ a: T) -> String = #externalMacro(module: "M", type: "T") where T: Q
        infix operator +++: AdditionPrecedence
        @available(*, deprecated) public precedencegroup Group { }
        let types: (
            A.B<Int>?, Int!, [Int], [String: Int], (a: Int, Int...), (Int) async throws(E) -> String, A & B, some P,
            any P, A.Type, @escaping () -> Void, ~Copyable, (repeat each T)
        )
        func g(_ a: inout Int, _ b: sending @escaping nonisolated(nonsending) () -> Void) { }
        func h() throws {
            try f()
            await f()
            unsafe f()
            f(&x)
            consume x
            copy x
            (a: 1, 2)
            f(a: 1) { } b: { }
            #expand(1) { } b: { }
            a.b?.c!
            a[1] { }
            A<Int>()
            "a\\(b: c)d"
            [1, 2]
            ["a": 1]
            a + b as? Int
            a ? b : c
            f { @Sendable [weak self, unowned(unsafe) x = y] (a b: Int..., c) async -> Int in 1 }
            f { a, b in a }
            if let x: Int = y, case let z = y { }
            switch a {
            case .b(let c) where c: break
            case is Int: break
            default: break
            }
            do { } catch A.b where c { }
            for i in 0..<1 where i > 0 { }
            return 1
        }
        """
}
