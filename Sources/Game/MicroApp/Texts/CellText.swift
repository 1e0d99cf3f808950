import Micro

/// The names of the types of cells.
@available(iOS 16, *)
struct CellNameText: CaseText {
  let subject: CellType

  var phrase: Phrase {
    switch subject {
    case .nucleus: Phrase("Nucleus", "Zellkern")
    case .body: Phrase("Body", "Körper")
    case .mouth: Phrase("Mouth", "Maul")
    case .spike: Phrase("Spike", "Stachel")
    case .eye: Phrase("Eye", "Auge")
    case .nose: Phrase("Nose", "Nase")
    case .touch: Phrase("Touch", "Taster")
    case .flagellum: Phrase("Flagellum", "Geißel")
    case .armour: Phrase("Armour", "Panzer")
    case .storage: Phrase("Storage", "Speicher")
    case .photocyte: Phrase("Photocyte", "Lichtzelle")
    case .toxinGland: Phrase("Toxin gland", "Giftdrüse")
    case .jet: Phrase("Jet", "Düse")
    case .adhesive: Phrase("Adhesive", "Haftzelle")
    case .electrocyte: Phrase("Electrocyte", "Zitterzelle")
    case .pacemaker: Phrase("Pacemaker", "Taktgeber")
    }
  }
}

/// The purpose of a cell of each type, in one sentence.
@available(iOS 16, *)
struct CellPurposeText: CaseText {
  let subject: CellType

  var phrase: Phrase {
    switch subject {
    case .nucleus:
      Phrase(
        "Hosts the brain. There is one, and when it dies, so does the creature.",
        "Trägt das Gehirn. Es gibt nur einen, und mit ihm stirbt das Wesen.")
    case .body:
      Phrase("Holds other cells together, cheaply.", "Hält andere Zellen zusammen, für wenig.")
    case .mouth:
      Phrase(
        "Eats what it touches, in a cone of 120° that points outward.",
        "Frisst, was er berührt, in einem Kegel von 120° nach außen.")
    case .spike:
      Phrase(
        "Wounds what it hits: deeper at speed, and twice as deep from behind.",
        "Verwundet, was er trifft: tiefer bei Tempo, und von hinten doppelt so tief.")
    case .eye:
      Phrase(
        "Sees the nearest body and food in its cone; up to two deepen bites and stabs.",
        "Sieht den nächsten Körper und das nächste Futter in seinem Kegel; bis zu zwei lassen Bisse und Stiche tiefer gehen."
      )
    case .nose:
      Phrase(
        "Smells food, blood and its own kin; up to two improve digestion.",
        "Riecht Futter, Blut und Verwandte; bis zu zwei verdauen mehr vom Gefressenen.")
    case .touch:
      Phrase(
        "Feels what bumps into it; up to two make the body heal faster.",
        "Spürt, was an ihn stößt; bis zu zwei lassen den Körper schneller heilen."
      )
    case .flagellum:
      Phrase(
        "Pushes along its link, as hard as the brain commands.",
        "Schiebt entlang ihrer Verbindung, so stark das Gehirn es sagt.")
    case .armour:
      Phrase(
        "Takes three times the wounds of a plain cell, blunts bites, and is heavy.",
        "Hält dreimal so viel aus wie eine einfache Zelle, dämpft Bisse und ist schwer."
      )
    case .storage:
      Phrase(
        "Holds energy, and drops it as food when it dies.",
        "Bewahrt Energie auf und gibt sie als Futter frei, wenn er stirbt.")
    case .photocyte:
      Phrase(
        "Makes energy from light, and breaks easily.",
        "Macht Energie aus Licht und geht leicht kaputt.")
    case .toxinGland:
      Phrase(
        "Squirts poison that hurts anything that swims into it.",
        "Spritzt Gift, das jeden verletzt, der hineinschwimmt.")
    case .jet:
      Phrase(
        "Escapes with a squirt of water, then has to fill up again.",
        "Flieht mit einem Wasserstoß und muss sich dann wieder füllen.")
    case .adhesive:
      Phrase(
        "Grabs what it touches and holds on to it.",
        "Packt, was sie berührt, und hält es fest.")
    case .electrocyte:
      Phrase("Stuns nearby creatures with a shock.", "Betäubt mit einem Schlag, was nahe ist.")
    case .pacemaker:
      Phrase(
        "Gives the brain a rhythm; up to two make the muscles swing faster.",
        "Gibt dem Gehirn einen Rhythmus; bis zu zwei lassen die Muskeln schneller schwingen."
      )
    }
  }
}
