import Foundation

/// A definition's text with its templates: where an architecture comes from before it is read.
package struct ArchitectureSource: Sendable {
    /// The name of the definition's file, for messages.
    package let file: String
    /// The YAML.
    package let text: String
    /// The templates by name, without `.stencil`; those of what is extended among them.
    package let templates: [String: String]
    /// The templates of an app's own files, by their paths in its folder, without `.stencil`: `Package.swift`; those of
    /// what is extended among them. Empty where the architecture has none.
    package let app: [String: String]
    /// The names of the templates in its own folder that what it extends does not have.
    package let newTemplates: Set<String>
    /// The files of the templates that were read from some, by their names.
    private var templateFiles: [String: String] = [:]
    /// The source that it extends: none, or one. (A list, since a structure cannot hold one of its own kind.)
    private let bases: [ArchitectureSource]

    /// Names a source.
    ///
    /// - Parameters:
    ///   - file: the name of the definition's file, for messages.
    ///   - text: the YAML.
    ///   - templates: the templates by name, without `.stencil`.
    ///   - app: the templates of an app's own files, by their paths in its folder, without `.stencil`.
    package init(file: String, text: String, templates: [String: String], app: [String: String] = [:]) {
        self.init(file: file, text: text, templates: templates, app: app, bases: [])
    }

    private init(
        file: String, text: String, templates: [String: String], app: [String: String], bases: [ArchitectureSource]
    ) {
        self.file = file
        self.text = text
        self.templates = templates
        self.app = app
        newTemplates = []
        self.bases = bases
    }

    /// The things that its templates lack, as comments of the definition say it: `# not in templates: …`, `# to mend: …`.
    package var remarks: [String] {
        text.split(separator: "\n").compactMap { line in
            let comment = line.trimmingPrefix { $0 == " " || $0 == "#" }
            let isRemark = [Self.leftOut, Self.toMend].contains { comment.hasPrefix($0) }
            return isRemark && line.trimmingPrefix(while: { $0 == " " }).hasPrefix("#") ? String(comment) : nil
        }
    }

    /// The word before what templates could not keep of their example, in a comment of the definition.
    package static let leftOut = "not in templates: "
    /// The word before what a unit of the templates needs mended, in a comment of the definition.
    package static let toMend = "to mend: "

    /// Reads a definition file, with what it extends, and the templates in the folders `templates` and `app` beside it.
    ///
    /// - Parameter path: the path of the file.
    /// - Throws: ``UnreadableSource`` when the file or a template cannot be read as UTF-8, or extends itself.
    package init(readingFile path: String) throws(UnreadableSource) {
        try self.init(readingFile: path, extendedBy: [])
    }

    private init(readingFile path: String, extendedBy files: [String]) throws(UnreadableSource) {
        let place = URL(fileURLWithPath: path).standardizedFileURL
        text = try Self.contents(of: path)
        file = path
        let templatesFolder = YAMLText(text).root?["templates"]?.string ?? "templates"
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(templatesFolder).path
        bases = try Self.base(of: text, in: path, extendedBy: files + [place.path]).map { [$0] } ?? []
        var templates = bases.first?.templates ?? [:]
        var places = bases.first?.templateFiles ?? [:]
        // As the person named the definition, so that the place can be opened.
        let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".stencil") {
            let id = String(name.dropLast(".stencil".count))
            templates[id] = try Self.contents(of: folder + "/" + name)
            places[id] = parent + templatesFolder + "/" + name
        }
        self.templates = templates
        templateFiles = places
        newTemplates = Set(templates.keys).subtracting(bases.first?.templates.keys.map(\.self) ?? [])
        let appFolder = URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent("app")
            .resolvingSymlinksInPath().path
        var app = bases.first?.app ?? [:]
        let appFiles = FileManager.default.enumerator(atPath: appFolder)?.compactMap { $0 as? String } ?? []
        for name in appFiles.sorted() where name.hasSuffix(".stencil") {
            app[String(name.dropLast(".stencil".count))] = try Self.contents(of: appFolder + "/" + name)
        }
        self.app = app
    }

    /// Reads the definition.
    ///
    /// - Throws: ``InvalidDefinition`` with every mistake.
    package func definition() throws(InvalidDefinition) -> ArchitectureDefinition {
        let key = KnownDefinitions.Key(file: file, text: wholeText, templates: Set(templates.keys))
        if let known = KnownDefinitions.shared[key] { return known }
        // What is extended must be right by itself: its mistakes are told at their own places.
        if let base = bases.first { _ = try base.definition() }
        let read = try DefinitionReader.read(yaml, file: file, knownAs: knownAs, templates: Set(templates.keys))
        KnownDefinitions.shared[key] = read
        return read
    }

    /// The YAML, with that of all that it extends.
    package var wholeText: String { bases.reduce(text) { "\($0)\n\($1.wholeText)" } }

    /// The path of the file that it extends; nil when it extends nothing or a built-in.
    package var extendedFile: String? { bases.first.flatMap { Self.builtIns[$0.id] == nil ? $0.file : nil } }

    /// The source that it extends, or nil.
    package var extended: ArchitectureSource? { bases.first }

    /// The keys whose values differ from those of the extended source; none where it extends nothing.
    package var overrides: [DefinitionOverride] { bases.isEmpty ? [] : DefinitionOverride.all(in: text) }

    /// Where a key of its own text stands, as in `data.primitive.types`; nil where it says nothing of it.
    package func position(of path: String) -> SourcePosition? {
        DefinitionOverride.all(in: text).first { $0.path == path }?.position
    }

    /// The same with another text.
    ///
    /// - Parameter text: the YAML.
    package func with(text: String) -> ArchitectureSource {
        var other = ArchitectureSource(file: file, text: text, templates: templates, app: app, bases: bases)
        other.templateFiles = templateFiles
        return other
    }

    /// The file of a template, for messages: its path where it was read from one.
    package func file(ofTemplate name: String) -> String { templateFiles[name] ?? name + ".stencil" }

    /// A definition that extends this one.
    ///
    /// - Parameters:
    ///   - text: the YAML.
    ///   - file: the name of its file, for messages.
    package func extended(by text: String, file: String = "our.yml") -> ArchitectureSource {
        ArchitectureSource(file: file, text: text, templates: templates, app: app, bases: [self])
    }

    /// The id that a built-in has by its file's name.
    package var id: String { file.hasSuffix(".yml") ? String(file.dropLast(".yml".count)) : file }

    private var yaml: YAMLText {
        bases.first.map { YAMLText(text).extending($0.yaml, of: $0.knownAs) } ?? YAMLText(text)
    }

    /// The name under which a person knows its text: there is no file of a built-in to open.
    package var knownAs: String { isBuiltIn ? "\(id) (built in)" : file }

    /// Returns the source that a definition extends: a built-in, or a file that is named by its path. Nil when it
    /// extends nothing, or something that is unknown; then the reader tells.
    private static func base(
        of text: String, in file: String, extendedBy files: [String]
    ) throws(UnreadableSource) -> ArchitectureSource? {
        guard let node = YAMLText(text).root?["extends"], let name = node.string else { return nil }
        if let builtIn = builtIns[name] { return builtIn }
        guard isName(name) else { return nil }
        let place = URL(fileURLWithPath: file).standardizedFileURL
        let path = URL(fileURLWithPath: name, relativeTo: place.deletingLastPathComponent()).standardizedFileURL.path
        let isCircle = files.contains(path)
        guard !isCircle, FileManager.default.fileExists(atPath: path) else {
            let reason = isCircle ? "this definition extends itself, by '\(name)'" : "there is no '\(name)' to extend"
            throw UnreadableSource(path: file, reason: reason, isMissing: !isCircle, position: node.position)
        }
        return try ArchitectureSource(readingFile: path, extendedBy: files)
    }

    /// The built-in architectures by id.
    package static let builtIns: [String: ArchitectureSource] = BuiltInArchitectures.all

    /// True if it is a built-in as it was made.
    package var isBuiltIn: Bool {
        Self.builtIns[id].map { $0.text == text && $0.templates == templates && $0.app == app } ?? false
    }

    /// The JSON Schema of definitions and of a project's settings, by which editors complete and check them.
    package static let schema: String = DefinitionKeys.schema.text

    /// The line with which a file begins whose editor is to know the schema.
    ///
    /// - Parameter path: the schema's path, as seen from the file.
    package static func schemaLine(_ path: String) -> String { "# yaml-language-server: $schema=\(path)" }

    private static func contents(of path: String) throws(UnreadableSource) -> String {
        guard FileManager.default.fileExists(atPath: path) else {
            throw UnreadableSource(path: path, reason: "there is no such file", isMissing: true)
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UnreadableSource(path: path, reason: "it cannot be read", isMissing: false)
        }
        switch UTF8Text.read(data) {
        // A line that ends as Windows ends it would carry that into tags and into what is written.
        case .success(let text): return text.contains("\r\n") ? text.replacing("\r\n", with: "\n") : text
        case .failure(let mistake):
            throw UnreadableSource(
                path: path, reason: UTF8Text.NotUTF8.reason, isMissing: false, position: mistake.position)
        }
    }

    /// Returns true if a word names an architecture: a built-in by its id, or any by the path of its definition.
    static func isName(_ name: String) -> Bool {
        builtIns[name] != nil || name.contains("/") || name.hasSuffix(".yml") || name.hasSuffix(".yaml")
    }

    /// Returns the message about a word that names no architecture.
    ///
    /// - Parameters:
    ///   - name: the word.
    ///   - purpose: the purpose it was to be used for, with a space before it, or nothing.
    package static func unknown(_ name: String, to purpose: String = "") -> String {
        "unknown architecture '\(name)'\(purpose)" + NearestWord.hint(for: name, among: builtIns.keys.sorted())
            + " (a definition of your own is named by its path: ./\(name).yml)"
    }
}

