/**
 * Where push services can write to about us (RFC 8292). They accept only https and email addresses: a portal without
 * https, such as one on a developer's machine, gives the sender of its emails, such as 'Seriba
 * <no-reply@seriba.example>'.
 */
export function pushContact({ url, mailFrom }: { url: string; mailFrom: string }): string {
  if (url.startsWith('https:')) return url
  const [opens, closes] = [mailFrom.indexOf('<'), mailFrom.lastIndexOf('>')]
  return `mailto:${opens < 0 ? mailFrom.trim() : mailFrom.slice(opens + 1, closes)}`
}
