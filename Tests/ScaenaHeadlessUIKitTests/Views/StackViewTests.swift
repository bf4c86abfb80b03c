import Testing

#if canImport(UIKit)
    import UIKit
#else
    import ScaenaHeadlessUIKit
#endif

/// Source: <https://developer.apple.com/documentation/uikit/uistackview> ("Maintaining consistency between the arranged
/// views and subviews").
@Suite("Stack view")
@MainActor
struct StackViewTests {
    @Test("Arranged views are subviews")
    func arranged() {
        let (first, second) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first, second])
        #expect(stack.arrangedSubviews == [first, second])
        #expect(Set(stack.subviews) == [first, second])
        #expect(!first.translatesAutoresizingMaskIntoConstraints)
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
    }

    @Test("A view that leaves as a subview leaves the arrangement, not the other way round")
    func removal() {
        let (first, second) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.removeArrangedSubview(first)
        #expect(stack.arrangedSubviews == [second])
        #expect(first.superview === stack)
        second.removeFromSuperview()
        #expect(stack.arrangedSubviews == [])
        stack.addArrangedSubview(first)
        UIView().addSubview(first)
        #expect(stack.arrangedSubviews == [])
    }

    @Test("Views are inserted at their index and moved when they are arranged again")
    func order() {
        let (first, second, third) = (UIView(), UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.insertArrangedSubview(third, at: 1)
        #expect(stack.arrangedSubviews == [first, third, second])
        stack.addArrangedSubview(first)
        #expect(stack.arrangedSubviews == [third, second, first])
        stack.insertArrangedSubview(first, at: 0)
        #expect(stack.arrangedSubviews == [first, third, second])
    }

    @Test("A subview that is not arranged is none of the arrangement's")
    func plainSubview() {
        let stack = UIStackView()
        let background = UIView()
        stack.addSubview(background)
        #expect(stack.arrangedSubviews == [])
    }

    @Test("A custom spacing lasts until it is taken back or its view leaves")
    func customSpacing() {
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view, UIView()])
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(24, after: view)
        #expect(stack.customSpacing(after: view) == 24)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: view)
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(24, after: view)
        stack.removeArrangedSubview(view)
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    }
}
