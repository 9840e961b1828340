import { addDays } from '../time/jst.ts'
import type { PaperType } from './paper-types.ts'

/** What is wanted of every client before they count as checked; staff may go on without. */
export const wantedPapers: readonly PaperType[] = ['passport', 'companyRegistration', 'proofOfAddress']

export const paperStates = ['new', 'checked', 'refused'] as const
export type PaperState = (typeof paperStates)[number]

/** How many days before its last one a paper's client and staff are told that it ends. */
export const paperWarningDays = 30

/** What a paper counts for: an accepted one is `expired` after the last day on which it is valid. */
export const paperStandings = [...paperStates, 'expired'] as const
export type PaperStanding = (typeof paperStandings)[number]

type PaperFacts = {
  state: PaperState
  /** The last Japanese day on which it is valid; null for one that has no end. */
  validUntil: string | null
}

export const paperStanding = ({ state, validUntil }: PaperFacts, today: string): PaperStanding =>
  state === 'checked' && validUntil !== null && validUntil < today ? 'expired' : state

/** Whether a paper is one that the client does not have to send again: a refused or expired one counts as missing. */
export const isPaperHere = (paper: PaperFacts, today: string): boolean =>
  !['refused', 'expired'].includes(paperStanding(paper, today))

/** Whether an accepted paper is valid still, and not for long. */
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

/** What a file is by its first bytes, whatever it is called; null for anything that is no paper. */
export const paperContentType = (bytes: Uint8Array): PaperContentType | null =>
  heads.find(([, head]) => head.every((byte, at) => bytes[at] === byte))?.[0] ?? null

/** A name that any disk and address takes. */
export const paperName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[^\p{L}\p{N}._() -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120) || 'document'
