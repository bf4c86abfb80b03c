/// A property list, with the keys of its dictionaries in the order in which they are to stand.
indirect enum PropertyList: Equatable {
    case string(String)
    case integer(Int)
    case flag(Bool)
    case array([PropertyList])
    case dictionary([(key: String, value: PropertyList)])

    /// The list as an XML file. Foundation writes the keys of a dictionary in an order of its own, and the text of a template is
    /// to be identical on every run.
    var xml: String {
        let head = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            """
        return ([head] + lines(indent: "") + ["</plist>", ""]).joined(separator: "\n")
    }

    private func lines(indent: String) -> [String] {
        switch self {
        case .string(let text): [indent + "<string>\(Self.escaped(text))</string>"]
        case .integer(let number): [indent + "<integer>\(number)</integer>"]
        case .flag(let flag): [indent + (flag ? "<true/>" : "<false/>")]
        case .array(let items):
            [indent + "<array>"] + items.flatMap { $0.lines(indent: indent + "\t") } + [indent + "</array>"]
        case .dictionary(let entries):
            [indent + "<dict>"]
                + entries.flatMap { entry in
                    ["\(indent)\t<key>\(Self.escaped(entry.key))</key>"] + entry.value.lines(indent: indent + "\t")
                } + [indent + "</dict>"]
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    static func == (left: PropertyList, right: PropertyList) -> Bool { left.xml == right.xml }
}
