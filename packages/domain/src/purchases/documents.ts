import { purchaseStatuses as at, type PurchaseStatus } from '../money/purchase-status.ts'

/** Kinds of papers that go with a purchase (GAP59). */
export const documentTypes = [
  'invoice',
  'exportCertificate',
  'billOfLading',
  'passport',
  'paymentSlip',
  'other',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** What a client sends; the rest comes from the company. */
export const clientDocumentTypes = ['passport', 'paymentSlip', 'other'] as const satisfies DocumentType[]

export const documentStates = ['new', 'checked', 'refused'] as const
export type DocumentState = (typeof documentStates)[number]

export const documentExtensions = ['pdf', 'jpg', 'png'] as const
export type DocumentExtension = (typeof documentExtensions)[number]

/** Bytes. */
export const largestDocument = 10_000_000

const alike: Record<string, DocumentExtension> = { jpeg: 'jpg' }

/** What a document is by its name; its bytes have the last word. */
export function documentExtensionOf(name: string): DocumentExtension | undefined {
  const [, last = ''] = /\.([a-z0-9]+)$/i.exec(name) ?? []
  const given = last.toLowerCase()
  return documentExtensions.find((known) => known === (alike[given] ?? given))
}

/** What is wrong with a document before it is sent; null for nothing. */
export function documentFault({ name, size }: { name: string; size: number }) {
  if (documentExtensionOf(name) === undefined) return 'file_kind'
  return size > largestDocument || size === 0 ? 'file_size' : null
}

/** A name that any disk and address takes, ending in what the file is (DEC38). */
export function documentName(name: string, extension: DocumentExtension): string {
  const base = (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}._()-]+/gu, ' ')
    .trim()
    .slice(0, 80)
  return `${base || 'document'}.${extension}`
}

type Wanted = { type: DocumentType; from: PurchaseStatus }

/** What the company gives out, and the step from which it is missed. */
export const wantedDocuments: readonly Wanted[] = [
  { type: 'exportCertificate', from: at.waitingLoading },
  { type: 'billOfLading', from: at.inTransit },
]

const way: readonly PurchaseStatus[] = [
  at.processing,
  at.domesticTransport,
  at.waitingShip,
  at.waitingLoading,
  at.inTransit,
  at.delivered,
]

/** Papers that are missed by now. */
export function missedDocuments(status: PurchaseStatus, given: readonly DocumentType[]): DocumentType[] {
  const reached = way.indexOf(status)
  return wantedDocuments
    .filter(({ type, from }) => reached >= way.indexOf(from) && !given.includes(type))
    .map(({ type }) => type)
}

/** Papers that are still to come, on a purchase that is on its way. */
export function documentsAhead(status: PurchaseStatus, given: readonly DocumentType[]): DocumentType[] {
  if (!way.includes(status)) return []
  return wantedDocuments.filter(({ type }) => !given.includes(type)).map(({ type }) => type)
}
