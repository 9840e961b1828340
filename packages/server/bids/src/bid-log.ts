import type { BidStatus } from '@seriba/domain/bids/bid-status'
import type { HandAction } from '@seriba/domain/bids/forwarding'
import { formatMoney } from '@seriba/domain/format/number'
import type { Language } from '@seriba/server-kit/language'
import { statusLabel } from './status-labels.ts'

type Step<T> = { from: T | null; to: T | null }

/** What an edit changed of a bid, and nothing else: yen, labels of groups, names of export types. */
export type EditedValues = {
  amount?: Step<number>
  group?: Step<string>
  overbid?: Step<number>
  exportType?: Step<Record<Language, string>>
}

/** What can happen to a bid. Kept as data, so that everybody reads the history in their own language. */
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
  /** Lots whose bids stay stopped: `short` since the credit does not reach for them, `late` since the hall is not told. */
  | { what: 'groupReopened'; group: string; short?: number[]; late?: number[] }
  | { what: 'staysStopped'; late?: true }
  | { what: 'withdrawn' }
  | { what: 'doneByHand'; action: HandAction; maximum: number | null }
  | { what: 'groupQuota'; group: string; from: number; to: number }
  | { what: 'groupRenamed'; from: string; to: string }

export const bidLog = (event: BidLogEvent) => JSON.stringify(event)

/** A line of the history; imported lines are plain text and stay what they are. */
export function bidLogText(line: string, language: Language): string {
  const event = parse(line)
  return event ? sentences[language](event) : line
}

function parse(line: string): BidLogEvent | null {
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
}
const handRu: Record<HandAction, string> = {
  place: 'Выставлена на аукционе вручную',
  change: 'Изменена на аукционе вручную',
  withdraw: 'Снята на аукционе вручную',
  confirm: 'Выигрыш по сообщению аукциона проверен',
  check: 'Сообщение аукциона проверено',
}

const handed = (
  { action, maximum }: { action: HandAction; maximum: number | null },
  words: Record<HandAction, string>,
) => (action !== 'withdraw' && maximum !== null ? `${words[action]}: ${formatMoney(maximum)}` : words[action])

const because = (line: string, { reason }: { reason?: string }) => (reason ? `${line}. ${reason}` : line)

const sentences: Record<Language, (event: BidLogEvent) => string> = {
  en(event) {
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
        return because(
          `Status changed: ${statusLabel(event.from, 'en')} → ${statusLabel(event.to, 'en')}`,
          event,
        )
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
        return `Group ${event.group} open again${event.short ? `; not enough credit to resume lots ${event.short.join(', ')}` : ''}${event.late ? `; too late to resume lots ${event.late.join(', ')}` : ''}`
      case 'staysStopped':
        return event.late
          ? 'Stays stopped: less than an hour to the auction'
          : 'Stays stopped: not enough credit'
      case 'withdrawn':
        return 'Withdrawn at the hall by hand'
      case 'doneByHand':
        return handed(event, handEn)
      case 'groupQuota':
        return `Group ${event.group}: vehicles to buy ${event.from} → ${event.to}`
      case 'groupRenamed':
        return `Group renamed: ${event.from} → ${event.to}`
    }
  },
  ru(event) {
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
        return because(
          `Статус изменён: ${statusLabel(event.from, 'ru')} → ${statusLabel(event.to, 'ru')}`,
          event,
        )
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
        return `Группа ${event.group} снова открыта${event.short ? `; на лоты ${event.short.join(', ')} не хватает кредита` : ''}${event.late ? `; лоты ${event.late.join(', ')} возвращать поздно` : ''}`
      case 'staysStopped':
        return event.late
          ? 'Остаётся остановленной: до аукциона меньше часа'
          : 'Остаётся остановленной: не хватает кредита'
      case 'withdrawn':
        return 'Снята на аукционе вручную'
      case 'doneByHand':
        return handed(event, handRu)
      case 'groupQuota':
        return `Группа ${event.group}: купить машин ${event.from} → ${event.to}`
      case 'groupRenamed':
        return `Группа переименована: ${event.from} → ${event.to}`
    }
  },
}
