import { lotStatus, startShare } from '../outcome.ts'
import type { SeededRandom } from '../random.ts'
import type { Candidate } from './candidates.ts'

const step = 5000
const up = (yen: number): number => Math.ceil(yen / step) * step
const down = (yen: number): number => Math.floor(yen / step) * step

export const wasSold = ({ lot }: Candidate): boolean =>
  lot.status === lotStatus.sold || lot.status === lotStatus.soldNego

const worthOf = ({ lot, hash }: Candidate): number => lot.startPrice / startShare(hash)

/** What a client is ready to pay: close to what the lot is worth, never below its start price. */
export const hopefulAmount = (candidate: Candidate, dice: SeededRandom): number =>
  candidate.lot.kind === 'stock'
    ? up(candidate.lot.soldPrice)
    : amountByShare(candidate, 0.84 + 0.2 * dice.next())

export const shareOfWorth = (candidate: Candidate, amount: number): number => amount / worthOf(candidate)

/** This fraction of what a lot is worth, or of another price; a one-price lot has only that price. */
export const amountByShare = (candidate: Candidate, share: number, price = worthOf(candidate)): number =>
  candidate.lot.kind === 'stock'
    ? up(candidate.lot.soldPrice)
    : Math.max(up(candidate.lot.startPrice), down(price * share))

/** A winning bid reaches the sold price, times a factor of at least 1. */
export const amountThatWins = ({ lot }: Candidate, share: number): number =>
  Math.max(up(lot.startPrice), up(lot.soldPrice * share))

export const winningAmount = (candidate: Candidate, dice: SeededRandom): number =>
  amountThatWins(candidate, 1 + 0.05 * dice.next())

/** A losing one stays below it; undefined if the start price leaves no room. */
export function losingAmount(candidate: Candidate, dice: SeededRandom): number | undefined {
  const { lot } = candidate
  if (!wasSold(candidate)) return hopefulAmount(candidate, dice)
  const amount = down(lot.soldPrice * (0.86 + 0.12 * dice.next()))
  return amount >= lot.startPrice && amount < lot.soldPrice ? amount : undefined
}
