import { dayMs, hourMs } from '../time/jst.ts'

/** Terms of a lot's share link (GAP26, GAP27). */
export const sharing = {
  codeDigits: 6,
  /** Days after the auction, or after the code was made where that is later, until which a code opens. */
  codeDays: 14,
  /** A browser that gave the right code need not give it again for so long. */
  unlockMs: 24 * hourMs,
  /** Wrong codes for one lot from one address, after which it waits. */
  tries: 5,
  /** Wrong codes for one lot from everywhere within a day, after which one from an address is all it has for a day. */
  triesOfAll: 200,
  waitMs: hourMs / 4,
} as const

export const shareCodeExpiry = (auctionDate: string | null, now: Date): Date =>
  new Date(
    Math.max(now.getTime(), auctionDate === null ? 0 : Date.parse(auctionDate)) + sharing.codeDays * dayMs,
  )
