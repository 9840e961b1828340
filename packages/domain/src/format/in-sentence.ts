/**
 * A label as part of a sentence: its first letter is lowercase, while names and abbreviations in it keep their
 * capitals.
 */
export const inSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase())
