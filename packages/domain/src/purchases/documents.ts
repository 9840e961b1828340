import { purchaseStatuses as at, type PurchaseStatus } from '../money/purchase-status.ts'
import { largestDocument } from './largest-document.ts'

/** Kinds of documents that go with a purchase (GAP59). */
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

/** Documents that only a client has, no matter who adds them. */
export const clientsOwnTypes = ['passport', 'paymentSlip'] as const satisfies DocumentType[]

type Added = { type: DocumentType; by: 'client' | 'staff'; visible: boolean }

/** Whether it is what the client was to send: staff add what came by email, and let the client see it. */
export const isFromClient = ({ type, by, visible }: Added): boolean =>
  by === 'client' || (visible && (clientsOwnTypes as readonly DocumentType[]).includes(type))

export const documentStates = ['new', 'checked', 'refused'] as const
export type DocumentState = (typeof documentStates)[number]

export const documentExtensions = ['pdf', 'jpg', 'png'] as const
export type DocumentExtension = (typeof documentExtensions)[number]

/** The content type with which a document is sent. */
export const documentContentTypes: Record<DocumentExtension, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
}

const alike: Record<string, DocumentExtension> = { jpeg: 'jpg' }

/** A document's type by its name; its bytes have the final say. */
export function documentExtensionOf(name: string): DocumentExtension | undefined {
  const [, last = ''] = /\.([a-z0-9]+)$/i.exec(name) ?? []
  const given = last.toLowerCase()
  return documentExtensions.find((known) => known === (alike[given] ?? given))
}

/** What is wrong with a document before it is sent; null if nothing is. */
export function documentFault({ name, size }: { name: string; size: number }) {
  if (documentExtensionOf(name) === undefined) return 'file_kind'
  return size > largestDocument || size === 0 ? 'file_size' : null
}

/** A name that any disk and URL accepts, with the extension of the actual file type (DEC38). */
export function documentName(name: string, extension: DocumentExtension): string {
  const base = (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}._()-]+/gu, ' ')
    .trim()
    .slice(0, 80)
  return `${base || 'document'}.${extension}`
}

/** The steps from which a document may be required. */
export const documentSteps = [
  'processing',
  'domesticTransport',
  'waitingShip',
  'waitingLoading',
  'inTransit',
  'delivered',
  'never',
] as const
export type DocumentStep = (typeof documentSteps)[number]

/** Documents that the company issues, and those that a client sends, if the company requires them. */
type RuledDocument = 'exportCertificate' | 'billOfLading' | 'passport' | 'paymentSlip'

/** The step from which each document is required. */
export type DocumentRules = Record<RuledDocument, DocumentStep>

const given: readonly RuledDocument[] = ['exportCertificate', 'billOfLading']

const way: readonly PurchaseStatus[] = [
  at.processing,
  at.domesticTransport,
  at.waitingShip,
  at.waitingLoading,
  at.inTransit,
  at.delivered,
]

/** Statuses at which a document that is required from a given step is required. */
export const statusesFrom = (step: DocumentStep): readonly PurchaseStatus[] =>
  step === 'never' ? [] : way.slice(documentSteps.indexOf(step))

const wantedBy = (
  papers: readonly RuledDocument[],
  status: PurchaseStatus,
  there: readonly DocumentType[],
  rules: DocumentRules,
) => papers.filter((type) => statusesFrom(rules[type]).includes(status) && !there.includes(type))

/** Company documents that are missing by now. */
export const missedDocuments = (
  status: PurchaseStatus,
  there: readonly DocumentType[],
  rules: DocumentRules,
): DocumentType[] => wantedBy(given, status, there, rules)

/** Documents that a client should have sent by now. */
export const documentsToSend = (
  status: PurchaseStatus,
  there: readonly DocumentType[],
  rules: DocumentRules,
): DocumentType[] => wantedBy(clientsOwnTypes, status, there, rules)

/** Company documents that are still to come, for a purchase that is being shipped. */
export function documentsAhead(
  status: PurchaseStatus,
  there: readonly DocumentType[],
  rules: DocumentRules,
): DocumentType[] {
  if (!way.includes(status)) return []
  return given.filter((type) => rules[type] !== 'never' && !there.includes(type))
}
