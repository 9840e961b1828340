/** How sure it is whose money a line of the bank is: reference and amount, one of them alone, a name, nothing. */
export const matchKinds = ['sure', 'amount', 'reference', 'name'] as const
export type MatchKind = (typeof matchKinds)[number]

/** Digits and letters alone, so that how a bank prints a reference does not matter. */
export const bareReference = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a bank’s text says a reference, whatever stands between its parts. */
export const saysReference = (text: string, reference: string): boolean => {
  const bare = bareReference(reference)
  return bare.length >= 6 && bareReference(text).includes(bare)
}

/** Whether a text says it with two neighboring digits swapped: nothing else is guessed. */
export function nearlySaysReference(text: string, reference: string): boolean {
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

/** Whether a sender is a client by their name: all words of the shorter one stand in the longer one. */
export function sameName(sender: string, name: string): boolean {
  const [one, other] = [wordsOf(sender), wordsOf(name)].sort((a, b) => a.length - b.length)
  if (!one || !other || one.length === 0) return false
  const isWhole = one.length > 1 || one.join('').length > 5
  return isWhole && one.every((word) => other.includes(word))
}
