const longest = 60

/**
 * A name as mails greet with it. Whoever signs up says what they like and to any address, so that a text of theirs
 * would go out as ours: it is cut, and what mail programs would make a link of is left out.
 */
export function nameInMail(name: string): string | null {
  const line = name.replace(/\s+/g, ' ').trim()
  const looksLikeAddress = /[/@<>]|\w\.\w|www\./i.test(line)
  if (line === '' || looksLikeAddress) return null
  return line.length <= longest ? line : `${line.slice(0, longest)}…`
}

export function greetingEn(name: string): string {
  const known = nameInMail(name)
  return known === null ? 'Hello,' : `Hello ${known},`
}

export function greetingRu(name: string): string {
  const known = nameInMail(name)
  return known === null ? 'Здравствуйте!' : `Здравствуйте, ${known}!`
}