/// A definition file or template that cannot be read.
package struct UnreadableSource: Error, Equatable, CustomStringConvertible {
    /// The path of the file.
    package let path: String
    /// Why it cannot be read.
    package let reason: String
    /// True if there is no such file.
    package let isMissing: Bool
    /// Where in the file the reason stands, or nil.
    package var position: SourcePosition?

    /// A sentence for the person who named the file; with a place, as compilers print it.
    package var description: String {
        position.map { "\(path):\($0.line):\($0.column): error: \(reason)" } ?? "cannot read '\(path)': \(reason)"
    }
}

/// The definitions that were read in this run: many parts of a command ask for the same one.
private final class KnownDefinitions: @unchecked Sendable {
    /// All that a definition is read from.
    struct Key: Hashable {
        let file: String
        let text: String
        let templates: Set<String>

        // Few definitions share a file's name: their texts, which are long, are compared and not hashed.
        func hash(into hasher: inout Hasher) { hasher.combine(file) }
    }

    static let shared = KnownDefinitions()
    private static let limit = 64

    private let lock = NSLock()
    private var definitions: [Key: ArchitectureDefinition] = [:]

    subscript(key: Key) -> ArchitectureDefinition? {
        get { lock.withLock { definitions[key] } }
        set {
            lock.withLock {
                // A command that watches sees a definition change again and again.
                if definitions.count == Self.limit { definitions = [:] }
                definitions[key] = newValue
            }
        }
    }
}
