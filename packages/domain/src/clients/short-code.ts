/** A client's mark next to the letters of their groups, where bids of several clients are shown together: 'K17-A'. */
export const longestShortCode = 6

export const isShortCode = (text: string) => /^[A-Z0-9]{1,6}$/.test(text)

type Named = { fullName: string; company: string | null }

/**
 * The code that a new client gets: the initials of the company, or else of the name, with a number if they are taken.
 */
export function shortCodeOf({ fullName, company }: Named, taken: ReadonlySet<string>): string {
  const letters = initials(company ?? '') || initials(fullName) || 'C'
  let code = letters
  for (let number = 2; taken.has(code); number += 1) code = letters + number
  return code
}

/** The first letters of two words, or two letters of a single word. */
function initials(name: string): string {
  const [first = '', second] = latin(name).match(/[A-Z0-9]+/g) ?? []
  return second === undefined ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1)
}

/** Capitals without accents; Cyrillic letters are transliterated by sound. */
const latin = (name: string) =>
  name
    .toUpperCase()
    .replace(/[А-ЯЁ]/g, (letter) => cyrillic[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')

const cyrillic = Object.fromEntries(
  [...'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯ'].map((letter, at) => [
    letter,
    'ABVGDEEZZIIKLMNOPRSTUFHCCSSYEUA'[at] ?? '',
  ]),
)
