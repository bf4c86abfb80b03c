import Architecture

/// The unit's controls, and the nib that they may come from.
extension TemplateValues {
    var view: [String: Any] {
        // A nib has the name of the type that it belongs to.
        let nib = definition.files.first { $0.path.description.hasSuffix(".xib") }
        let type = nib.map { String($0.path.name(for: unit, shared: unit).dropLast(".xib".count)) } ?? ""
        let owner = definition.role(definition.assembly.returns)?.type.name(for: unit)
        return [
            "isNib": content.behaviour.hasNib, "type": type, "isController": type == owner, "controls": controls,
        ]
    }

    /// The controls in the order in which their properties stand.
    private var controls: [[String: Any]] {
        let behaviour = content.behaviour
        let isList = behaviour.listed != nil
        var all = isList ? [] : [control("scrollView", "UIScrollView")]
        all += content.shows.map { control($0.control, $0.type.isPicture ? "UIImageView" : "UILabel") }
        let told = complained
        for field in behaviour.fields {
            let isSwitch = field.kind == .switch
            if isSwitch { all.append(control(field.name + "Label", "UILabel")) }
            all.append(control(field.control, isSwitch ? "UISwitch" : "UITextField"))
            if told.contains(field) { all.append(control(field.name + "MessageLabel", "UILabel")) }
        }
        all += content.events.filter(\.hasControl).map { control($0.stem + "Button", "UIButton", "type: .system") }
        if isList {
            all += [control("tableView", "UITableView"), control("emptyLabel", "UILabel")]
            if behaviour.listed?.refresh.isEmpty == false {
                all.append(control("refreshControl", "UIRefreshControl", isOutlet: false))
            }
        }
        if !behaviour.requests.isEmpty {
            all.append(control("activityIndicator", "UIActivityIndicatorView", "style: .large"))
        }
        return all
    }

    private func control(
        _ name: String, _ type: String, _ arguments: String = "", isOutlet: Bool = true
    ) -> [String: Any] {
        let isConnected = isOutlet && content.behaviour.hasNib
        return [
            "name": name, "type": type, "isOutlet": isOutlet,
            "declaration": isConnected
                ? "@IBOutlet private(set) var \(name): \(type)!" : "let \(name) = \(type)(\(arguments))",
        ]
    }
}
