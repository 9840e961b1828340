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

/** A text of a sheet as it is compared: one width, one spelling of what is written in many. */
export const plainSheetText = (written: string): string =>
  alike.reduce(
    (text, [from, to]) => text.replace(from, to),
    written
      .normalize('NFKC')
      .replace(/[\s・]+/g, ' ')
      .trim(),
  )

/** A mark as our list has it: `×` is X, and letters are capitals. */
export const plainCode = (written: string): string => plainSheetText(written).toUpperCase().replace(/ /g, '')

const mark = /(XX|RX|BP|AU|[ABCEFGHPRSUWXY])([1-5])?/g

/** The marks in what stands at one place of the drawing: `W2P` is two. */
export const marksIn = (written: string): string[] => plainCode(written).match(mark) ?? []
