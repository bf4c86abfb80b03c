#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// Makes nodes of views: what each kind of view is, says, and looks like.
    @MainActor
    struct ViewNodes {
        let identities: NodeIdentities
        let pictures: Pictures

        /// Returns true if a view only holds others, so that it can be left out where something else holds them.
        static func isBare(_ view: UIView) -> Bool { kind(of: view) == .view }

        private static func kind(of view: UIView) -> StageNode.Kind {
            switch view {
            case is UILabel: .label
            case is UIImageView: .image
            case is UIButton: .button
            case is UITextField: .textField
            case is UIActivityIndicatorView: .activity
            case is UIStackView: .stack
            case is WKWebView: .web
            case is UITableView: .table
            case is UITextView: .textView
            case is UISlider: .slider
            case is UIProgressView: .progress
            case is UIStepper: .stepper
            case is UIPageControl: .pageControl
            case is UIDatePicker: .datePicker
            case is UISearchBar: .searchBar
            case is UICollectionView: .collection
            case is UIScrollView: .scroll
            case is UISwitch: .toggle
            case is UISegmentedControl: .segmented
            case is UIRefreshControl: .refresh
            case is UIControl: .button
            default: .view
            }
        }

        /// The node of a view with all that is in it.
        ///
        /// - Parameters:
        ///   - view: The view.
        ///   - hints: The hints of the superview's constraints.
        ///   - layers: Makes the nodes of child controllers.
        func node(of view: UIView, in hints: LayoutHints?, hasSiblings: Bool = false, layers: LayerNodes) -> StageNode {
            let placing = hints?.attributes(of: view, hasSiblings: hasSiblings) ?? [:]
            if let child = view.viewController, child.parent != nil {
                identities.kept.passOne()
                var node = layers.screen(of: child)
                node.attributes.merge(placing) { own, _ in own }
                return node
            }
            return ownNode(of: view, placing: placing, layers: layers)
        }

        /// The node of a view as itself, even where it is a controller's own.
        ///
        /// - Parameters:
        ///   - view: The view.
        ///   - placing: Where it is in its superview.
        ///   - layers: Makes the nodes of child controllers.
        func ownNode(of view: UIView, placing: [String: String] = [:], layers: LayerNodes) -> StageNode {
            guard KeptNodes.mayKeep(view) else {
                identities.kept.passOne()
                return newNode(of: view, placing: placing, layers: layers)
            }
            var node = identities.kept.node(of: view) { newNode(of: view, placing: [:], layers: layers) }
            if !placing.isEmpty { node.attributes.merge(placing) { own, _ in own } }
            return node
        }

        private func newNode(of view: UIView, placing: [String: String], layers: LayerNodes) -> StageNode {
            var node = StageNode(
                id: identities.id(of: view), kind: Self.kind(of: view), attributes: attributes(of: view))
            node.attributes.merge(placing) { own, _ in own }
            switch view {
            case let label as UILabel: describe(label, &node)
            case let imageView as UIImageView: describe(imageView, &node)
            case let button as UIButton: ButtonNodes(views: self).describe(button, &node)
            case let field as UITextField: describe(field, &node)
            case let indicator as UIActivityIndicatorView: describe(indicator, &node)
            case let page as WKWebView: describe(page, &node)
            case let toggle as UISwitch: describe(toggle, &node)
            case let segmented as UISegmentedControl: describe(segmented, &node)
            case let slider as UISlider: ValueNodes.describe(slider, &node)
            case let progress as UIProgressView: ValueNodes.describe(progress, &node)
            case let stepper as UIStepper: ValueNodes.describe(stepper, &node)
            case let control as UIPageControl: ValueNodes.describe(control, &node)
            case let picker as UIDatePicker: ValueNodes.describe(picker, &node)
            case let text as UITextView: describe(text, &node)
            case let refresh as UIRefreshControl:
                node.text = refresh.attributedTitle?.string
                node.attributes[StageAttribute.busy] = refresh.isRefreshing ? "true" : nil
                node.attributes[StageAttribute.disabled] = refresh.isEnabled ? nil : "true"
            case let table as UITableView: TableNodes(views: self, layers: layers).describe(table, &node)
            case let collection as UICollectionView:
                CollectionNodes(views: self, layers: layers).describe(collection, &node)
            case let control as UIControl:
                node.attributes[StageAttribute.disabled] = control.isEnabled ? nil : "true"
                node.children = children(of: view, layers: layers)
            case let stack as UIStackView:
                describe(stack, &node)
                node.children = arranged(in: stack, layers: layers)
            case let scroll as UIScrollView:
                ScrollLooks.describe(scroll, &node.attributes)
                node.children = children(of: view, layers: layers)
            default:
                if let bar = view as? UISearchBar { BarLooks.describe(bar, &node.attributes) }
                node.children = children(of: view, layers: layers)
            }
            if view.saidAccessibilityElement == true { gather(&node) }
            return node
        }

        /// Describes a view that is one element to assistive technology as a whole, and nothing in it.
        private func gather(_ node: inout StageNode) {
            node.attributes[StageAttribute.element] = "true"
            for index in node.children.indices { node.children[index].attributes[StageAttribute.silent] = "true" }
        }

        /// The nodes of the subviews that are to be seen.
        ///
        /// - Parameters:
        ///   - view: The view.
        ///   - others: Subviews that are shown elsewhere.
        ///   - layers: Makes the nodes of child controllers.
        func children(of view: UIView, without others: [UIView] = [], layers: LayerNodes) -> [StageNode] {
            let visible = view.subviews.filter { subview in
                Self.isVisible(subview) && !others.contains { $0 === subview }
            }
            guard !visible.isEmpty else { return [] }
            let hints = LayoutHints(of: view)
            var lines = GroupNodes(views: self, container: view, hints: hints, layers: layers)
            var nodes = hints.groups(of: visible).map { lines.node(of: $0, hasSiblings: visible.count > 1) }
            if let modal = visible.last(where: \.accessibilityViewIsModal) {
                silence(&nodes, but: identities.id(of: modal))
            }
            return nodes
        }

        /// Keeps from assistive technology what is beside something modal.
        private func silence(_ nodes: inout [StageNode], but modal: Int) {
            for index in nodes.indices where nodes[index].id != modal {
                if nodes[index].first(where: { $0.id == modal }) == nil {
                    nodes[index].attributes[StageAttribute.silent] = "true"
                } else {
                    silence(&nodes[index].children, but: modal)
                }
            }
        }

        private func arranged(in stack: UIStackView, layers: LayerNodes) -> [StageNode] {
            let visible = stack.arrangedSubviews.filter(Self.isVisible)
            return visible.enumerated().map { index, view in
                var node = node(of: view, in: nil, layers: layers)
                guard stack.hasCustomSpacing else { return node }
                let custom = stack.customSpacing(after: view)
                if index < visible.count - 1, custom != UIStackView.spacingUseDefault {
                    let extra = ColorText.number((custom < 1e-30 ? 8 : custom) - stack.spacing)
                    node.attributes[StageAttribute.margin] =
                        stack.axis == .vertical ? "0 0 \(extra) 0" : "0 \(extra) 0 0"
                }
                return node
            }
        }

        static func isVisible(_ view: UIView) -> Bool { !view.isHidden && view.alpha >= 0.01 }

        // MARK: What every view has

        /// The attributes that any view may have.
        func attributes(of view: UIView) -> [String: String] {
            var attributes: [String: String] = [:]
            let size = LayoutHints.size(of: view)
            attributes[StageAttribute.width] = size.width.map(ColorText.number)
            attributes[StageAttribute.height] = size.height.map(ColorText.number)
            attributes[StageAttribute.label] = view.accessibilityLabel
            attributes[StageAttribute.hint] = view.accessibilityHint
            attributes[StageAttribute.identifier] = view.accessibilityIdentifier
            attributes[StageAttribute.says] = view.accessibilityValue
            let isSilent = view.accessibilityElementsHidden || (view.saidAccessibilityElement == false && isLeaf(view))
            attributes[StageAttribute.silent] = isSilent ? "true" : nil
            if let press = view.pressRecognizer {
                attributes[StageAttribute.press] =
                    "\(ColorText.number(press.minimumPressDuration * 1000)) \(ColorText.number(press.allowableMovement))"
            }
            attributes[StageAttribute.background] = view.backgroundColor.map(ColorText.css)
            attributes[StageAttribute.alpha] = view.alpha < 1 ? ColorText.number(view.alpha) : nil
            attributes[StageAttribute.tint] = ColorText.tint(of: view, over: view.superview)
            attributes[StageAttribute.clips] = view.clipsToBounds ? "true" : nil
            attributes[StageAttribute.scheme] = Self.scheme(of: view)
            attributes[StageAttribute.direction] = Self.direction(of: view, in: view.superview)
            if let layer = view.drawnLayer { attributes.merge(LayerLooks.attributes(of: layer)) { own, _ in own } }
            attributes[StageAttribute.selectable] = view.recognizesTaps ? "true" : nil
            Looks.describe(view, &attributes)
            return attributes
        }

        /// Returns true if a view would be an element by itself, so that saying it is none takes it away.
        private func isLeaf(_ view: UIView) -> Bool {
            view is UILabel || view is UIImageView || view is UIControl || view is UIProgressView
        }

        /// The side on which lines begin, where it is another than that of what the view is in.
        static func direction(of view: UIView, in superview: UIView?) -> String? {
            let device = UIApplication.shared.userInterfaceLayoutDirection
            let outer = superview?.effectiveUserInterfaceLayoutDirection ?? device
            let own = view.effectiveUserInterfaceLayoutDirection
            guard own != outer else { return nil }
            return own == .rightToLeft ? "rtl" : "ltr"
        }

        static func scheme(of view: UIView) -> String? {
            switch view.overrideUserInterfaceStyle {
            case .light: "light"
            case .dark: "dark"
            case .unspecified: nil
            }
        }

        // MARK: Text

        private func describe(_ label: UILabel, _ node: inout StageNode) {
            node.text = label.text ?? ""
            node.attributes.merge(FontText.attributes(of: label.font)) { own, _ in own }
            // The level of the bar's title is the first.
            node.attributes[StageAttribute.heading] = label.accessibilityTraits.contains(.header) ? "2" : nil
            if label.textColor != .label { node.attributes[StageAttribute.color] = ColorText.css(label.textColor) }
            node.attributes[StageAttribute.align] = Self.alignment(label.textAlignment)
            node.attributes[StageAttribute.lines] = label.numberOfLines > 0 ? String(label.numberOfLines) : nil
            LabelLooks.describe(label, &node.attributes)
            node.attributes[StageAttribute.disabled] = label.isEnabled ? nil : "true"
        }

        private static func alignment(_ alignment: NSTextAlignment) -> String? {
            switch alignment {
            case .left: "left"
            case .center: "center"
            case .right: "right"
            case .justified: "justify"
            case .natural: nil
            }
        }

        private func describe(_ field: UITextField, _ node: inout StageNode) {
            node.attributes[StageAttribute.value] = field.text
            node.attributes[StageAttribute.placeholder] = field.placeholder
            node.attributes[StageAttribute.secure] = field.isSecureTextEntry ? "true" : nil
            node.attributes[StageAttribute.disabled] = field.isEnabled ? nil : "true"
            node.attributes[StageAttribute.style] =
                field is UISearchTextField || field.borderStyle != .none ? "roundedRect" : nil
            node.attributes[StageAttribute.align] = Self.alignment(field.textAlignment)
            KeyboardHints.describe(field, &node.attributes)
            if let color = field.textColor, color != .label {
                node.attributes[StageAttribute.color] = ColorText.css(color)
            }
            if let font = field.font {
                node.attributes.merge(FontText.attributes(of: font)) { own, _ in own }
            }
        }

        private func describe(_ view: UITextView, _ node: inout StageNode) {
            node.attributes[StageAttribute.value] = view.text
            node.attributes[StageAttribute.disabled] = view.isEditable ? nil : "true"
            node.attributes[StageAttribute.align] = Self.alignment(view.textAlignment)
            ScrollLooks.describe(view, &node.attributes)
            KeyboardHints.describe(view, &node.attributes)
            if let color = view.textColor, color != .label {
                node.attributes[StageAttribute.color] = ColorText.css(color)
            }
            if let font = view.font {
                node.attributes.merge(FontText.attributes(of: font)) { own, _ in own }
            }
        }

        // MARK: Pictures

        /// Where the picture of an image comes from, and the name of its symbol.
        func pictureAttributes(of image: UIImage?) -> [String: String] {
            guard let image else { return [:] }
            var attributes: [String: String] = [:]
            switch image.source {
            case .symbol(let name): attributes[StageAttribute.symbol] = name
            case .data(let data): attributes[StageAttribute.source] = pictures.path(of: data)
            }
            return attributes
        }

        private func describe(_ view: UIImageView, _ node: inout StageNode) {
            let image = view.shownImage
            node.attributes.merge(pictureAttributes(of: image)) { own, _ in own }
            node.attributes[StageAttribute.color] = image?.tint.map(ColorText.css)
            // What is said of it is its label; without one it is decoration, as on iOS.
            switch view.contentMode {
            case .scaleAspectFit: node.attributes[StageAttribute.fit] = "contain"
            case .scaleAspectFill: node.attributes[StageAttribute.fit] = "cover"
            case .scaleToFill, .redraw: node.attributes[StageAttribute.fit] = "fill"
            default: node.attributes[StageAttribute.fit] = "none"
            }
            guard let image else { return }
            if image.isSymbolImage {
                let size = image.symbolConfiguration?.pointSize ?? view.preferredSymbolConfiguration?.pointSize
                let isSized =
                    node.attributes[StageAttribute.width] != nil || node.attributes[StageAttribute.height] != nil
                if let size {
                    // A symbol is drawn somewhat larger than the letters of its size.
                    node.attributes[StageAttribute.size] = ColorText.number(size * 1.2)
                } else if !isSized {
                    node.attributes[StageAttribute.size] = ColorText.number(22)
                }
            } else {
                let isCover = node.attributes[StageAttribute.placeY] == "cover"
                if !isCover, node.attributes[StageAttribute.width] == nil, node.attributes[StageAttribute.height] == nil
                {
                    let fills = node.attributes[StageAttribute.placeX] == "fill"
                    node.attributes[StageAttribute.width] = fills ? nil : ColorText.number(image.size.width)
                    node.attributes[StageAttribute.height] = ColorText.number(image.size.height)
                }
            }
        }

        // MARK: Controls

        private func describe(_ indicator: UIActivityIndicatorView, _ node: inout StageNode) {
            node.attributes[StageAttribute.style] = indicator.style == .large ? "large" : nil
            node.attributes[StageAttribute.busy] = indicator.isAnimating ? "true" : nil
            if indicator.color != .systemGray { node.attributes[StageAttribute.color] = ColorText.css(indicator.color) }
        }

        private func describe(_ toggle: UISwitch, _ node: inout StageNode) {
            node.attributes[StageAttribute.selected] = toggle.isOn ? "true" : nil
            node.attributes[StageAttribute.disabled] = toggle.isEnabled ? nil : "true"
            if let tint = toggle.onTintColor { node.attributes[StageAttribute.tint] = ColorText.css(tint) }
            node.attributes.look("--thumb", toggle.thumbTintColor.map(ColorText.css))
        }

        private func describe(_ control: UISegmentedControl, _ node: inout StageNode) {
            node.attributes.look("--segment", control.selectedSegmentTintColor.map(ColorText.css))
            node.children = (0..<control.numberOfSegments).map { index in
                let image = control.imageForSegment(at: index)
                let title = control.titleForSegment(at: index)
                let isEnabled = control.isEnabled && control.isEnabledForSegment(at: index)
                var attributes = pictureAttributes(of: image)
                attributes[StageAttribute.label] = title == nil ? image?.name ?? "Segment \(index + 1)" : nil
                attributes[StageAttribute.selected] = control.selectedSegmentIndex == index ? "true" : nil
                attributes[StageAttribute.disabled] = isEnabled ? nil : "true"
                return StageNode(
                    id: identities.id(of: control, part: index), kind: .segment, attributes: attributes, text: title)
            }
        }

        private func describe(_ page: WKWebView, _ node: inout StageNode) {
            node.attributes[StageAttribute.url] = page.url?.absoluteString
            if node.attributes[StageAttribute.label] == nil {
                node.attributes[StageAttribute.label] = page.viewController?.navigationItem.title
            }
        }

        // MARK: Stacks

        private func describe(_ stack: UIStackView, _ node: inout StageNode) {
            let isVertical = stack.axis == .vertical
            node.attributes[StageAttribute.axis] = isVertical ? "vertical" : "horizontal"
            if stack.spacing != 0 { node.attributes[StageAttribute.spacing] = ColorText.number(stack.spacing) }
            switch stack.alignment {
            case .fill: break
            case .leading: node.attributes[StageAttribute.alignment] = isVertical ? "leading" : "top"
            case .center: node.attributes[StageAttribute.alignment] = "center"
            case .trailing: node.attributes[StageAttribute.alignment] = isVertical ? "trailing" : "bottom"
            case .firstBaseline: node.attributes[StageAttribute.alignment] = "firstBaseline"
            case .lastBaseline: node.attributes[StageAttribute.alignment] = "lastBaseline"
            }
            switch stack.distribution {
            case .fill: break
            case .fillEqually: node.attributes[StageAttribute.distribution] = "fillEqually"
            case .fillProportionally: node.attributes[StageAttribute.distribution] = "fillProportionally"
            case .equalSpacing: node.attributes[StageAttribute.distribution] = "equalSpacing"
            case .equalCentering: node.attributes[StageAttribute.distribution] = "equalCentering"
            }
            if stack.isLayoutMarginsRelativeArrangement {
                let margins = stack.directionalLayoutMargins
                node.attributes[StageAttribute.padding] =
                    [margins.top, margins.trailing, margins.bottom, margins.leading]
                    .map(ColorText.number).joined(separator: " ")
            }
        }
    }
#endif
