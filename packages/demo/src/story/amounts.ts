import { lotStatus, startShare } from '../outcome.ts'
import type { SeededRandom } from '../random.ts'
import type { Candidate } from './candidates.ts'

const step = 5000
const up = (yen: number): number => Math.ceil(yen / step) * step
const down = (yen: number): number => Math.floor(yen / step) * step

export const wasSold = ({ lot }: Candidate): boolean =>
  lot.status === lotStatus.sold || lot.status === lotStatus.soldNego

/** What a client is ready to give: near what the lot is worth, never under its start. */
export function hopefulAmount({ lot, hash }: Candidate, dice: SeededRandom): number {
  if (lot.kind === 'stock') return up(lot.soldPrice)
  const worth = lot.startPrice / startShare(hash)
  return Math.max(up(lot.startPrice), down(worth * (0.84 + 0.2 * dice.next())))
}

/** A winning bid reaches the sold price, by a share of it that is at least 1. */
export const amountThatWins = ({ lot }: Candidate, share: number): number =>
  Math.max(up(lot.startPrice), up(lot.soldPrice * share))

export const winningAmount = (candidate: Candidate, dice: SeededRandom): number =>
  amountThatWins(candidate, 1 + 0.05 * dice.next())

/** A losing one stays under it; undefined where the start price leaves no room. */
export function losingAmount(candidate: Candidate, dice: SeededRandom): number | undefined {
  const { lot } = candidate
  if (!wasSold(candidate)) return hopefulAmount(candidate, dice)
  const amount = down(lot.soldPrice * (0.86 + 0.12 * dice.next()))
  return amount >= lot.startPrice && amount < lot.soldPrice ? amount : undefined
}
