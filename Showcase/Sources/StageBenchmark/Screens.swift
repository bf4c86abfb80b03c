import ScaenaUIKit

/// A screen of so many labels, of which a tap changes one.
final class CountingViewController: UIViewController {
    private let labels: [UILabel]
    private var taps = 0

    init(views: Int) {
        labels = (0..<views).map { number in
            let label = UILabel()
            label.text = "Label \(number)"
            return label
        }
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let change = UIButton(
            configuration: .filled(), primaryAction: UIAction(title: "Change") { [weak self] _ in self?.change() })
        let stack = UIStackView(arrangedSubviews: [change] + labels)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    private func change() {
        taps += 1
        labels.first?.text = "Tap \(taps)"
    }
}

/// A screen whose button pushes a table of so many rows.
final class DoorViewController: UIViewController {
    private let rows: Int

    init(rows: Int) {
        self.rows = rows
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Door"
        let rows = rows
        let open = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Open") { [weak self] _ in
                self?.navigationController?.pushViewController(NumbersViewController(rows: rows), animated: true)
            })
        view.addSubview(open)
    }
}

/// A table of numbers.
final class NumbersViewController: UITableViewController {
    private let rows: Int

    init(rows: Int) {
        self.rows = rows
        super.init(style: .plain)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
