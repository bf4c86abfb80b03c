/// The text that the About scene fetches.
public enum AboutText {
    /// A few sentences about the app.
    public static let text = """
        Snapp! brings you where you want to be. Tap once, and the nearest of our drivers is on the way. \
        You see the price before you ride, and who is driving you.
        """
}
