// @ts-check
// The page's own words in the browser's language. The server sends the text on the screen.

const german = {
  "Device": "Gerät",
  "Device screen": "Bildschirm des Geräts",
  "Text on the device": "Text auf dem Gerät",
  "Screen": "Bildschirm",
  "Simulator settings": "Einstellungen der Bühne",
  "Orientation": "Ausrichtung",
  "Portrait": "Hochformat",
  "Landscape": "Querformat",
  "Appearance": "Erscheinungsbild",
  "Light": "Hell",
  "Dark": "Dunkel",
  "Text size": "Textgröße",
  "Direction": "Leserichtung",
  "Left to right": "Links nach rechts",
  "Right to left": "Rechts nach links",
  "Fill the window": "Ganzes Fenster",
  "Full screen": "Vollbild",
  "Full screen (Alt+Enter)": "Vollbild (Alt+Enter)",
  "Leave full screen": "Vollbild beenden",
  "Show on a device": "Auf einem Gerät zeigen",
  "Show on a device (F2)": "Auf einem Gerät zeigen (F2)",
  "Window": "Fenster",
  "Connecting": "Verbindet",
  "Live": "Verbunden",
  "Reconnecting": "Verbindet neu",
  "Waiting for the server": "Wartet auf den Server",
  "Open in another tab": "In einem anderen Tab offen",
  "Shown in another tab": "Wird in einem anderen Tab gezeigt",
  "Continue here": "Hier weitermachen",
  "Disconnected": "Getrennt",
  "Reload": "Neu laden",
  "The program has restarted. Open the address that it printed.":
    "Das Programm wurde neu gestartet. Öffne die Adresse, die es ausgegeben hat.",
  "the page reads too slowly": "Die Seite liest nicht mit",
  "Switch": "Schalter",
  "Value": "Wert",
  "Picture": "Bild",
  "Progress": "Fortschritt",
  "Unnamed": "Ohne Namen",
  "Bar": "Leiste",
  "Tabs": "Tableiste",
  "Extra small": "Sehr klein",
  "Small": "Klein",
  "Medium": "Mittel",
  "Large": "Groß",
  "Extra large": "Sehr groß",
  "XX large": "XXL",
  "XXX large": "XXXL",
  "Accessibility 1": "Bedienungshilfe 1",
  "Accessibility 2": "Bedienungshilfe 2",
  "Accessibility 3": "Bedienungshilfe 3",
  "Accessibility 4": "Bedienungshilfe 4",
  "Accessibility 5": "Bedienungshilfe 5",
};

const isGerman = navigator.language.startsWith("de");

// Returns a text of the page in the browser's language, or in English if there is no translation.
/**
 * @param {string} text
 * @returns {string}
 */
export const word = (text) => (isGerman ? german[text] : undefined) ?? text;

// Translates the text and labels in the page's HTML.
export function translate() {
  if (!isGerman) return;
  document.documentElement.lang = "de";
  for (const element of document.querySelectorAll("legend, label, span, button, select, canvas, "
    + "textarea, main, aside, nav, [aria-label]")) {
    if (element.ariaLabel) element.ariaLabel = word(element.ariaLabel);
    if (element instanceof HTMLElement && element.title) element.title = word(element.title);
    for (const node of element.childNodes) {
      if (!(node instanceof Text)) continue;
      const text = node.data.trim();
      if (text && word(text) !== text) node.data = node.data.replace(text, word(text));
    }
  }
}
