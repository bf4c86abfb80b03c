/// The values of one row cell: ready to be shown, primitives only.
nonisolated struct RowCellViewModel: Equatable, Sendable {
    let title: String
    let count: Int
}
