#if !canImport(UIKit)
    import Foundation

    extension UITableView {
        // MARK: Registration and reuse

        /// Says of which class the cells of an identifier are; `nil` takes that back.
        public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
            precondition(
                cellClass == nil || cellClass is UITableViewCell.Type, "Only a class of cells can be registered")
            cellClasses[identifier] = cellClass as? UITableViewCell.Type
        }

        /// Says of which class the headers and footers of an identifier are; `nil` takes that back.
        public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
            precondition(
                aClass == nil || aClass is UITableViewHeaderFooterView.Type,
                "Only a class of header and footer views can be registered")
            headerFooterClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
        }

        /// A cell that is no longer shown, else a new one of the class that was registered, which there must be.
        public func dequeueReusableCell(
            withIdentifier identifier: String, for indexPath: IndexPath
        ) -> UITableViewCell {
            if let cell = reconfiguredCells[indexPath], cell.reuseIdentifier == identifier { return cell }
            guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
                preconditionFailure(
                    "unable to dequeue a cell with identifier \(identifier) - must register a class for the identifier")
            }
            return cell
        }

        /// A cell that is no longer shown, else a new one where a class was registered.
        public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
            if let cell = reusableCells[identifier]?.popLast() {
                cell.prepareForReuse()
                return cell
            }
            return cellClasses[identifier]?.make(registeredAs: identifier)
        }

        /// A header or footer that is no longer shown, else a new one where a class was registered.
        public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
            if let view = reusableHeaderFooters[identifier]?.popLast() {
                view.prepareForReuse()
                return view
            }
            return headerFooterClasses[identifier]?.make(registeredAs: identifier)
        }

        // MARK: Counts

        /// The number of sections.
        public var numberOfSections: Int { loadedCounts.counts.count }

        /// Returns the number of rows of a section.
        public func numberOfRows(inSection section: Int) -> Int {
            let counts = loadedCounts.counts
            return counts.indices.contains(section) ? counts[section] : 0
        }

        /// The number of rows of each section; asks the data source where it was not asked.
        var loadedCounts: SectionCounts {
            if let sectionCounts { return sectionCounts }
            let counts = countedRows()
            setCounts(counts)
            return SectionCounts(counts)
        }

        func countedRows() -> [Int] {
            guard let dataSource else { return [] }
            return (0..<dataSource.numberOfSections(in: self)).map {
                dataSource.tableView(self, numberOfRowsInSection: $0)
            }
        }

        func setCounts(_ counts: [Int]) {
            sectionCounts = SectionCounts(counts)
            contentSize = CGSize(width: bounds.width, height: CGFloat(totalRows) * estimatedHeight)
        }

        /// The number of rows in all sections.
        package var totalRows: Int { sectionCounts?.total ?? 0 }

        /// The number of a row, counted through all sections; `nil` where there is no such row.
        package func number(of indexPath: IndexPath) -> Int? { loadedCounts.number(of: indexPath) }

        /// The place of the row of a number.
        func indexPath(ofRow number: Int) -> IndexPath { loadedCounts.place(of: number) }

        // MARK: What is shown

        /// The cells that are shown, in the order of their rows.
        public var visibleCells: [UITableViewCell] { shownInOrder.map(\.cell) }

        /// The rows that are shown, in their order.
        public var indexPathsForVisibleRows: [IndexPath]? { shownInOrder.map(\.indexPath) }

        /// The shown rows in their order.
        package var shownInOrder: [(indexPath: IndexPath, cell: UITableViewCell)] {
            showRowsIfStale()
            return shownCells.sorted { $0.key < $1.key }.map { (indexPath: $0.key, cell: $0.value) }
        }

        /// The cell of a row; `nil` unless it is shown.
        public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
            showRowsIfStale()
            return shownCells[indexPath]
        }

        /// The row that a cell is shown for.
        public func indexPath(for cell: UITableViewCell) -> IndexPath? {
            shownCells.first { $0.value === cell }?.key
        }

        /// The view above a section; `nil` unless it is shown and reusable.
        public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
            shownHeaders[section] as? UITableViewHeaderFooterView
        }

        /// The view below a section; `nil` unless it is shown and reusable.
        public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
            shownFooters[section] as? UITableViewHeaderFooterView
        }

        /// Whatever is shown above a section.
        package func shownHeader(of section: Int) -> UIView? { shownHeaders[section] }
        /// Whatever is shown below a section.
        package func shownFooter(of section: Int) -> UIView? { shownFooters[section] }
        /// The sections of which something is shown, in their order.
        package var shownSections: [Int] {
            Set(shownCells.keys.map(\.section)).union(shownHeaders.keys).union(shownFooters.keys).sorted()
        }

        // MARK: Heights

        /// The height of a row that nobody has asked for its own, in points.
        package var estimatedHeight: CGFloat {
            rowHeight > 0 ? rowHeight : estimatedRowHeight > 0 ? estimatedRowHeight : 44
        }

        /// The height that a row was given, in points; `nil` where its content decides.
        package func fixedHeight(of indexPath: IndexPath) -> CGFloat? {
            let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
            return height >= 0 ? height : nil
        }

        private func countedHeight(of indexPath: IndexPath) -> CGFloat {
            if let height = fixedHeight(of: indexPath) { return max(1, height) }
            let estimate = delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
            return estimate > 0 ? estimate : estimatedHeight
        }

        private var visibleHeight: CGFloat {
            bounds.height > 0 ? bounds.height : (window?.bounds ?? UIScreen.main.bounds).height
        }

        private func rowsToShow() -> Range<Int> {
            let total = totalRows
            guard total > 0 else {
                firstRow = 0
                return 0..<0
            }
            if let rowsAtOnce {
                firstRow = max(0, min(firstRow, total - rowsAtOnce))
                return firstRow..<min(total, firstRow + rowsAtOnce)
            }
            firstRow = min(firstRow, total - 1)
            var room = visibleHeight
            var end = firstRow
            while end < total, room > 0 {
                room -= countedHeight(of: indexPath(ofRow: end))
                end += 1
            }
            // The content's end does not leave the lower edge: rows before come into the room below it.
            while end == total, room > 0, firstRow > 0 {
                room -= countedHeight(of: indexPath(ofRow: firstRow - 1))
                if room >= 0 { firstRow -= 1 }
            }
            return firstRow..<end
        }

        // MARK: Showing

        func forgetRows() {
            sectionCounts = nil
            selectedRows = []
            revealedSwipe = nil
            cellsAreStale = true
            setNeedsLayout()
            setNeedsRendering()
        }

        private func showRowsIfStale() {
            if cellsAreStale, window != nil { showRows() }
        }

        /// Makes the cells of the rows that are seen, and takes back those of the others.
        func showRows() {
            // A data source that asks for the shown cells while one is made gets those that are there.
            guard !isShowingRows else { return }
            isShowingRows = true
            defer { isShowingRows = false }
            if cellsAreStale {
                cellsAreStale = false
                for (indexPath, cell) in shownCells { endShowing(cell, at: indexPath) }
                for section in Array(shownHeaders.keys) { hideHeader(of: section) }
                for section in Array(shownFooters.keys) { hideFooter(of: section) }
            }
            _ = loadedCounts
            let rows = rowsToShow()
            for (indexPath, cell) in shownCells {
                guard let number = number(of: indexPath), rows.contains(number) else {
                    endShowing(cell, at: indexPath)
                    continue
                }
            }
            for number in rows where shownCells[indexPath(ofRow: number)] == nil {
                show(indexPath(ofRow: number))
            }
            showHeadersAndFooters(around: rows)
            prefetch(after: rows)
        }

        /// Tells of as many rows behind those that are seen as are seen.
        private func prefetch(after rows: Range<Int>) {
            guard let prefetchDataSource else { return }
            let ahead = rows.upperBound..<min(totalRows, rows.upperBound + rows.count)
            let wanted = Set(ahead.map { indexPath(ofRow: $0) })
            let new = wanted.subtracting(prefetchedRows).sorted()
            prefetchedRows = wanted
            if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
        }

        func show(_ indexPath: IndexPath) {
            guard let dataSource else { return }
            let cell = dataSource.tableView(self, cellForRowAt: indexPath)
            // The same cell for two rows: it is shown for the later one.
            if let other = self.indexPath(for: cell) { shownCells[other] = nil }
            shownCells[indexPath] = cell
            cell.setSelected(selectedRows.contains(indexPath), animated: false)
            prepareForEditing(cell, at: indexPath, animated: false)
            addSubview(cell)
            delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        }

        func endShowing(_ cell: UITableViewCell, at indexPath: IndexPath) {
            shownCells[indexPath] = nil
            retire(cell, from: indexPath)
        }

        /// Takes a cell back that is no longer among the shown.
        func retire(_ cell: UITableViewCell, from indexPath: IndexPath) {
            if revealedSwipe?.cell === cell { revealedSwipe = nil }
            cell.removeFromSuperview()
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
            cell.setHighlighted(false, animated: false)
            if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
        }

        // MARK: Headers and footers

        private func showHeadersAndFooters(around rows: Range<Int>) {
            let loaded = loadedCounts
            let counts = loaded.counts
            let rowStarts = loaded.starts
            // Sections whose rows meet those that are seen; one without rows is seen where its place is.
            func isSeen(_ section: Int) -> Bool {
                guard counts.indices.contains(section) else { return false }
                let end = rowStarts[section] + counts[section]
                return counts[section] == 0
                    ? rowStarts[section] >= rows.lowerBound && end <= rows.upperBound
                    : rowStarts[section] < rows.upperBound && end > rows.lowerBound
            }
            for section in Array(shownHeaders.keys) where !isSeen(section) { hideHeader(of: section) }
            for section in Array(shownFooters.keys) where !isSeen(section) { hideFooter(of: section) }
            var section = rows.isEmpty ? 0 : indexPath(ofRow: rows.lowerBound).section
            while section > 0, counts[section - 1] == 0 { section -= 1 }
            while counts.indices.contains(section), rowStarts[section] <= rows.upperBound {
                if isSeen(section) {
                    if shownHeaders[section] == nil, let view = makeHeader(of: section) {
                        shownHeaders[section] = view
                        addSubview(view)
                    }
                    if shownFooters[section] == nil, let view = makeFooter(of: section) {
                        shownFooters[section] = view
                        addSubview(view)
                    }
                }
                section += 1
            }
        }

        private func makeHeader(of section: Int) -> UIView? {
            let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            guard height < 0 || height >= 1 else { return nil }
            if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return view }
            let title = makeTitle(dataSource?.tableView(self, titleForHeaderInSection: section)) { $0.textLabel }
            if style != .plain {
                title?.textLabel?.font = .preferredFont(forTextStyle: .footnote)
                title?.isTitleOfGroup = true
            }
            return title
        }

        private func makeFooter(of section: Int) -> UIView? {
            let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
            guard height < 0 || height >= 1 else { return nil }
            if let view = delegate?.tableView(self, viewForFooterInSection: section) { return view }
            return makeTitle(dataSource?.tableView(self, titleForFooterInSection: section)) { $0.detailTextLabel }
        }

        private func makeTitle(
            _ title: String?, in label: (UITableViewHeaderFooterView) -> UILabel?
        ) -> UITableViewHeaderFooterView? {
            guard let title else { return nil }
            let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
            label(view)?.text = title
            return view
        }

        func hideHeader(of section: Int) { hide(shownHeaders.removeValue(forKey: section)) }
        func hideFooter(of section: Int) { hide(shownFooters.removeValue(forKey: section)) }

        private func hide(_ view: UIView?) {
            if view?.superview === self { view?.removeFromSuperview() }
            guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
            reusableHeaderFooters[identifier, default: []].append(view)
        }

        // MARK: Scrolling

        /// Scrolls to a row, which must be there.
        public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
            guard let number = number(of: indexPath) else {
                preconditionFailure("Attempted to scroll the table view to an out-of-bounds row (\(indexPath))")
            }
            let visible = max(1, shownCells.count)
            switch scrollPosition {
            case .top: firstRow = number
            case .middle: firstRow = max(0, number - visible / 2)
            case .bottom: firstRow = max(0, number - visible + 1)
            case .none:
                if number < firstRow {
                    firstRow = number
                } else if number >= firstRow + visible {
                    firstRow = number - visible + 1
                }
            }
            scrollRequest = (row: number, number: (scrollRequest?.number ?? 0) + 1)
            super.contentOffset.y = CGFloat(firstRow) * estimatedHeight
            setNeedsLayout()
            setNeedsRendering()
        }

        /// Shows the rows that a renderer has in its sight: it knows how high they are.
        package func show(rowsFrom first: Int, count: Int) {
            firstRow = max(0, min(first, totalRows - 1))
            rowsAtOnce = max(1, count)
            super.contentOffset.y = CGFloat(firstRow) * estimatedHeight
            setNeedsLayout()
        }
    }
#endif
