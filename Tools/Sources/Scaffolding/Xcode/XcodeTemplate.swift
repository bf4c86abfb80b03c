import Architecture

/// One template of Xcode's *New File from Template…*: a folder `….xctemplate`.
package struct XcodeTemplate: Sendable, Equatable {
    /// A file of it.
    package struct File: Sendable, Equatable {
        /// Its path inside the template's folder, with Xcode's placeholders.
        package let path: String
        /// Its text, with Xcode's placeholders.
        package let text: String
    }

    /// The place in Xcode's list, and what is read there.
    package struct Listing: Sendable, Equatable {
        /// The heading: the folder that the template is in.
        package let section: String
        /// The name: the template's folder's name without `.xctemplate`.
        package let name: String
        /// The things that it writes, in a sentence.
        package let summary: String
        /// The place below the heading.
        package let order: Int
    }

    /// Where Xcode lists it, and as what.
    package let listing: Listing
    /// Its files, `TemplateInfo.plist` first.
    package let files: [File]

    /// The path of its folder.
    package var folder: String { "\(listing.section)/\(listing.name).xctemplate" }

    /// A template that writes some of a unit's files.
    ///
    /// - Parameters:
    ///   - listing: where Xcode lists it, and as what.
    ///   - rendered: the files, for `XcodePlaceholders.unit`.
    ///   - placeholders: the placeholders in place of which Xcode puts names.
    init(_ listing: Listing, rendered: [RenderedFile], placeholders: XcodePlaceholders) {
        // One file is saved under the name that Xcode proposes; of several, each adds its own ending to the unit's name.
        let single = rendered.count == 1 ? rendered.first : nil
        let baseName = single.map { placeholders.text(Self.withoutEnding($0.path)) } ?? placeholders.name
        let sources = rendered.map { file in
            let path =
                single == nil
                ? placeholders.fileName(file.path)
                : XcodePlaceholders.fileBaseName + file.path.dropFirst(Self.withoutEnding(file.path).count)
            return File(path: path, text: XcodePlaceholders.header(of: file.text) + placeholders.text(file.text))
        }
        let asksForProperty = (sources.map(\.text) + sources.map(\.path) + [baseName]).contains {
            $0.contains(placeholders.property)
        }
        let info = XcodeTemplateInfo(
            listing: listing, mainFile: sources.first?.path ?? "", baseName: baseName, placeholders: placeholders,
            asksForProperty: asksForProperty)
        self.listing = listing
        files = [File(path: "TemplateInfo.plist", text: info.propertyList.xml)] + sources
    }

    /// A file's name up to its last dot.
    private static func withoutEnding(_ path: String) -> String {
        path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
    }
}

/// The values that Xcode reads of a template before it shows or uses it: `TemplateInfo.plist`.
struct XcodeTemplateInfo {
    let listing: XcodeTemplate.Listing
    let mainFile: String
    let baseName: String
    let placeholders: XcodePlaceholders
    let asksForProperty: Bool

    var propertyList: PropertyList {
        .dictionary([
            ("Kind", .string("Xcode.IDEFoundation.TextSubstitutionFileTemplateKind")),
            ("Summary", .string(listing.summary)),
            ("Description", .string(listing.summary)),
            ("SortOrder", .integer(listing.order)),
            ("AllowedTypes", .array([.string("public.swift-source")])),
            ("Platforms", .array([.string("com.apple.platform.iphoneos")])),
            ("MainTemplateFile", .string(mainFile)),
            ("Options", .array(options)),
        ])
    }

    private var options: [PropertyList] {
        var options = [
            question(
                placeholders.nameOption, "Name of the \(placeholders.word):",
                "The name that the types of the \(placeholders.word) begin with: \(placeholders.example)")
        ]
        if asksForProperty {
            options.append(
                // Xcode cannot make it of the name, so that a word is proposed which serves for every name.
                question(
                    placeholders.propertyOption, "Properties begin with:",
                    "What names of properties begin with: \(placeholders.standardProperty), or \(placeholders.example.lowercased()) for \(placeholders.example)",
                    proposal: placeholders.standardProperty))
        }
        // What Xcode saves under; it is not asked for, since it follows from the name.
        options.append(
            .dictionary([
                ("Identifier", .string("productName")), ("Type", .string("static")), ("Default", .string(baseName)),
            ]))
        return options
    }

    private func question(
        _ identifier: String, _ name: String, _ description: String, proposal: String? = nil
    ) -> PropertyList {
        .dictionary(
            [
                ("Identifier", .string(identifier)), ("Name", .string(name)), ("Description", .string(description)),
                ("Type", .string("text")), ("Required", .flag(true)), ("NotPersisted", .flag(true)),
            ] + (proposal.map { [("Default", .string($0))] } ?? []))
    }
}
