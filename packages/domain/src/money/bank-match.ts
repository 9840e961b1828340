/** How certain it is whose money a bank line is: reference and amount, one of them alone, a name, nothing. */
export const matchKinds = ['sure', 'amount', 'reference', 'name'] as const
export type MatchKind = (typeof matchKinds)[number]

/** Digits and letters only, so that it does not matter how a bank prints a reference. */
export const bareReference = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a bank’s text contains a reference, whatever separates its parts. */
export const containsReference = (text: string, reference: string): boolean => {
  const bare = bareReference(reference)
  return bare.length >= 6 && bareReference(text).includes(bare)
}

/** Whether a text contains it with two neighboring digits swapped: no other mistakes are guessed. */
export function nearlyContainsReference(text: string, reference: string): boolean {
  const bare = bareReference(reference)
  const said = bareReference(text)
  if (bare.length < 6) return false
  for (let at = 0; at < bare.length - 1; at += 1) {
    const [one = '', two = ''] = [bare[at], bare[at + 1]]
    if (one === two || !/\d/.test(one) || !/\d/.test(two)) continue
    if (said.includes(bare.slice(0, at) + two + one + bare.slice(at + 2))) return true
  }
  return false
}

const legalForms = /^(llc|ltd|inc|co|corp|gmbh|kft|srl|ooo|ооо|zao|зао|the|and)$/

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !legalForms.test(word))

/** Whether a sender's name is a client's: all words of the shorter one are in the longer one. */
export function sameName(sender: string, name: string): boolean {
  const [one, other] = [wordsOf(sender), wordsOf(name)].sort((a, b) => a.length - b.length)
  if (!one || !other || one.length === 0) return false
  const isWhole = one.length > 1 || one.join('').length > 5
  return isWhole && one.every((word) => other.includes(word))
}
