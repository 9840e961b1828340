import { dayMs, hourMs } from '../time/jst.ts'

/** Terms of a lot's share link (GAP26, GAP27). */
export const sharing = {
  codeDigits: 6,
  /** For how many days after the auction, or after the code was created if that is later, a code works. */
  codeDays: 14,
  /** How long a browser that entered the right code does not have to enter it again. */
  unlockMs: 24 * hourMs,
  /** How many wrong codes for one lot one network address may enter before it has to wait. */
  tries: 5,
  /**
   * How many wrong codes for one lot are allowed from everywhere within a day; after that, each network address has a
   * single try a day.
   */
  triesOfAll: 200,
  waitMs: hourMs / 4,
} as const

export const shareCodeExpiry = (auctionDate: string | null, now: Date): Date =>
  new Date(
    Math.max(now.getTime(), auctionDate === null ? 0 : Date.parse(auctionDate)) + sharing.codeDays * dayMs,
  )
