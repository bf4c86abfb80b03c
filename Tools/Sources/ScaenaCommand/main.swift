print("scaena")
