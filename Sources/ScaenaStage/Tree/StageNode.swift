#if Stage && !canImport(UIKit)

    /// One element of what a browser shows: what it is, not what it looks like in pixels.
    ///
    /// A tree of nodes is a value. It is made from a window on the main actor, compared with the tree that a browser
    /// has, and sent as a ``StagePatch``; nothing in it points back into the app.
    package struct StageNode: Equatable, Codable, Sendable {
        /// The kind of a node: it decides the element and the role that the browser gives it.
        package enum Kind: String, Codable, Sendable, CaseIterable {
            /// The window; its children are the layers, the lowest first.
            case window
            /// The screen of one view controller, filling its container.
            case screen
            /// A view controller that is presented as a card over the one below.
            case sheet
            /// A navigation controller: a bar and the screen on top of its stack.
            case navigation
            /// The bar of a navigation controller: a heading and, below the root, a way back.
            case navigationBar
            /// A tab bar controller: the screen of the selected tab and the bar.
            case tabs
            /// The bar of a tab bar controller.
            case tabBar
            /// One tab of the bar.
            case tab
            /// The lower bar of a navigation controller.
            case toolbar
            /// A button in a bar.
            case barButton
            /// An alert or an action sheet; everything below it is inert.
            case alert
            /// One choice of an alert.
            case alertAction
            /// A view that only holds others.
            case view
            /// A stack view.
            case stack
            /// A scroll view.
            case scroll
            /// The indicator that a pull at the top of a scroll view brings into sight.
            case refresh
            /// Text that cannot be edited.
            case label
            /// A picture: a system symbol, or the bytes of a file.
            case image
            /// A push button.
            case button
            /// An indicator of work whose end is unknown.
            case activity
            /// A line of text that can be edited.
            case textField
            /// A switch.
            case toggle
            /// A row of segments, of which one is chosen.
            case segmented
            /// One segment.
            case segment
            /// A bar of which a part can be brought along: how far is its value.
            case slider
            /// The progress of something.
            case progress
            /// Two buttons that make a value larger or smaller.
            case stepper
            /// Dots, one for each page.
            case pageControl
            /// A date, a time, or both.
            case datePicker
            /// Text of several lines.
            case textView
            /// A field to search with, and what stands beside it.
            case searchBar
            /// A table view; its children are the rows, headers and footers that the app has made.
            case table
            /// A row of a table.
            case row
            /// A button of a row: the one that edits it, or that for details.
            case rowButton
            /// An action that a swipe over a row has brought into sight.
            case rowAction
            /// The title above or below a section of a table.
            case sectionTitle
            /// A collection view; its children are the items and the views around sections that the app has made.
            case collection
            /// An item of a collection.
            case item
            /// A section of a collection that scrolls across by itself; its children are items.
            case strip
            /// A page of the web, in a frame that cannot reach this one.
            case web
        }

        /// Stays the same as long as the view or view controller lives, and is never used for another one.
        package let id: Int
        /// The node's kind. A node never changes its kind: another kind is another element.
        package var kind: Kind
        /// The node's states and hints for its looks. The keys are in ``StageAttribute``.
        package var attributes: [String: String]
        /// The node's text, as plain text.
        package var text: String?
        /// The nodes inside this one, in reading order.
        package var children: [StageNode]

        /// Makes a node.
        package init(
            id: Int, kind: Kind, attributes: [String: String] = [:], text: String? = nil, children: [StageNode] = []
        ) {
            self.id = id
            self.kind = kind
            self.attributes = attributes
            self.text = text
            self.children = children
        }

        /// The number of nodes, this one included.
        package var count: Int {
            children.reduce(1) { $0 + $1.count }
        }

        /// The first node, in reading order, that fulfils a condition.
        package func first(where condition: (StageNode) -> Bool) -> StageNode? {
            if condition(self) { return self }
            for child in children {
                if let found = child.first(where: condition) { return found }
            }
            return nil
        }
    }

    extension StageNode {
        private enum CodingKeys: String, CodingKey {
            case id, kind, attributes, text, children
        }

        package init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id)
            kind = try container.decode(Kind.self, forKey: .kind)
            attributes = try container.decodeIfPresent([String: String].self, forKey: .attributes) ?? [:]
            text = try container.decodeIfPresent(String.self, forKey: .text)
            children = try container.decodeIfPresent([StageNode].self, forKey: .children) ?? []
        }

        /// Leaves out what is empty: most nodes are leaves, and every byte is sent.
        package func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(id, forKey: .id)
            try container.encode(kind, forKey: .kind)
            if !attributes.isEmpty { try container.encode(attributes, forKey: .attributes) }
            try container.encodeIfPresent(text, forKey: .text)
            if !children.isEmpty { try container.encode(children, forKey: .children) }
        }
    }
#endif
