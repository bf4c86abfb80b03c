// Linux's Foundation has the geometry; what else there is of it is the headless UIKit's.
@_exported import Foundation
