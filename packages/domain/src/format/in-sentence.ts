/** A label as a part of a sentence: its first letter is small, and names and abbreviations in it keep their capitals. */
export const inSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase())
