// Swift Testing looks for this module as soon as a file imports both Testing and UIKit.
