/**
 * Where push services may write to about us (RFC 8292). They take only addresses of https and of emails: a portal
 * without https, as on one's own machine, names the sender of its emails, such as 'Seriba <no-reply@seriba.example>'.
 */
export function pushContact({ url, mailFrom }: { url: string; mailFrom: string }): string {
  if (url.startsWith('https:')) return url
  const [opens, closes] = [mailFrom.indexOf('<'), mailFrom.lastIndexOf('>')]
  return `mailto:${opens < 0 ? mailFrom.trim() : mailFrom.slice(opens + 1, closes)}`
}
