import type { BidStatus } from '@seriba/domain/bids/bid-status'
import type { HandAction } from '@seriba/domain/bids/forwarding'
import type { NegotiationSide } from '@seriba/domain/bids/negotiation'
import type { WithdrawalAnswer } from '@seriba/domain/bids/withdrawal'
import { formatMoney } from '@seriba/domain/format/number'
import type { Language } from '@seriba/server-kit/language'
import { statusLabel } from './status-labels.ts'

type Step<T> = { from: T | null; to: T | null }

/** What an edit changed in a bid, and nothing else: yen, group labels, names of export types. */
export type EditedValues = {
  amount?: Step<number>
  group?: Step<string>
  overbid?: Step<number>
  exportType?: Step<Record<Language, string>>
}

/** What can happen to a bid. Stored as data, so that everybody can read the history in their own language. */
export type BidLogEvent =
  | { what: 'placed' | 'revived'; amount: number }
  | { what: 'changed'; from: number; to: number }
  | ({ what: 'edited' } & EditedValues)
  | { what: 'status'; from: BidStatus; to: BidStatus; reason?: string }
  | { what: 'soldPrice'; soldPrice: number | null; reason?: string }
  | { what: 'autoBid'; on: boolean }
  | { what: 'finished' | 'lotCancelled' }
  | { what: 'groupFilled'; group: string; lotNo: number }
  | { what: 'groupOverfilled'; group: string; won: number; quota: number }
  /**
   * Lots whose bids stay stopped: `short` because of the credit, `late` because the hall can no longer be told,
   * `overBudget` because of the client's own caps.
   */
  | { what: 'groupReopened'; group: string; short?: number[]; late?: number[]; overBudget?: number[] }
  | { what: 'staysStopped'; late?: true; budget?: boolean }
  | NegotiationEvent
  | { what: 'withdrawn' }
  | { what: 'doneByHand'; action: HandAction; maximum: number | null }
  | { what: 'withdrawalAsked'; reason?: string }
  | { what: 'withdrawalTakenBack' }
  | { what: 'withdrawalAnswered'; answer: WithdrawalAnswer; reason?: string }
  | { what: 'groupQuota'; group: string; from: number; to: number }
  | { what: 'groupRenamed'; from: string; to: string }

/** Turns of the negotiation with a lot's seller, in yen. */
export type NegotiationEvent =
  | { what: 'negotiationAsk' | 'negotiationOffer' | 'negotiationForward'; amount: number; reason?: string }
  | { what: 'negotiationTakeBack'; amount: number }
  | { what: 'negotiationAccept'; amount: number; side: NegotiationSide }
  | { what: 'negotiationEnd'; outcome: 'declined' | 'refused' | 'expired'; reason?: string }

export const bidLog = (event: BidLogEvent) => JSON.stringify(event)

/** A line of the history; imported lines are plain text and stay as they are. */
export function bidLogText(line: string, language: Language): string {
  const event = parseBidLog(line)
  return event ? bidLogSentence(event, language) : line
}

/** An event in words; `label` names statuses the way its reader does. */
export const bidLogSentence = (event: BidLogEvent, language: Language, label: LabelOf = statusLabel) =>
  sentences[language](event, label)

/** Null for an imported line. */
export function parseBidLog(line: string): BidLogEvent | null {
  if (!line.startsWith('{')) return null
  try {
    return JSON.parse(line) as BidLogEvent
  } catch {
    return null
  }
}

const editedEn = { amount: 'amount', group: 'group', overbid: 'overbid', exportType: 'export type' }
const editedRu = { amount: 'сумма', group: 'группа', overbid: 'превышение', exportType: 'тип экспорта' }

function edited(
  { amount, group, overbid, exportType }: EditedValues,
  language: Language,
  words: Record<keyof EditedValues, string>,
): string {
  const step = <T>(word: string, { from, to }: Step<T>, show: (value: T) => string) =>
    `${word} ${[from, to].map((value) => (value === null ? '-' : show(value))).join(' → ')}`
  return [
    amount && step(words.amount, amount, formatMoney),
    group && step(words.group, group, String),
    overbid && step(words.overbid, overbid, formatMoney),
    exportType && step(words.exportType, exportType, (names) => names[language]),
  ]
    .filter(Boolean)
    .join('; ')
}

