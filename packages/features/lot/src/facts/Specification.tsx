import type { SharedLotDetail } from '@seriba/contracts/lot'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { useTranslation } from 'react-i18next'
import styles from './facts.module.css'
import { needsFullLine } from './full-line.ts'
import { specificationLines } from './specification-lines.tsx'

type SpecificationProps = {
  lot: SharedLotDetail
  /** One line below the other, values next to their names, as on a shared page. */
  narrow?: boolean
}

export function Specification({ lot, narrow }: SpecificationProps) {
  const { t } = useTranslation('lot')
  const words = {
    ...useLotWords(),
    horsePower: (value: number) => t('specification.horsePowerValue', { value }),
    mileageTrusted: (isTrusted: boolean) => t(`specification.mileageTrusted.${isTrusted ? 'yes' : 'no'}`),
    restricted: t('specification.restrictedValue'),
  }
  return (
    <dl
      aria-label={t('specification.title')}
      className={styles.specification}
      data-narrow={narrow || undefined}
    >
      {specificationLines(lot, words).map(({ name, value, full }) => {
        const label = t(`specification.${name}`)
        return (
          <div key={name} data-full={full || needsFullLine(label, value) || undefined}>
            <dt>{label}</dt>
            <dd>{value || '-'}</dd>
          </div>
        )
      })}
    </dl>
  )
}
