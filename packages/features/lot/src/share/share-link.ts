import type { SiteConfig } from '@seriba/contracts/site'
import { pageTypes } from '@seriba/domain/lots/page-types'

/** The address of a shared lot with its code; the viewer answers there, whichever app made it. */
export const shareLink = (origin: string, lotId: string, code: string) =>
  `${origin}${pageTypes['car-auction'].path}/share/${lotId}?code=${code}`

type Messenger = NonNullable<SiteConfig['messenger']>
export const defaultMessenger: Messenger = { label: 'WhatsApp', href: 'https://wa.me/' }

/**
 * Where a messenger takes a text to send to anybody. A company names its own chat in that messenger,
 * so only the service is taken from its address.
 */
export function sendAddress({ href }: Messenger, text: string): string {
  const quoted = encodeURIComponent(text)
  if (/(^|\/\/)(t|telegram)\.me\//.test(href)) return `https://t.me/share/url?url=${quoted}`
  if (/wa\.me|whatsapp\.com/.test(href)) return `https://wa.me/?text=${quoted}`
  if (href.includes('{text}')) return href.replace('{text}', quoted)
  return `${href}${href.includes('?') ? '&' : '?'}text=${quoted}`
}

/** A small window of its own on a desk, a tab on a phone (2§7.5). */
export function openMessenger(address: string, small: boolean) {
  window.open(address, '_blank', small ? 'noopener' : 'noopener,width=600,height=400')
}
