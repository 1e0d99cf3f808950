import Foundation

/// The letters of each language's index.
///
/// Source: Unicode's CLDR 46, the index exemplar characters of each language, from which ICU's
/// `AlphabeticIndex` takes its labels. Letters that differ from the previous one only by an accent in
/// the language's order, such as Hungarian's Á, are omitted, as in ICU. Persian's آ is omitted too,
/// because ICU sorts it before the alif and Foundation after it. A language that isn't listed has A to
/// Z.
///
/// The project's own choice: the letters of another script come before A to Z.
enum IndexLetters {
  /// Returns the sections of an index.
  ///
  /// - Parameter language: A BCP 47 tag.
  static func sections(in language: String) -> IndexSections {
    var sections = IndexSections(locale: Locale(identifier: language))
    let known = Locale.Language(identifier: language)
    let code = known.languageCode.map { sameLetters[$0.identifier] ?? $0.identifier } ?? ""
    let script = known.script?.identifier ?? ""
    if code == "zh" {
      addChinese(to: &sections, isTraditional: script == "Hant")
      return sections
    }
    var letters = latin[code] ?? basicLatin
    // Serbian uses both scripts.
    for (scripts, languages) in own where script != "Latn" {
      guard let own = languages[code] else { continue }
      sections.append(list(own), scripts: list(scripts))
      letters = basicLatin
    }
    sections.append(list(letters), scripts: ["Latin"])
    return sections
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// Adds the sections for Chinese. Simplified characters are listed by their pronunciation in letters,
  /// and traditional ones by their number of strokes.
  ///
  /// In ICU's order, the characters of each section come after a noncharacter and the letter, or after
  /// the Braille pattern of that number.
  private static func addChinese(to sections: inout IndexSections, isTraditional: Bool) {
    if isTraditional {
      let strokes = 1...25
      sections.append(
        strokes.map { "\($0)劃" }, scripts: ["Han"],
        starts: strokes.map { mark + String(UnicodeScalar(0x2800 + $0)!) })
    }
    sections.append(list(basicLatin), scripts: ["Latin"])
    if !isTraditional {
      // No syllable begins with the other three.
      let initials = list(basicLatin).filter { !["I", "U", "V"].contains($0) }
      sections.share(scripts: ["Han"], starts: initials.map { ($0, mark + $0) })
    }
  }

  /// The character U+FDD0, which marks the start of a section in CLDR's orders. String literals can't
  /// contain it.
  private static let mark = String(UnicodeScalar(0xFDD0 as UInt32)!)

  /// The languages that share the letters of another one.
  private static let sameLetters = ["nn": "nb", "no": "nb"]

  private static let basicLatin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"

  /// The letters that replace A to Z in languages with Latin script.
  private static let latin = [
    "az": "A B C Ç D E Ə F G Ğ H X I İ J K Q L M N O Ö P R S Ş T U Ü V Y Z W",
    "cs": "A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž",
    "cy": "A B C CH D DD E F FF G NG H I J K L LL M N O P PH Q R RH S T TH U V W X Y Z",
    "da": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
    "es": "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z",
    "et": "A B C D E F G H I J K L M N O P Q R S Š Z Ž T U V W Õ Ä Ö Ü X Y",
    "fi": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö",
    "fo": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø",
    "gl": "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z",
    "hr": "A B C Č Ć D DŽ Đ E F G H I J K L LJ M N NJ O P Q R S Š T U V W X Y Z Ž",
    "hu": "A B C CS D DZ DZS E F G GY H I J K L LY M N NY O Ö P Q R S SZ T TY U Ü V W X Y Z ZS",
    "is": "A Á B C D Ð E É F G H I Í J K L M N O Ó P Q R S T U Ú V W X Y Ý Z Þ Æ Ö",
    "lt": "A B C Č D E F G H I J K L M N O P R S Š T U V Z Ž",
    "lv": "A Ā B C Č D E Ē F G Ģ H I Y Ī J K Ķ L Ļ M N Ņ O P Q R S Š T U Ū V W X Z Ž",
    "nb": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Æ Ø Å",
    "pl": "A B C Ć D E F G H I J K L Ł M N O Ó P Q R S Ś T U V W X Y Z Ź Ż",
    "ro": "A Ă Â B C D E F G H I Î J K L M N O P Q R S Ș T Ț U V W X Y Z",
    "sk": "A Ä B C Č D E F G H CH I J K L M N O Ô P Q R S Š T U V W X Y Z Ž",
    "sl": "A B C Č Ć D Đ E F G H I J K L M N O P Q R S Š T U V W X Y Z Ž",
    "sq": "A B C Ç D DH E Ë F G GJ H I J K L LL M N NJ O P Q R RR S SH T TH U V X XH Y Z ZH",
    "sr": "A B C Č Ć D DŽ E F G H I J K L LJ M N NJ O P Q R S Š T U V W X Y Z Ž",
    "sv": "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z Å Ä Ö",
    "tr": "A B C Ç D E F G H I İ J K L M N O Ö P Q R S Ş T U Ü V W X Y Z",
    "vi": "A Ă Â B C D Đ E Ê F G H I J K L M N O Ô Ơ P Q R S T U Ư V W X Y Z",
  ]

  /// The letters of languages with other scripts, by script.
  private static let own: [String: [String: String]] = [
    "Arabic": [
      "ar": "ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي",
      "fa": "ا ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی",
      "ur": "ا ب پ ت ٹ ث ج چ ح خ د ڈ ذ ر ڑ ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ہ ھ ء ی ے",
    ],
    "Armenian": [
      "hy": "Ա Բ Գ Դ Ե Զ Է Ը Թ Ժ Ի Լ Խ Ծ Կ Հ Ձ Ղ Ճ Մ Յ Ն Շ Ո Չ Պ Ջ Ռ Ս Վ Տ Ր Ց Ւ Փ Ք Օ Ֆ"
    ],
    "Cyrillic": [
      "be": "А Б В Г Д Е Ё Ж З І Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Ы Ь Э Ю Я",
      "bg": "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я",
      "kk": "А Ә Б В Г Ғ Д Е Ё Ж З И Й К Қ Л М Н Ң О Ө П Р С Т У Ұ Ү Ф Х Һ Ц Ч Ш Щ Ъ Ы І Ь Э Ю Я",
      "mk": "А Б В Г Д Ѓ Е Ж З Ѕ И Ј К Л Љ М Н Њ О П Р С Т Ќ У Ф Х Ц Ч Џ Ш",
      "ru": "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я",
      "sr": "А Б В Г Д Ђ Е Ж З И Ј К Л Љ М Н Њ О П Р С Т Ћ У Ф Х Ц Ч Џ Ш",
      "uk": "А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я",
    ],
    "Devanagari": [
      "hi": """
      अ आ इ ई उ ऊ ऋ ए ऐ ओ औ क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह
      """
    ],
    "Georgian": [
      "ka": "ა ბ გ დ ე ვ ზ თ ი კ ლ მ ნ ო პ ჟ რ ს ტ უ ფ ქ ღ ყ შ ჩ ც ძ წ ჭ ხ ჯ ჰ"
    ],
    "Greek": [
      "el": "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω"
    ],
    "Hangul Han": [
      "ko": "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"
    ],
    "Hebrew": [
      "he": "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת"
    ],
    "Hiragana Katakana": [
      "ja": "あ か さ た な は ま や ら わ"
    ],
    "Thai": [
      "th": """
      ก ข ฃ ค ฅ ฆ ง จ ฉ ช ซ ฌ ญ ฎ ฏ ฐ ฑ ฒ ณ ด ต ถ ท ธ น บ ป ผ ฝ พ ฟ ภ ม ย ร ฤ ล ฦ ว ศ ษ ส ห ฬ อ \
      ฮ
      """
    ],
  ]
}
