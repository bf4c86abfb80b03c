import ScaenaKit

extension UIControl {
    /// Returns the control's events. The control does not hold its listeners.
    ///
    /// - Parameter event: The event to listen for, as in `.touchUpInside`.
    /// - Returns: The events, as long as the source or a token of it is kept.
    public func events(_ event: UIControl.Event) -> EventSource<Void> {
        let binding = ControlAction(self, event)
        let (source, send) = EventSource<Void>.open { binding.end() }
        binding.begin { send(()) }
        return source
    }

    /// Calls `change` when the user changes the control, until the token ends.
    func whenChanged(_ event: UIControl.Event, _ change: @escaping @MainActor () -> Void) -> RelayToken {
        let binding = ControlAction(self, event)
        binding.begin(change)
        return .joining(whenEnded: { binding.end() })
    }
}

extension UIButton {
    /// The taps on the button.
    ///
    /// - Returns: The taps, as long as the source or a token of it is kept.
    public func taps() -> EventSource<Void> {
        events(.touchUpInside)
    }
}

extension UITextField {
    /// Keeps the text equal to a relay's value: the relay's value is shown, and what the user types is set.
    ///
    /// - Parameter text: The relay. The field keeps it while the binding lasts.
    /// - Returns: Ends the binding when it goes, or when told to.
    public func bind(text: StateRelay<String>) -> RelayToken {
        let shown = text.observe(with: self) { field, value in
            // Set only where it differs: setting it moves the cursor of who is typing.
            if field.text != value { field.text = value }
        }
        let typed = whenChanged(.editingChanged) { [weak self] in
            guard let typed = self?.text, typed != text.value else { return }
            text.value = typed
        }
        return .joining([shown, typed])
    }
}

extension UISwitch {
    /// Keeps the switch equal to a relay's value, both ways.
    ///
    /// - Parameter isOn: The relay. The switch keeps it while the binding lasts.
    /// - Returns: Ends the binding when it goes, or when told to.
    public func bind(isOn: StateRelay<Bool>) -> RelayToken {
        let shown = isOn.observe(with: self) { control, value in
            if control.isOn != value { control.setOn(value, animated: control.window != nil) }
        }
        let turned = whenChanged(.valueChanged) { [weak self] in
            guard let value = self?.isOn, value != isOn.value else { return }
            isOn.value = value
        }
        return .joining([shown, turned])
    }
}

extension UISegmentedControl {
    /// Keeps the chosen segment equal to a relay's value, both ways.
    ///
    /// - Parameter selectedIndex: The relay. The control keeps it while the binding lasts.
    /// - Returns: Ends the binding when it goes, or when told to.
    public func bind(selectedIndex: StateRelay<Int>) -> RelayToken {
        let shown = selectedIndex.observe(with: self) { control, value in
            if control.selectedSegmentIndex != value { control.selectedSegmentIndex = value }
        }
        let chosen = whenChanged(.valueChanged) { [weak self] in
            guard let index = self?.selectedSegmentIndex, index != selectedIndex.value else { return }
            selectedIndex.value = index
        }
        return .joining([shown, chosen])
    }
}

extension UIRefreshControl {
    /// Keeps the control equal to a relay's value, both ways: it turns while the value is true, and a pull makes it true.
    ///
    /// - Parameter isRefreshing: The relay. The control keeps it while the binding lasts.
    /// - Returns: Ends the binding when it goes, or when told to.
    public func bind(isRefreshing: StateRelay<Bool>) -> RelayToken {
        let shown = isRefreshing.observe(with: self) { control, value in control.show(isRefreshing: value) }
        let pulled = whenChanged(.valueChanged) { [weak self] in
            guard let self, self.isRefreshing, !isRefreshing.value else { return }
            isRefreshing.value = true
        }
        return .joining([shown, pulled])
    }

    /// Turns from a pull until the work that it begins has ended, in whatever way.
    ///
    /// - Parameters:
    ///   - loading: Runs the work; the control keeps it while the binding lasts. What else it runs shows itself elsewhere.
    ///   - refresh: The work. What it throws is told by the loading's errors.
    /// - Returns: Ends the binding when it goes, or when told to.
    public func bind(
        _ loading: Loading, refresh: @escaping @MainActor @Sendable () async throws -> Void
    ) -> RelayToken {
        let ended = loading.isLoading.observe(with: self) { control, isLoading in
            if !isLoading { control.show(isRefreshing: false) }
        }
        let pulled = whenChanged(.valueChanged) { loading.run(refresh) }
        return .joining([ended, pulled])
    }

    private func show(isRefreshing: Bool) {
        guard isRefreshing != self.isRefreshing else { return }
        if isRefreshing { beginRefreshing() } else { endRefreshing() }
    }
}

/// An action on a control that can be taken back.
@MainActor
private final class ControlAction {
    private weak var control: UIControl?
    private let event: UIControl.Event
    private var action: UIAction?

    init(_ control: UIControl, _ event: UIControl.Event) {
        self.control = control
        self.event = event
    }

    func begin(_ perform: @escaping @MainActor () -> Void) {
        let action = UIAction { _ in perform() }
        self.action = action
        control?.addAction(action, for: event)
    }

    func end() {
        if let action { control?.removeAction(action, for: event) }
        action = nil
    }
}
