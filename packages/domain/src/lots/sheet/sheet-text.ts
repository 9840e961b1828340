const alike: readonly (readonly [RegExp, string])[] = [
  [/[×✕✖]/g, 'X'],
  [/セン傷|線傷|センキズ/g, '線キズ'],
  [/傷|きず/g, 'キズ'],
  [/錆/g, 'サビ'],
  [/こげ|焦げ/g, 'コゲ'],
  [/しみ(?!出)/g, 'シミ'],
  [/凹み|凹/g, 'ヘコミ'],
  [/もれ/g, '漏れ'],
  [/よごれ|ヨゴレ/g, '汚れ'],
  [/にじみ/g, '滲み'],
  [/E\/G/g, 'エンジン'],
  [/下廻り/g, '下回り'],
  [/フロント/g, 'F'],
  [/リヤ|リア/g, 'R'],
]

/** A sheet's text in the form in which it is compared: one width, and one spelling of words that have many. */
export const plainSheetText = (written: string): string =>
  alike.reduce(
    (text, [from, to]) => text.replace(from, to),
    written
      .normalize('NFKC')
      .replace(/[\s・]+/g, ' ')
      .trim(),
  )

/** A mark as in our list: `×` is X, and letters are capitals. */
export const plainCode = (written: string): string => plainSheetText(written).toUpperCase().replace(/ /g, '')

const mark = /(XX|RX|BP|AU|[ABCEFGHPRSUWXY])([1-5])?/g

/** The marks at one place of the drawing: `W2P` is two marks. */
export const marksIn = (written: string): string[] => plainCode(written).match(mark) ?? []
