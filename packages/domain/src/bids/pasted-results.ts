import { likelyMeaning } from '../feeds/likely-meaning.ts'
import { paymentCan } from '../money/payment-can.ts'
import type { ResultOutcome } from './auction-day.ts'
import { type BidStatus, isLive } from './bid-status.ts'

/** What a line says about its lot; `sold` does not say to whom. */
type Said = ResultOutcome | 'sold'

type Line = { lotNo: number; said: Said | null; price: number | null }

const words: Record<ResultOutcome, readonly string[]> = {
  win: ['win', 'won', 'w', 'выигран', 'выиграна', 'выиграли', 'выигрыш', 'в', '勝ち', '自社落札'],
  lost: ['lost', 'lose', 'l', 'проигран', 'проиграна', 'проиграли', 'п', '負け', '競り負け', '他社落札'],
  notSold: ['no sale', 'ns', 'n', 'нп', 'н', '流れ', '流'],
}
const outcomeOfWord = new Map(
  (Object.keys(words) as ResultOutcome[]).flatMap((outcome) => words[outcome].map((word) => [word, outcome])),
)

function meaningOf(word: string): Said | null {
  const known = outcomeOfWord.get(word.toLowerCase())
  if (known) return known
  const meant = likelyMeaning('status', word)
  return meant === 'sold' || meant === 'notSold' ? meant : null
}

/** Digits in groups of three or in one piece, with what a spreadsheet writes after the yen. */
const figure = /(\d{1,3}(?:[ ,.'’]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?!\d)\s*([万千]?)/g
const money = /[¥円$]|\b(?:yen|jpy)\b/gi
const units: Record<string, number> = { '': 1, 千: 1000, 万: 10_000 }

/** The figures of a text in yen; null if one is not a whole number. Tenths of ten thousand are whole yen. */
function figuresIn(text: string): (number | null)[] {
  return [...text.matchAll(figure)].map(([, whole = '', part = '', unit = '']) => {
    const yen = units[unit] ?? 1
    const scale = 10 ** part.length
    const rest = Number(part) * yen
    return rest % scale === 0 ? Number(whole.replace(/\D/g, '')) * yen + rest / scale : null
  })
}

/**
 * A line as it appears on a hall's page or in a spreadsheet: the lot number, then its result and its price in either
 * order, separated by tabs, commas, semicolons or spaces. Null for any other line.
 */
function readLine(text: string): Line | null {
  const line = text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:lot|лот|no)/iu, '')
  const start = line.search(/\d/)
  if (start === -1 || /\p{L}/u.test(line.slice(0, start))) return null
  const [lot, rest] = splitLot(line.slice(start))
  const lotNo = Number(lot.replace(/\D/g, ''))
  if (!lotNo) return null
  const bare = rest.replace(money, ' ')
  const figures = figuresIn(bare.replace(/[\t;]/g, ' | '))
  const word = bare
    .replace(figure, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  const [price = null] = figures
  const said = meaningOf(word)
  if (figures.length > 1 || figures.includes(null) || (word !== '' && said === null)) return null
  // An unsold lot has no price: halls give the highest bid.
  return { lotNo, said, price: said === 'notSold' || price === 0 ? null : price }
}

/** A text that begins with a lot number; before a tab or a semicolon, the number may have its thousands separated. */
function splitLot(text: string): [lot: string, rest: string] {
  const column = text.search(/[\t;]/)
  const isNumber = column > 0 && /^[\d ,.]*$/.test(text.slice(0, column))
  const end = isNumber ? column : text.search(/\D/)
  return end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end)]
}

/** The lines of a pasted text that may be results: not the empty ones, and not a heading. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line, at) => line !== '' && (at > 0 || /\d/.test(line.normalize('NFKC'))))

/** A lot number alone is typed or pasted to search for it; anything after it makes it a result. */
export const isPastedResult = (text: string): boolean => {
  const lines = linesOf(text)
  return lines.length > 1 || lines.some((line) => readLine(line)?.said != null)
}

type DayBid = {
  bidId: number
  lotId: string
  lotNo: number
  bidStatus: number
  maximum: number | null
}

/** Why a line is not a result yet: only a person knows which bid is meant, or what the outcome was. */
export type LineFault =
  | 'unreadable'
  | 'unknownLot'
  | 'severalBids'
  | 'noOutcome'
  | 'possiblyWon'
  | 'wrongPrice'

/** What a person has said about a line, in addition to its text. */
export type LineChoice = { bidId?: number; outcome?: ResultOutcome }

export type ReadResult<Bid> =
  | { ok: true; bids: Bid[]; outcome: ResultOutcome; soldPrice: number | null }
  | { ok: false; reason: LineFault; bids: Bid[] }

/**
 * The result that a line gives to a day's bids. A win belongs to one bid; lost and not sold apply to all bids on the
 * lot.
 */
export function resultOf<Bid extends DayBid>(
  text: string,
  bids: readonly Bid[],
  chosen: LineChoice = {},
): ReadResult<Bid> {
  const line = readLine(text)
  if (!line) return { ok: false, reason: 'unreadable', bids: [] }
  const found = bidsOf(line.lotNo, bids, chosen)
  const refuse = (reason: LineFault) => ({ ok: false as const, reason, bids: found })
  const { price } = line
  if (found.length === 0) return refuse('unknownLot')
  if (price !== null && !paymentCan.amount(price).ok) return refuse('wrongPrice')
  const isOneLot = new Set(found.map(({ lotId }) => lotId)).size === 1
  const said = chosen.outcome ?? line.said
  if (!isOneLot || (found.length > 1 && said === 'win')) return refuse('severalBids')
  if (said === null) return refuse('noOutcome')
  // A lot sold for no more than we may bid could be ours.
  const isOutbid = found.every(({ maximum }) => price !== null && maximum !== null && price > maximum)
  if (said === 'sold' && !isOutbid) return refuse('possiblyWon')
  return { ok: true, bids: found, outcome: said === 'sold' ? 'lost' : said, soldPrice: price }
}

/** If there are bids still at the hall, stopped bids are not meant. */
function bidsOf<Bid extends DayBid>(lotNo: number, bids: readonly Bid[], { bidId }: LineChoice): Bid[] {
  const all = bids.filter((bid) => bid.lotNo === lotNo)
  const named = all.filter((bid) => bid.bidId === bidId)
  if (named.length > 0) return named
  const live = all.filter(({ bidStatus }) => isLive(bidStatus as BidStatus))
  return live.length > 0 ? live : all
}