const handEn: Record<HandAction, string> = {
  place: 'Bid at the hall by hand',
  change: 'Changed at the hall by hand',
  withdraw: 'Withdrawn at the hall by hand',
  confirm: 'Win reported by the hall looked at',
  check: 'Report of the hall looked at',
  lead: 'Left as it is although it leads now',
}
const handRu: Record<HandAction, string> = {
  place: 'Выставлена на аукционе вручную',
  change: 'Изменена на аукционе вручную',
  withdraw: 'Снята на аукционе вручную',
  confirm: 'Выигрыш по сообщению аукциона проверен',
  check: 'Сообщение аукциона проверено',
  lead: 'Оставлена как есть, хотя теперь лидирует',
}

const handed = (
  { action, maximum }: { action: HandAction; maximum: number | null },
  words: Record<HandAction, string>,
) =>
  action !== 'withdraw' && action !== 'lead' && maximum !== null
    ? `${words[action]}: ${formatMoney(maximum)}`
    : words[action]

const lotsEn = (lots: readonly number[]) => `${lots.length === 1 ? 'lot' : 'lots'} ${lots.join(', ')}`
const lotsRu = (lots: readonly number[]) => `${lots.length === 1 ? 'лот' : 'лоты'} ${lots.join(', ')}`

const because = (line: string, { reason }: { reason?: string }) => (reason ? `${line}. ${reason}` : line)

const endsEn = {
  declined: 'Client left the negotiation',
  refused: 'Seller refused',
  expired: 'Negotiation ended without an answer',
}
const endsRu = {
  declined: 'Клиент вышел из переговоров',
  refused: 'Продавец отказался',
  expired: 'Переговоры закончились без ответа',
}

type LabelOf = (status: BidStatus, language: Language) => string

