print("ooze")
