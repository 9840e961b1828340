import type { Step } from '@seriba/domain/landed-cost/tables'
import { useTranslation } from 'react-i18next'
import { useAmountWords } from '../amounts/use-amount-words.ts'

/** A step in one line: its name, what it comes to, and for which vehicles. */
export function useStepWords(steps: readonly Step[] = [], currency = '') {
  const { t, i18n } = useTranslation('costTables')
  const { words, condition } = useAmountWords(steps, currency)
  return ({ id, label, amount, when, times = [], min, max, recoverable }: Step): string =>
    [
      `${label?.[i18n.language === 'ru' ? 'ru' : 'en'] || id}: ${words(amount)}`,
      min !== undefined && `${t('atLeast')} ${min}`,
      max !== undefined && `${t('atMost')} ${max}`,
      when && t('onlyWhen', { when: condition(when) }),
      ...times.map(({ when: some, factor }) => `× ${factor}: ${condition(some)}`),
      recoverable && t('recoverable'),
    ]
      .filter(Boolean)
      .join(', ')
}
