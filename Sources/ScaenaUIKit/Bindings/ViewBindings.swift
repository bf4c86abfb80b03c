import ScaenaKit

// What a view shows of a state. Each binding holds its view weakly, and ends when its token goes or is told to.

extension UIView {
    /// Hides the view while a state says so.
    ///
    /// - Parameter isHidden: The state.
    /// - Returns: Ends the binding when it goes, or when told to.
    public func bind(isHidden: StateSource<Bool>) -> RelayToken {
        isHidden.observe(with: self) { view, isHidden in
            // A stack lays itself out anew at each setting.
            if view.isHidden != isHidden { view.isHidden = isHidden }
        }
    }
}

extension UIControl {
    /// Lets the control be used while a state says so.
    ///
    /// - Parameter isEnabled: The state.
    /// - Returns: Ends the binding when it goes, or when told to.
    public func bind(isEnabled: StateSource<Bool>) -> RelayToken {
        isEnabled.observe(with: self) { control, isEnabled in control.isEnabled = isEnabled }
    }
}

extension UIBarButtonItem {
    /// Lets the item be used while a state says so.
    ///
    /// - Parameter isEnabled: The state.
    /// - Returns: Ends the binding when it goes, or when told to.
    public func bind(isEnabled: StateSource<Bool>) -> RelayToken {
        isEnabled.observe(with: self) { item, isEnabled in item.isEnabled = isEnabled }
    }
}

extension UILabel {
    /// Shows a state as the label's text.
    ///
    /// - Parameter text: The state.
    /// - Returns: Ends the binding when it goes, or when told to.
    public func bind(text: StateSource<String>) -> RelayToken {
        text.observe(with: self) { label, text in label.text = text }
    }
}

extension UIActivityIndicatorView {
    /// Turns while a state says so.
    ///
    /// - Parameter isAnimating: The state.
    /// - Returns: Ends the binding when it goes, or when told to.
    public func bind(isAnimating: StateSource<Bool>) -> RelayToken {
        isAnimating.observe(with: self) { indicator, isAnimating in
            if isAnimating { indicator.startAnimating() } else { indicator.stopAnimating() }
        }
    }
}

extension UIButton {
    /// Shows a state as the button's title.
    ///
    /// - Parameter title: The state.
    /// - Returns: Ends the binding when it goes, or when told to.
    public func bind(title: StateSource<String>) -> RelayToken {
        title.observe(with: self) { button, title in
            if button.configuration != nil {
                button.configuration?.title = title
            } else {
                button.setTitle(title, for: .normal)
            }
        }
    }
}
