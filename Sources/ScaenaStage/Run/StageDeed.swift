#if Stage && !canImport(UIKit)

    extension StageInput.Action {
        /// Returns a person's action in words, for those who ask about the actions before something broke; `nil` for
        /// an action of the page's own.
        func words(in tree: StageNode) -> String? {
            func name(_ id: Int) -> String {
                guard let node = tree.first(where: { $0.id == id }) else { return "what is gone" }
                return node.spokenName.map { "“\($0)” (\(node.kind.rawValue))" } ?? "a \(node.kind.rawValue)"
            }
            return switch self {
            case .tap(let id): "a tap on \(name(id))"
            case .press(let id): "a long press on \(name(id))"
            case .type(let id, _): "typing into \(name(id))"
            case .submit(let id): "return in \(name(id))"
            case .hideKeyboard: "the key that hides the keyboard"
            case .goBack: "the way back"
            case .swipeDown(let id): "a swipe down on \(name(id))"
            case .slide(let id, let value): "\(name(id)) brought to \(value)"
            case .step(let id, let up): "\(up ? "more" : "less") of \(name(id))"
            case .chooseDate(let id, let text): "the date \(text) in \(name(id))"
            case .pullDown(let id): "a pull down on \(name(id))"
            case .swipeRow(let id, _, _): "a swipe over \(name(id))"
            case .moveRow(let id, let row): "\(name(id)) moved to row \(row)"
            case .open(let address): "the address \(address) opened"
            case .push(_, let isTapped): isTapped ? "a tap on a notification" : "a notification that arrives"
            case .drag, .scroll, .control, .show, .beat, .story, .exchange, .rule, .audit, .inspect, .traits: nil
            }
        }
    }

    extension StageNode {
        /// By what a person knows it: its label, what it says, or what is in it.
        var spokenName: String? {
            for text in [attributes[StageAttribute.label], text] {
                if let text, !text.isEmpty { return String(text.prefix(80)) }
            }
            for child in children {
                if let name = child.spokenName { return name }
            }
            return nil
        }
    }
#endif
