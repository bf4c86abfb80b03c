import Architecture

/// The unit's controls, and the file that they may come from.
extension TemplateValues {
    var view: [String: Any] {
        // A nib has the name of the type that has the outlets.
        let type = fileName(.nib)
        let owner = definition.role(definition.assembly.returns)?.type.name(for: unit) ?? ""
        let kind = content.behaviour.view
        return [
            "isNib": kind == .nib, "isStoryboard": kind == .storyboard, "isCode": kind == .code, "type": type,
            "owner": owner, "isController": type == owner, "storyboard": fileName(.storyboard), "controls": controls,
        ]
    }

    /// The name of the file of a kind of view, without its ending.
    private func fileName(_ view: SheetView) -> String {
        let ending = view.fileEnding ?? ""
        let file = definition.files.first { SheetView(file: $0.path.description) == view }
        return file.map { String($0.path.name(for: unit, shared: unit).dropLast(ending.count)) } ?? ""
    }

    /// The code that makes a type of the unit, without what it is handed: a function where a storyboard makes the view controller.
    func maker(of role: String, _ type: String) -> String {
        content.behaviour.view == .storyboard && role == definition.assembly.returns ? type + ".fromStoryboard" : type
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
        let isConnected = isOutlet && content.behaviour.view != .code
        return [
            "name": name, "type": type, "isOutlet": isOutlet,
            "declaration": isConnected
                ? "@IBOutlet private(set) var \(name): \(type)!" : "let \(name) = \(type)(\(arguments))",
        ]
    }
}
