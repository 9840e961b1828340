import { groupThousands } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import type { SetUp, Step } from './steps.ts'

/** What was set in a step, in a few words; empty if nothing was. */
export function useSetWords() {
  const { t } = useTranslation('staff')
  return (step: Step, { set }: SetUp): string | null => {
    const counted = (name: 'halls' | 'withoutFee' | 'lots' | 'colleagues') =>
      set[name] === 0
        ? null
        : t(`settingUp.stands.${name}`, {
            count: set[name],
            replace: { count: groupThousands(set[name]) },
          })
    if (step === 'company') return set.company
    if (step === 'bank') return set.bank
    if (step === 'halls') return [counted('halls'), counted('withoutFee')].filter(Boolean).join(', ') || null
    return step === 'lots' || step === 'colleagues' ? counted(step) : null
  }
}
