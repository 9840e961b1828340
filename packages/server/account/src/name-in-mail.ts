const longest = 60

/**
 * A name for an email's greeting. Anybody can sign up with any name and any address, so a stranger's text could be
 * sent out in our email: it is cut off, and names that a mail program would turn into a link are left out.
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
