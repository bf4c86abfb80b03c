import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive>.
@Suite("Constraints")
@MainActor
struct ConstraintTests {
    @Test("An active constraint is held by the nearest view that contains both items")
    func holder() {
        let (outer, inner, first, second) = (UIView(), UIView(), UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(first)
        inner.addSubview(second)
        let between = first.leadingAnchor.constraint(equalTo: second.trailingAnchor, constant: 8)
        let width = first.widthAnchor.constraint(equalToConstant: 44)
        let toOuter = first.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor)
        NSLayoutConstraint.activate([between, width, toOuter])
        #expect(inner.constraints == [between])
        #expect(first.constraints == [width])
        #expect(outer.constraints == [toOuter])
        between.isActive = false
        #expect(inner.constraints == [])
        #expect(!between.isActive)
    }

    @Test("A constraint says what it was made of")
    func parts() {
        let (first, second) = (UIView(), UIView())
        let constraint = first.widthAnchor.constraint(
            greaterThanOrEqualTo: second.heightAnchor, multiplier: 2, constant: 3)
        #expect(constraint.firstItem === first)
        #expect(constraint.firstAttribute == .width)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.secondItem === second)
        #expect(constraint.secondAttribute == .height)
        #expect(constraint.multiplier == 2)
        #expect(constraint.constant == 3)
        #expect(constraint.priority == .required)
        #expect(!constraint.isActive)
    }

    @Test("A removed view takes its constraints to the outside with it, and keeps its own")
    func removal() {
        let (outer, inner, view) = (UIView(), UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(view)
        let own = view.widthAnchor.constraint(equalToConstant: 1)
        let within = view.topAnchor.constraint(equalTo: inner.topAnchor)
        let outside = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
        NSLayoutConstraint.activate([own, within, outside])
        inner.removeFromSuperview()
        #expect(outer.constraints == [])
        #expect(!outside.isActive)
        #expect(inner.constraints == [within])
        view.removeFromSuperview()
        #expect(inner.constraints == [])
        #expect(view.constraints == [own])
    }

    @Test("A guide belongs to its view, and takes part in constraints")
    func guide() {
        let (outer, view) = (UIView(), UIView())
        let guide = UILayoutGuide()
        outer.addSubview(view)
        outer.addLayoutGuide(guide)
        let constraint = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
        constraint.isActive = true
        #expect(guide.owningView === outer)
        #expect(outer.constraints == [constraint])
        outer.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
    }
}
