import type { Input } from '@seriba/contracts/contract'
import type { shareLot } from '@seriba/contracts/lot'
import type { SiteConfig } from '@seriba/contracts/site'
import { type LotKind, type PageType, pageTypes } from '@seriba/domain/lots/page-types'

/** The address of a shared lot with its code; the viewer is there, whichever app created it. */
export const shareLink = (origin: string, pageType: PageType, lotId: string, code: string) =>
  `${origin}${pageTypes[pageType].path}/share/${lotId}?code=${code}`

type ShareRequest = Input<typeof shareLot>

const auctionTypes: Record<LotKind, ShareRequest['auctionType']> = {
  car: 'main',
  bike: 'bike',
  machinery: 'mech',
  stock: 'one',
}

/** The request for a lot's code, with the names used there for its kind (2§7.5). */
export function shareRequest(pageType: PageType, id: string): ShareRequest {
  const { kind, phase } = pageTypes[pageType]
  const auctionType = phase === 'past' ? 'stats' : auctionTypes[kind]
  if (kind === 'bike') return { kind: 'bikes', bikeId: id, auctionType }
  if (kind === 'machinery') return { kind: 'machinery', id, auctionType }
  return { kind: 'car-auction', carId: id, auctionType }
}

/** What is shared: the message with its link, and its parts for services that need them separately. */
type Message = { text: string; name: string; link: string }
type Messenger = NonNullable<SiteConfig['messenger']>
export const defaultMessenger: Messenger = { label: '', href: 'https://wa.me/' }

const services = [
  {
    name: 'WhatsApp',
    at: /wa\.me|whatsapp\.com/,
    send: ({ text }: Message) => `https://wa.me/?text=${text}`,
  },
  {
    name: 'Telegram',
    at: /\bt(elegram)?\.me\//,
    send: ({ name, link }: Message) => `https://t.me/share/url?url=${link}&text=${name}`,
  },
]

/**
 * The service by which a text is sent, and the address for that. A company's setting names its own chat in that
 * service, but what is shared is for somebody else: only the service is taken from it.
 */
export function sendBy({ href }: Messenger, message: Message): { name: string | null; address: string } {
  const quoted: Message = {
    text: encodeURIComponent(message.text),
    name: encodeURIComponent(message.name),
    link: encodeURIComponent(message.link),
  }
  const service = services.find(({ at }) => at.test(href))
  if (service) return { name: service.name, address: service.send(quoted) }
  const address = href.includes('{text}')
    ? href.replace('{text}', quoted.text)
    : `${href}${href.includes('?') ? '&' : '?'}text=${quoted.text}`
  return { name: null, address }
}

/** A small window on a desktop, a tab on a phone (2§7.5). */
export function openMessenger(address: string, small: boolean) {
  window.open(address, '_blank', small ? 'noopener' : 'noopener,width=600,height=400')
}
