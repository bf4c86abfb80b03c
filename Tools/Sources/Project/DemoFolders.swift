/// The words by which folders of apps are called that only show what a module or a kit has.
package enum DemoFolders {
    /// The names of such folders, and the last words of names.
    package static let words = [
        "Demo", "Demos", "DemoApp", "SampleApp", "ExampleApp", "Example", "Examples", "Sample", "Samples",
    ]
}
