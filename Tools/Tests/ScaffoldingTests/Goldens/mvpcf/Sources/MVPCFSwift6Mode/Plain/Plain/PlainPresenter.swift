import Combine

/// The values that the Plain module shows, and the requests that it takes.
@MainActor
protocol PlainPresenter: AnyObject {
    var name: CurrentValueSubject<String, Never> { get }
    var tags: CurrentValueSubject<[String], Never> { get }
    var counts: CurrentValueSubject<[Int], Never> { get }
    var isOpen: CurrentValueSubject<Bool, Never> { get }
    var rate: CurrentValueSubject<Double?, Never> { get }
    var hint: CurrentValueSubject<String?, Never> { get }
    var no: CurrentValueSubject<Int?, Never> { get }

    /// Tells how the module ended: created.
    var created: PassthroughSubject<Item, Never> { get }

    /// The user asks for it: terms.
    func termsTapped()

    /// The user asks for it: row.
    func rowSelected(index: Int)
}

/// The logic of the Plain module. What it depends on comes through its `init`.
@MainActor
final class DefaultPlainPresenter: PlainPresenter {
    let name = CurrentValueSubject<String, Never>("Plain")
    let tags = CurrentValueSubject<[String], Never>([])
    let counts = CurrentValueSubject<[Int], Never>([])
    let isOpen = CurrentValueSubject<Bool, Never>(false)
    let rate = CurrentValueSubject<Double?, Never>(nil)
    let hint = CurrentValueSubject<String?, Never>(nil)
    let no = CurrentValueSubject<Int?, Never>(nil)
    let created = PassthroughSubject<Item, Never>()

    private let noteRepository: any NoteRepository
    private let item: Item

    init(noteRepository: any NoteRepository, item: Item) {
        self.noteRepository = noteRepository
        self.item = item
    }

    func termsTapped() {
        // Ask a manager or repository, and tell the relays what came of it.
    }

    func rowSelected(index: Int) {
        // Ask a manager or repository, and tell the relays what came of it.
    }
}
