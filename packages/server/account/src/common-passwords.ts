import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set(dictionary['passwords-common'])

/** Words that a guesser takes from the target: the company's, the trade's, and the account's own. */
export const personalWords = (company: { name: string; brand: string }, ...own: readonly string[]) => [
  'seriba',
  'auction',
  company.brand,
  ...company.name.split(/\s+/),
  ...own.map((text) => text.split('@')[0] ?? ''),
]

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/** Whether guessers try it first: it appears often in leaks, or is one of the words with digits around it. */
export function isCommonPassword(password: string, words: readonly string[]) {
  const bare = letters(password)
  return (
    common.has(password.toLowerCase()) || (bare.length > 2 && words.some((word) => letters(word) === bare))
  )
}
