import { groupThousands } from '@seriba/domain/format/number'
import type { Amount, Base, Condition, Step } from '@seriba/domain/landed-cost/tables'
import { useTranslation } from 'react-i18next'
import { bounds } from './kinds.ts'

const figure = (value: string | number) =>
  /^\d+$/.test(String(value)) ? groupThousands(Number(value)) : String(value)

/** Amounts and conditions in one line, with the names of steps. */
export function useAmountWords(steps: readonly Step[], currency: string) {
  const { t, i18n } = useTranslation('costTables')
  const named = (id: string) =>
    steps.find((step) => step.id === id)?.label?.[i18n.language === 'ru' ? 'ru' : 'en'] || id
  const base = (of: Base) =>
    typeof of === 'string' ? named(of) : t('amount.times', { times: of.times, of: named(of.of) })
  const money = (value: string | number, own: string | undefined) =>
    `${own ?? currency}\u00A0${figure(value)}`
  const all = (amounts: readonly Amount[], glue: string) => amounts.map((one) => words(one)).join(glue)

  function words(amount: Amount): string {
    if ('percent' in amount) {
      const of = amount.of.map(base).join(' + ')
      return amount.above === undefined
        ? t('amount.percentOf', { percent: amount.percent, of })
        : t('amount.percentAbove', { percent: amount.percent, of, above: figure(amount.above) })
    }
    if ('fixed' in amount) return money(amount.fixed, amount.currency)
    if ('sum' in amount) return all(amount.sum, ' + ')
    if ('max' in amount) return t('amount.larger', { amounts: all(amount.max, '; ') })
    if ('min' in amount) return t('amount.smaller', { amounts: all(amount.min, '; ') })
    if ('perCc' in amount) return t('amount.perCcOf', { sum: money(amount.perCc, amount.currency) })
    if ('perCcYear' in amount) return t('amount.perCcYearOf', { sum: money(amount.perCcYear, undefined) })
    if ('perUnit' in amount)
      return t('amount.perUnitOf', {
        sum: money(amount.perUnit, amount.currency),
        unit: t(`unit.${amount.unit}`),
      })
    const rates = amount.rows.map(({ then }) => then)
    const percents = rates.map((then) => ('percent' in then ? then.percent : null))
    const [first] = rates
    return t('amount.byOf', {
      measure: t(`measure.${amount.by}`),
      amounts:
        first && 'percent' in first && percents.every((one) => one !== null)
          ? t('amount.percentOf', { percent: percents.join(' / '), of: first.of.map(base).join(' + ') })
          : rates.map(words).join(' / '),
    })
  }

  function condition(when: Condition): string {
    const said = [
      when.fuel?.map((fuel) => t(`fuel.${fuel}`)).join(', '),
      when.kind?.map((kind) => t(`kind.${kind}`)).join(', '),
      when.steering && t(`steering.${when.steering}`),
      when.originJapan !== undefined && t(when.originJapan ? 'madeInJapan' : 'madeElsewhere'),
      ...bounds.map((name) => when[name] !== undefined && t(`bound.${name}`, { value: figure(when[name]) })),
    ]
    return said.filter(Boolean).join(', ')
  }

  return { words, condition, named }
}
