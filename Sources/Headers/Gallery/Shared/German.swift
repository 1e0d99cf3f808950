@available(iOS 16, *)
extension Gallery {
  /// The gallery's texts in German, by the English ones. Tests see to it that none is missing.
  static let german: [String: String] = [
    "Gallery": "Galerie",
    "All screens, and their sources.": "Alle Bildschirme und ihr Quelltext.",
    "View source": "Quelltext zeigen",

    "Elastic header": "Elastischer Kopf",
    "From a storyboard, without a line of code for the header.":
      "Aus einem Storyboard, ohne eine Zeile Code für den Kopf.",
    "In code": "In Code",
    "The same header, made in code.": "Derselbe Kopf, in Code gemacht.",
    "Minimum height": "Mindesthöhe",
    "Shrinks to a bar that stays; a line and a subtitle follow the progress.":
      "Schrumpft zu einer Leiste, die bleibt; eine Linie und ein Untertitel folgen dem Verlauf.",
    "Stretch trigger": "Auslöser",
    "Something happens when the header is pulled far, once for each pull.":
      "Etwas geschieht, wenn man den Kopf weit zieht, einmal je Zug.",
    "Parallax": "Parallaxe",
    "The picture lags behind the rows as it scrolls out.":
      "Das Bild bleibt hinter den Zeilen zurück, wenn es hinausrollt.",
    "Refresh control": "Aktualisieren",
    "Over the header, behind it, or instead of stretching.":
      "Über dem Kopf, dahinter, oder anstatt ihn zu dehnen.",
    "Section headers": "Abschnittsköpfe",
    "They stick at the header's lower edge, wherever that is.":
      "Sie haften an der Unterkante des Kopfes, wo immer die ist.",
    "More to read": "Mehr zu lesen",
    "The header grows when it has more to say, and the list stays in place.":
      "Der Kopf wächst, wenn er mehr zu sagen hat, und die Liste bleibt an ihrem Platz.",
    "Right to left, large text": "Rechts nach links, große Schrift",
    "The header grows with the text, and its margins change sides.":
      "Der Kopf wächst mit der Schrift, und seine Ränder tauschen die Seiten.",
    "Collection view": "Sammlung",
    "An elastic header above the items of a collection view.":
      "Ein elastischer Kopf über den Elementen einer Sammlung.",
    "Pages": "Seiten",
    "Three lists under one header, which moves from one to the next.":
      "Drei Listen unter einem Kopf, der von einer zur nächsten zieht.",
    "Stretchy header view": "Dehnbarer Kopf",
    "A table header whose frame never changes, while its content does.":
      "Ein Tabellenkopf, dessen Rahmen sich nie ändert, sein Inhalt aber schon.",
    "Sticky top cell": "Haftende erste Zelle",
    "Both methods side by side: pull one, and the other follows.":
      "Beide Verfahren nebeneinander: Zieh an einem, und das andere folgt.",
    "Header insets": "Abstände der Köpfe",
    "A slider moves the line where section headers stick.":
      "Ein Schieber bewegt die Linie, an der Abschnittsköpfe haften.",

    "Pond life": "Leben im Teich",
    "A drop of water, forty neighbours": "Ein Tropfen Wasser, vierzig Nachbarn",
    "Forty drops": "Vierzig Tropfen",
    "Pull me down": "Zieh mich herunter",
    "Shrinks to a bar, and stays": "Schrumpft zur Leiste und bleibt",
    "Three drops": "Drei Tropfen",
    "Swim": "Schwimmen",
    "Walk": "Laufen",
    "Wait": "Warten",
    "Far away": "Weit weg",
    "Scroll up slowly": "Roll langsam nach oben",
    "Fresh water": "Frisches Wasser",
    "Pull to change it": "Zieh, um es zu wechseln",
    "Changing the water …": "Das Wasser wird gewechselt …",
    "Over": "Über",
    "Behind": "Hinter",
    "Instead": "Anstatt",
    "A drop of water": "Ein Tropfen Wasser",
    "Forty neighbours live here.": "Hier wohnen vierzig Nachbarn.",
    """
    Forty neighbours live here. Some swim, some walk on bundles of cilia, some wait on a stalk for \
    what comes by. Most of them are a single cell, and a drop is a world that takes them a day to \
    cross.
    """:
      """
    Hier wohnen vierzig Nachbarn. Manche schwimmen, manche laufen auf Bündeln von Wimpern, manche \
    warten auf einem Stiel, was vorbeikommt. Die meisten sind eine einzige Zelle, und ein Tropfen \
    ist eine Welt, die zu durchqueren sie einen Tag kostet.
    """,
    "More": "Mehr",
    "Less": "Weniger",
    "In five drops": "In fünf Tropfen",
    "Drop": "Tropfen",
    "Inset": "Abstand",
    "Pull farther": "Zieh weiter",
    "Nothing was pulled far yet": "Noch wurde nichts weit gezogen",
    "Pulled far once": "Einmal weit gezogen",
    "Pulled far %d times": "%d-mal weit gezogen",
    "Life in a drop": "Leben im Tropfen",
    "Method 1": "Verfahren 1",
    "Method 2": "Verfahren 2",

    "Flows around what it eats": "Umfließt, was es frisst",
    "Rows with ten thousand cilia": "Rudert mit zehntausend Wimpern",
    "Eats light, and swims to it": "Frisst Licht und schwimmt ihm entgegen",
    "A blue trumpet, a millimetre tall": "Eine blaue Trompete, einen Millimeter lang",
    "A bell on a coiled spring": "Eine Glocke auf einer Sprungfeder",
    "A rolling globe of two thousand": "Eine rollende Kugel aus zweitausend",
    "Swallows paramecia whole": "Verschlingt Pantoffeltierchen ganz",
    "Shortens to a quarter in a blink": "Zuckt im Nu auf ein Viertel zusammen",
    "A sun with needles for rays": "Eine Sonne mit Nadeln als Strahlen",
    "A neck seven bodies long": "Ein Hals, sieben Körper lang",
    "Swims the breast stroke": "Schwimmt Brust",
    "Has seven sexes": "Hat sieben Geschlechter",
    "Lives in a tea saucer": "Wohnt in einer Untertasse",
    "Builds its house of sand": "Baut sein Haus aus Sand",
    "A purse with a large mouth": "Ein Beutel mit großem Maul",
    "An armoured barrel": "Ein gepanzertes Fass",
    "Steers by the tip of its whip": "Steuert mit der Spitze seiner Geißel",
    "Pink, and afraid of light": "Rosa und lichtscheu",
    "Spins on a thread of slime": "Kreist an einem Schleimfaden",
    "Feels which way is down": "Spürt, wo unten ist",
    "Fishes with a trunk": "Fischt mit einem Rüssel",
    "Jumps to get away": "Springt davon",
    "Walks on bundles of cilia": "Läuft auf Bündeln von Wimpern",
    "Runs along the weeds": "Rennt die Pflanzen entlang",
    "Swims as a raspberry": "Schwimmt als Himbeere",
    "Grows as a tree of vases": "Wächst als Baum aus Vasen",
    "Wears three horns": "Trägt drei Hörner",
    "Glows when it is touched": "Leuchtet, wenn man es berührt",
    "Drinks through its tentacles": "Trinkt durch seine Tentakel",
    "Waits on its stalk": "Wartet auf seinem Stiel",
    "A colony that folds together": "Eine Kolonie, die sich gemeinsam zusammenzieht",
    "Green jelly with a thousand heads": "Grüne Gallerte mit tausend Köpfen",
    "Swallows filaments like spaghetti": "Schluckt Fäden wie Spaghetti",
    "Tears algae with a basket": "Zerrupft Algen mit einer Reuse",
    "Wakes with the rain": "Erwacht mit dem Regen",
    "A ball with a finger": "Eine Kugel mit einem Finger",
    "Glides on eight rows of bristles": "Gleitet auf acht Reihen Borsten",
    "A giant among the small": "Ein Riese unter den Kleinen",
    "Two wheels that draw in food": "Zwei Räder, die Futter hereinziehen",
    "Sleeps through anything": "Verschläft alles",
  ]
}
