"""Reads the public declarations of a product from symbol graphs, members of extensions included: for the checks here."""
import glob
import json
import sys


def declarations(folder, product):
    """The symbols that are declared in the product's folder. What the compiler derives (`!=`, a default of the standard
    library) is nobody's declaration, nor is what a module re-exports."""
    names = glob.glob(f"{folder}/{product}.symbols.json") + glob.glob(f"{folder}/{product}@*.symbols.json")
    if not names:
        sys.exit(f"error: {folder} has no symbol graph of {product}. Scripts/build-docs makes them.")
    found = {}
    for name in names:
        with open(name, encoding="utf-8") as file:
            symbols = json.load(file)["symbols"]
        for symbol in symbols:
            identifier = symbol["identifier"]["precise"]
            if (symbol["accessLevel"] in ("public", "open") and "::SYNTHESIZED::" not in identifier
                    and f"/Sources/{product}/" in symbol.get("location", {}).get("uri", "")):
                found[identifier] = symbol
    return list(found.values())
