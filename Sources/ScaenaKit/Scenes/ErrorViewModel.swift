import Foundation

/// An error, ready to be shown in a dialog: sentences and the words on its buttons.
///
/// ```swift
/// func handle(error: any Error, dismiss: Bool) {
///     let retryTitle = dismiss ? nil : "Try again"
///     show(error: ErrorViewModel(error: error, retryTitle: retryTitle, dismissesScene: dismiss))
/// }
/// ```
public struct ErrorViewModel: Equatable, Sendable {
    /// The dialog's title.
    ///
    /// ```swift
    /// func show(error: ErrorViewModel) {
    ///     let alert = UIAlertController(title: error.title, message: error.message, preferredStyle: .alert)
    ///     alert.addAction(UIAlertAction(title: error.dismissTitle, style: .cancel))
    ///     show(alert, for: error)
    /// }
    /// ```
    public let title: String

    /// The error in a sentence for the user.
    ///
    /// ```swift
    /// func showInPlaceOfTheList(_ error: ErrorViewModel) {
    ///     emptyLabel.text = error.message
    ///     reloadButton.isHidden = error.retryTitle == nil
    /// }
    /// ```
    public let message: String

    /// The word on the button that closes the dialog.
    ///
    /// ```swift
    /// func show(error: ErrorViewModel) {
    ///     let alert = UIAlertController(title: error.title, message: error.message, preferredStyle: .alert)
    ///     alert.addAction(UIAlertAction(title: error.dismissTitle, style: .cancel))
    ///     show(alert, for: error)
    /// }
    /// ```
    public let dismissTitle: String

    /// The word on the button that tries again; `nil` where trying again is not offered.
    ///
    /// ```swift
    /// if let retryTitle = error.retryTitle {
    ///     alert.addAction(UIAlertAction(title: retryTitle, style: .default) { _ in self.reload() })
    /// }
    /// ```
    public let retryTitle: String?

    /// True if the scene leaves when the dialog is closed by its dismiss button.
    ///
    /// ```swift
    /// let close = UIAlertAction(title: error.dismissTitle, style: .cancel) { [weak self] _ in
    ///     if error.dismissesScene { self?.navigationController?.popViewController(animated: true) }
    /// }
    /// ```
    public let dismissesScene: Bool

    /// An error dialog in the app's own words.
    ///
    /// ```swift
    /// let error = ErrorViewModel(
    ///     title: "Item not saved", message: "Another device has changed it.", dismissTitle: "Keep editing",
    ///     retryTitle: "Save mine")
    /// ```
    ///
    /// - Parameters:
    ///   - title: The dialog's title.
    ///   - message: The error, in a sentence.
    ///   - dismissTitle: The word on the button that closes the dialog; `nil` for OK in the user's language.
    ///   - retryTitle: The word on the button that tries again; `nil` for none.
    ///   - dismissesScene: True if the scene leaves when the dialog is closed by its dismiss button.
    public init(
        title: String, message: String, dismissTitle: String? = nil, retryTitle: String? = nil,
        dismissesScene: Bool = false
    ) {
        self.title = title
        self.message = message
        self.dismissTitle = dismissTitle ?? RuntimeText.ok.string
        self.retryTitle = retryTitle
        self.dismissesScene = dismissesScene
    }

    /// An error dialog in the error's own words: a `LocalizedError`'s description, or the description that an
    /// `NSError` carries. An error that has nothing to say to people gets a general sentence, since the name of a
    /// Swift type is none. The words of the runtime's own are in the user's language where it has them, or as the app's table
    /// `Scaena.strings` says.
    ///
    /// ```swift
    /// do {
    ///     _ = try await repository.item(7)
    /// } catch {
    ///     shown = ErrorViewModel(error: error, dismissesScene: true)  // "There is no item 7."
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - retryTitle: The word on the button that tries again; `nil` for none.
    ///   - dismissesScene: True if the scene leaves when the dialog is closed by its dismiss button.
    public init(error: any Error, retryTitle: String? = nil, dismissesScene: Bool = false) {
        self.init(
            title: RuntimeText.somethingWentWrong.string,
            message: Self.sentence(for: error),
            retryTitle: retryTitle,
            dismissesScene: dismissesScene)
    }

    private static func sentence(for error: any Error) -> String {
        if let description = (error as? any LocalizedError)?.errorDescription, !description.isEmpty {
            return description
        }
        if let description = (error as NSError).userInfo[NSLocalizedDescriptionKey] as? String, !description.isEmpty {
            return description
        }
        return RuntimeText.pleaseTryAgain.string
    }
}
