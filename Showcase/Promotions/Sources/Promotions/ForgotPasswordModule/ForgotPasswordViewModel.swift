/// The values that the Forgot password module shows: primitives only.
nonisolated struct ForgotPasswordViewModel: Equatable, Sendable {
    let title: String
}
