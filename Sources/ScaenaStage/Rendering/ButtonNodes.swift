#if Stage && !canImport(UIKit)
    import Foundation
    import ScaenaUIKit

    /// Describes push buttons.
    @MainActor
    struct ButtonNodes {
        let views: ViewNodes

        func describe(_ button: UIButton, _ node: inout StageNode) {
            node.text = button.currentTitle
            node.attributes.merge(views.pictureAttributes(of: button.currentImage)) { own, _ in own }
            if node.text == nil, node.attributes[StageAttribute.label] == nil {
                node.attributes[StageAttribute.label] = button.currentImage?.name ?? "Button"
            }
            node.attributes[StageAttribute.disabled] = button.isEnabled ? nil : "true"
            node.attributes[StageAttribute.selected] = button.isSelected ? "true" : nil
            place(button, &node.attributes)
            if let image = button.backgroundImage(for: button.state), case .data(let data) = image.source {
                node.attributes.look("background-image", "url(\"\(views.pictures.path(of: data))\")")
                node.attributes.look("background-size", "100% 100%")
            }
            if let configuration = button.configuration {
                describe(configuration, &node.attributes)
            } else {
                describePlain(button, &node.attributes)
            }
            let isDestructive = button.role == .destructive && node.attributes[StageAttribute.color] == nil
            node.attributes[StageAttribute.destructive] = isDestructive ? "true" : nil
            if button.role == .primary { node.attributes.look("font-weight", "600") }
        }

        private func describePlain(_ button: UIButton, _ attributes: inout [String: String]) {
            if button.currentTitleColor != button.tintColor {
                attributes[StageAttribute.color] = ColorText.css(button.currentTitleColor)
            }
            if let font = button.titleLabel?.font, font.textStyle != nil || font.pointSize != UIFont.buttonFontSize {
                attributes.merge(FontText.attributes(of: font)) { own, _ in own }
            }
            attributes.look("padding", Looks.sides(button.contentEdgeInsets))
            attributes.look("--image-margin", Looks.sides(button.imageEdgeInsets))
            attributes.look("--title-margin", Looks.sides(button.titleEdgeInsets))
        }

        private func describe(_ configuration: UIButton.Configuration, _ attributes: inout [String: String]) {
            attributes[StageAttribute.style] = configuration.style.rawValue
            attributes[StageAttribute.detail] = configuration.subtitle
            attributes[StageAttribute.busy] = configuration.showsActivityIndicator ? "true" : nil
            attributes[StageAttribute.large] = configuration.buttonSize == .large ? "true" : nil
            attributes[StageAttribute.color] = configuration.baseForegroundColor.map(ColorText.css)
            if let background = configuration.baseBackgroundColor {
                attributes[StageAttribute.background] = ColorText.css(background)
            }
            switch configuration.cornerStyle {
            case .small: attributes[StageAttribute.radius] = "6"
            case .medium: attributes[StageAttribute.radius] = "10"
            case .large: attributes[StageAttribute.radius] = "14"
            case .capsule: attributes[StageAttribute.radius] = "999"
            case .fixed, .dynamic: break
            }
            let usual = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            if configuration.contentInsets != usual {
                attributes.look("padding", Looks.sides(configuration.contentInsets) ?? "0px")
            }
            let sides: [(NSDirectionalRectEdge, String)] = [
                (.trailing, "row-reverse"), (.top, "column"), (.bottom, "column-reverse"),
            ]
            attributes.look("flex-direction", sides.first { configuration.imagePlacement == $0.0 }?.1)
            attributes.look("--image-padding", points: configuration.imagePadding)
            if configuration.titlePadding != 1 {
                attributes.look("--title-padding", ColorText.number(configuration.titlePadding) + "px")
            }
            switch configuration.titleAlignment {
            case .automatic: break
            case .leading: attributes.look("text-align", "start")
            case .center: attributes.look("text-align", "center")
            case .trailing: attributes.look("text-align", "end")
            }
        }

        /// Where the content is in the button.
        private func place(_ control: UIControl, _ attributes: inout [String: String]) {
            switch control.contentHorizontalAlignment {
            case .center: break
            case .left, .leading: attributes.look("justify-content", "flex-start")
            case .right, .trailing: attributes.look("justify-content", "flex-end")
            case .fill: attributes.look("justify-content", "space-between")
            }
            switch control.contentVerticalAlignment {
            case .center: break
            case .top: attributes.look("align-items", "flex-start")
            case .bottom: attributes.look("align-items", "flex-end")
            case .fill: attributes.look("align-items", "stretch")
            }
        }
    }
#endif
