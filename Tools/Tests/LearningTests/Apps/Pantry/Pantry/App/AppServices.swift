import Foundation

/// Everything that scenes need from outside, made once.
struct AppServices {
    let pantry: PantryService
    let shopping: ShoppingService
    let household: HouseholdService
    let barcodes: BarcodeLookup

    static let live = AppServices(
        pantry: FilePantryService(), shopping: FileShoppingService(), household: RemoteHouseholdService(),
        barcodes: RemoteBarcodeLookup())
}
