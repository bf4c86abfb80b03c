extension StateSource {
    /// Keeps a property equal to this state: now, and with each new value.
    ///
    /// ```swift
    /// presenter.canAdd.bind(to: addButton, \.isEnabled).store(in: &tokens)
    /// ```
    ///
    /// - Parameters:
    ///   - object: Held weakly.
    ///   - property: The property.
    /// - Returns: Ends the binding when it goes, or when told to.
    public final func bind<Object: AnyObject>(
        to object: Object, _ property: ReferenceWritableKeyPath<Object, Value>
    ) -> RelayToken {
        observe(with: object) { object, value in object[keyPath: property] = value }
    }

    /// Keeps an optional property equal to this state: now, and with each new value.
    ///
    /// ```swift
    /// let binding = unread.bind(to: tab, \.badge)  // an Int to an Int?
    /// ```
    ///
    /// - Parameters:
    ///   - object: Held weakly.
    ///   - property: The property.
    /// - Returns: Ends the binding when it goes, or when told to.
    public final func bind<Object: AnyObject>(
        to object: Object, _ property: ReferenceWritableKeyPath<Object, Value?>
    ) -> RelayToken {
        observe(with: object) { object, value in object[keyPath: property] = value }
    }
}

extension StateRelay where Value: Equatable {
    /// Keeps this relay and another equal: the other takes this one's value now, and each the other's new ones.
    ///
    /// ```swift
    /// let binding = settings.showsPrices.bind(to: filter)  // filter takes the value of settings
    /// filter.value = false  // and settings each later one of filter
    /// ```
    ///
    /// - Parameter other: The other relay.
    /// - Returns: Ends the binding when it goes, or when told to.
    public func bind(to other: StateRelay<Value>) -> RelayToken {
        let there = observe { [weak other] value in
            if let other, other.value != value { other.value = value }
        }
        let back = other.observeChanges { [weak self] value in
            if let self, self.value != value { self.value = value }
        }
        return .joining([there, back])
    }
}
