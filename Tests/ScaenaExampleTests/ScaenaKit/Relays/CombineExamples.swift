#if canImport(Combine)
    import Combine
    import ScaenaKit
    import Testing

    @Suite("Examples of publishers") @MainActor
    struct CombineExamples {
        @Test func stateIsPublished() {
            let search = StateRelay("")
            var searched: [String] = []
            let searching = search.publisher()
                .removeDuplicates()
                .sink { searched.append($0) }
            search.value = "Lamp"
            search.value = "Lamp"
            #expect(searched == ["", "Lamp"])
            withExtendedLifetime(searching) {}
        }

        @Test func eventsArePublished() {
            let added = EventRelay<Item>()
            var rows: [String] = []
            let adding = added.publisher()
                .map(\.name)
                .sink { rows.append($0) }
            added.send(Item(id: 3, name: "Vase"))
            #expect(rows == ["Vase"])
            withExtendedLifetime(adding) {}
        }
    }
#endif
