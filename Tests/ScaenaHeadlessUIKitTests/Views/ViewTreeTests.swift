import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// The tree of views.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiview> ("Managing the view hierarchy", "Observing
/// view-related changes").
@Suite("View: tree")
@MainActor
struct ViewTreeTests {
    private final class RecordingView: UIView {
        var entries: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) {
            entries.append(newSuperview == nil ? "willMove(superview: nil)" : "willMove(superview)")
        }
        override func didMoveToSuperview() { entries.append("didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) {
            entries.append(newWindow == nil ? "willMove(window: nil)" : "willMove(window)")
        }
        override func didMoveToWindow() { entries.append("didMoveToWindow") }
        override func didAddSubview(_ subview: UIView) { entries.append("didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { entries.append("willRemoveSubview") }
    }

    @Test("A view added twice is in one place, in front")
    func addTwice() {
        let superview = UIView()
        let (first, second) = (UIView(), UIView())
        superview.addSubview(first)
        superview.addSubview(second)
        superview.addSubview(first)
        #expect(superview.subviews == [second, first])
        let other = UIView()
        other.addSubview(first)
        #expect(superview.subviews == [second])
        #expect(first.superview === other)
    }

    @Test("Views are inserted where they are said to be")
    func order() {
        let superview = UIView()
        let (first, second, third, fourth) = (UIView(), UIView(), UIView(), UIView())
        superview.addSubview(first)
        superview.insertSubview(second, at: 0)
        superview.insertSubview(third, aboveSubview: second)
        superview.insertSubview(fourth, belowSubview: second)
        #expect(superview.subviews == [fourth, second, third, first])
        superview.bringSubviewToFront(fourth)
        superview.sendSubviewToBack(first)
        #expect(superview.subviews == [first, second, third, fourth])
    }

    @Test("A view is told of its superview and window, before and after")
    func moves() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = RecordingView()
        let superview = RecordingView()
        superview.addSubview(view)
        #expect(view.entries == ["willMove(superview)", "didMoveToSuperview"])
        #expect(superview.entries == ["didAddSubview"])
        view.entries = []
        window.addSubview(superview)
        #expect(view.entries == ["willMove(window)", "didMoveToWindow"])
        #expect(view.window === window)
        view.entries = []
        superview.entries = []
        view.removeFromSuperview()
        #expect(Set(view.entries.prefix(2)) == ["willMove(window: nil)", "willMove(superview: nil)"])
        #expect(Set(view.entries.suffix(2)) == ["didMoveToWindow", "didMoveToSuperview"])
        #expect(superview.entries == ["willRemoveSubview"])
        #expect(view.window == nil)
    }

    @Test("Frame, bounds and centre are one geometry")
    func geometry() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        view.center = CGPoint(x: 15, y: 20)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        view.bounds.size = CGSize(width: 10, height: 20)
        #expect(view.frame == CGRect(x: 10, y: 10, width: 10, height: 20))
    }

    @Test("The tint colour is inherited until it is set, and changes are told below")
    func tintColor() {
        final class TintedView: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let superview = UIView()
        let view = TintedView()
        superview.addSubview(view)
        superview.tintColor = .red
        #expect(view.tintColor == .red)
        #expect(view.changes >= 1)
        view.tintColor = .green
        superview.tintColor = .blue
        #expect(view.tintColor == .green)
        view.tintColor = nil
        #expect(view.tintColor == .blue)
    }

    @Test("A view is found by its tag")
    func tag() {
        let superview = UIView()
        let inner = UIView()
        let view = UIView()
        view.tag = 7
        inner.addSubview(view)
        superview.addSubview(inner)
        #expect(superview.viewWithTag(7) === view)
        #expect(superview.viewWithTag(8) == nil)
    }

    @Test("Layout runs where it was asked for, from the outside in")
    func layout() {
        final class LaidOutView: UIView {
            static var entries: [String] = []
            var name = ""
            override func layoutSubviews() {
                super.layoutSubviews()
                Self.entries.append(name)
            }
        }
        let (outer, inner) = (LaidOutView(), LaidOutView())
        outer.name = "outer"
        inner.name = "inner"
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        #expect(LaidOutView.entries == ["outer", "inner"])
        LaidOutView.entries = []
        outer.layoutIfNeeded()
        #expect(LaidOutView.entries == [])
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(LaidOutView.entries == ["inner"])
    }

    @Test("An animation leaves the final state at once and tells later")
    func animation() async {
        let view = UIView()
        var finished = false
        UIView.animate(withDuration: 0.1) {
            view.alpha = 0
        } completion: {
            finished = $0
        }
        #expect(view.alpha == 0)
        #expect(!finished)
        await settle()
        #expect(finished)
    }
}
