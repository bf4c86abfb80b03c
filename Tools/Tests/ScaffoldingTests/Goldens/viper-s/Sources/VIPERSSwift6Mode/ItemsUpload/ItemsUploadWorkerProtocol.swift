/// Gets jobs done for items upload.
@MainActor
protocol ItemsUpload_ManageData: AnyObject {
    /// Fetches what the director asks for.
    func fetchItemsUpload()
}

/// Hears what came of the jobs.
@MainActor
protocol ItemsUpload_PresentData: AnyObject {
    /// Presents what was fetched.
    func present(_ values: [String])

    /// Presents what went wrong.
    func present(error: any Error)
}