const sentences: Record<Language, (event: BidLogEvent, label: LabelOf) => string> = {
  en(event, label) {
    switch (event.what) {
      case 'placed':
        return `Bid placed: ${formatMoney(event.amount)}`
      case 'revived':
        return `Bid placed again: ${formatMoney(event.amount)}`
      case 'changed':
        return `Amount changed: ${formatMoney(event.from)} → ${formatMoney(event.to)}`
      case 'edited':
        return `Bid edited: ${edited(event, 'en', editedEn)}`
      case 'status':
        return because(`Status changed: ${label(event.from, 'en')} → ${label(event.to, 'en')}`, event)
      case 'soldPrice':
        return because(
          event.soldPrice ? `Sold price: ${formatMoney(event.soldPrice)}` : 'Sold price removed',
          event,
        )
      case 'autoBid':
        return event.on ? 'Auto-bid on' : 'Auto-bid off'
      case 'finished':
        return 'Auction finished'
      case 'lotCancelled':
        return 'Lot canceled by the hall'
      case 'groupFilled':
        return `Group ${event.group} filled by lot ${event.lotNo}`
      case 'groupOverfilled':
        return `Group ${event.group} was already filled: ${event.won} of ${event.quota}`
      case 'groupReopened':
        return `Group ${event.group} open again${event.short ? `; not enough credit to resume ${lotsEn(event.short)}` : ''}${event.late ? `; too late to resume ${lotsEn(event.late)}` : ''}${event.overBudget ? `; over the client’s budget: ${lotsEn(event.overBudget)}` : ''}`
      case 'staysStopped':
        return event.late
          ? 'Stays stopped: less than an hour to the auction'
          : event.budget
            ? 'Stays stopped: over the client’s own budget'
            : 'Stays stopped: not enough credit'
      case 'withdrawn':
        return 'Withdrawn at the hall by hand'
      case 'doneByHand':
        return handed(event, handEn)
      case 'negotiationAsk':
        return because(`Seller asks ${formatMoney(event.amount)}`, event)
      case 'negotiationOffer':
        return because(`Client offers ${formatMoney(event.amount)}`, event)
      case 'negotiationTakeBack':
        return `Client takes back the offer of ${formatMoney(event.amount)}`
      case 'negotiationForward':
        return because(`Offer of ${formatMoney(event.amount)} passed on to the hall`, event)
      case 'negotiationAccept':
        return `${event.side === 'client' ? 'Client' : 'Seller'} accepts ${formatMoney(event.amount)}`
      case 'negotiationEnd':
        return because(endsEn[event.outcome], event)
      case 'withdrawalAsked':
        return because('Client asks to withdraw the bid', event)
      case 'withdrawalTakenBack':
        return 'Client no longer asks to withdraw the bid'
      case 'withdrawalAnswered':
        return because(event.answer === 'withdrawn' ? 'Withdrawn on request' : 'Too late to withdraw', event)
      case 'groupQuota':
        return `Group ${event.group}: vehicles to buy ${event.from} → ${event.to}`
      case 'groupRenamed':
        return `Group renamed: ${event.from} → ${event.to}`
    }
  },
  ru(event, label) {
    switch (event.what) {
      case 'placed':
        return `Ставка сделана: ${formatMoney(event.amount)}`
      case 'revived':
        return `Ставка сделана снова: ${formatMoney(event.amount)}`
      case 'changed':
        return `Сумма изменена: ${formatMoney(event.from)} → ${formatMoney(event.to)}`
      case 'edited':
        return `Ставка изменена: ${edited(event, 'ru', editedRu)}`
      case 'status':
        return because(`Статус изменён: ${label(event.from, 'ru')} → ${label(event.to, 'ru')}`, event)
      case 'soldPrice':
        return because(
          event.soldPrice ? `Цена продажи: ${formatMoney(event.soldPrice)}` : 'Цена продажи удалена',
          event,
        )
      case 'autoBid':
        return event.on ? 'Автоставка включена' : 'Автоставка выключена'
      case 'finished':
        return 'Аукцион завершён'
      case 'lotCancelled':
        return 'Лот снят аукционом'
      case 'groupFilled':
        return `Группа ${event.group} заполнена лотом ${event.lotNo}`
      case 'groupOverfilled':
        return `Группа ${event.group} уже была заполнена: ${event.won} из ${event.quota}`
      case 'groupReopened':
        return `Группа ${event.group} снова открыта${event.short ? `; на ${lotsRu(event.short)} не хватает кредита` : ''}${event.late ? `; ${lotsRu(event.late)} возвращать поздно` : ''}${event.overBudget ? `; ${lotsRu(event.overBudget)} выше лимита расходов клиента` : ''}`
      case 'staysStopped':
        return event.late
          ? 'Остаётся остановленной: до аукциона меньше часа'
          : event.budget
            ? 'Остаётся остановленной: выше лимита расходов клиента'
            : 'Остаётся остановленной: не хватает кредита'
      case 'withdrawn':
        return 'Снята на аукционе вручную'
      case 'doneByHand':
        return handed(event, handRu)
      case 'negotiationAsk':
        return because(`Продавец просит ${formatMoney(event.amount)}`, event)
      case 'negotiationOffer':
        return because(`Клиент предлагает ${formatMoney(event.amount)}`, event)
      case 'negotiationTakeBack':
        return `Клиент отозвал предложение ${formatMoney(event.amount)}`
      case 'negotiationForward':
        return because(`Предложение ${formatMoney(event.amount)} передано аукциону`, event)
      case 'negotiationAccept':
        return `${event.side === 'client' ? 'Клиент согласен' : 'Продавец согласен'} на ${formatMoney(event.amount)}`
      case 'negotiationEnd':
        return because(endsRu[event.outcome], event)
      case 'withdrawalAsked':
        return because('Клиент просит снять ставку', event)
      case 'withdrawalTakenBack':
        return 'Клиент больше не просит снять ставку'
      case 'withdrawalAnswered':
        return because(event.answer === 'withdrawn' ? 'Снята по просьбе' : 'Снимать поздно', event)
      case 'groupQuota':
        return `Группа ${event.group}: купить машин ${event.from} → ${event.to}`
      case 'groupRenamed':
        return `Группа переименована: ${event.from} → ${event.to}`
    }
  },
}
