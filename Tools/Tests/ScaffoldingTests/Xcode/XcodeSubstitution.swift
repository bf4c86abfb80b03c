import Foundation

@testable import Scaffolding

/// The substitution that Xcode does in a template when a person uses it: it takes the answers to the template's
/// questions and puts them, with its knowledge of file and project, in place of the placeholders.
struct XcodeSubstitution {
    /// The answers, by the identifier of their option.
    var answers: [String: String]
    /// The project's name, as an identifier.
    var project: String

    /// A placeholder that nothing was known for.
    struct UnknownPlaceholder: Error, CustomStringConvertible {
        let description: String
    }

    /// The files that come of a template, by their names.
    func files(of template: XcodeTemplate) throws -> [String: String] {
        let info = try Self.information(of: template)
        var values = answers
        for option in info["Options"] as? [[String: Any]] ?? [] {
            guard let identifier = option["Identifier"] as? String else { continue }
            if option["Type"] as? String == "static" {
                values[identifier] = try expanded(option["Default"] as? String ?? "", with: values, baseName: "")
            } else if values[identifier] == nil, let proposal = option["Default"] as? String {
                values[identifier] = proposal
            } else if option["Required"] as? Bool == true, values[identifier] == nil {
                throw UnknownPlaceholder(description: "\(template.listing.name) asks for \(identifier)")
            }
        }
        let baseName = values["productName"] ?? ""
        var files: [String: String] = [:]
        for file in template.files where file.path != "TemplateInfo.plist" {
            let name = try expanded(file.path, with: values, baseName: baseName)
            files[name] = try expanded(file.text, with: values, baseName: baseName)
        }
        return files
    }

    /// A template's `TemplateInfo.plist`, read by Foundation.
    static func information(of template: XcodeTemplate) throws -> [String: Any] {
        let text = template.files.first { $0.path == "TemplateInfo.plist" }?.text ?? ""
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        return list as? [String: Any] ?? [:]
    }

    private func expanded(_ text: String, with values: [String: String], baseName: String) throws -> String {
        var result = ""
        var rest = text[...]
        while let open = rest.firstRange(of: "___") {
            result += rest[..<open.lowerBound]
            rest = rest[open.upperBound...]
            guard let close = rest.firstRange(of: "___") else {
                throw UnknownPlaceholder(description: "a placeholder is not closed")
            }
            result += try value(of: String(rest[..<close.lowerBound]), in: values, baseName: baseName)
            rest = rest[close.upperBound...]
        }
        return result + rest
    }

    private func value(of placeholder: String, in values: [String: String], baseName: String) throws -> String {
        switch placeholder {
        case "FILEHEADER": return "\n//  Of a project.\n//"
        case "FILEBASENAME": return baseName
        case "PROJECTNAMEASIDENTIFIER": return project
        default: break
        }
        let parts = placeholder.split(separator: ":").map(String.init)
        guard let variable = parts.first, variable.hasPrefix("VARIABLE_"),
            let value = values[String(variable.dropFirst("VARIABLE_".count))]
        else { throw UnknownPlaceholder(description: placeholder) }
        guard parts.dropFirst().allSatisfy({ $0 == "identifier" }) else {
            throw UnknownPlaceholder(description: placeholder)
        }
        return parts.count == 1
            ? value : value.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
    }
}
