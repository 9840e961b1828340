import { addDays } from '../time/jst.ts'
import type { PaperType } from './paper-types.ts'

/** What every client must provide before they count as verified; staff may proceed without it. */
export const wantedPapers: readonly PaperType[] = ['passport', 'companyRegistration', 'proofOfAddress']

export const paperStates = ['new', 'checked', 'refused'] as const
export type PaperState = (typeof paperStates)[number]

/** How many days before a document expires its client and staff are notified. */
export const paperWarningDays = 30

/** What a document counts as: an accepted one is `expired` after the last day on which it is valid. */
export const paperStandings = [...paperStates, 'expired'] as const
export type PaperStanding = (typeof paperStandings)[number]

type PaperFacts = {
  state: PaperState
  /** The last Japanese day on which it is valid; null if it has no end. */
  validUntil: string | null
}

export const paperStanding = ({ state, validUntil }: PaperFacts, today: string): PaperStanding =>
  state === 'checked' && validUntil !== null && validUntil < today ? 'expired' : state

/** Whether the client does not have to send the document again: a refused or expired one counts as missing. */
export const isPaperOnFile = (paper: PaperFacts, today: string): boolean =>
  !['refused', 'expired'].includes(paperStanding(paper, today))

/** Whether an accepted document is still valid, but not for long. */
export const expiresSoon = (paper: PaperFacts, today: string): boolean =>
  paperStanding(paper, today) === 'checked' &&
  paper.validUntil !== null &&
  paper.validUntil <= addDays(today, paperWarningDays)

export const paperContentTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type PaperContentType = (typeof paperContentTypes)[number]

/** Bytes. */
export const largestPaper = 10_000_000

const heads: readonly (readonly [PaperContentType, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]

/** A file's type by its first bytes, whatever its name is; null if it is not a document. */
export const paperContentType = (bytes: Uint8Array): PaperContentType | null =>
  heads.find(([, head]) => head.every((byte, at) => bytes[at] === byte))?.[0] ?? null

/** A name that any disk and URL accepts. */
export const paperName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[^\p{L}\p{N}._() -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120) || 'document'
