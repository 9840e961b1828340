import type { SharedCarLot } from '@seriba/contracts/lot'
import { swatchOf } from '@seriba/domain/lots/color'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './facts.module.css'
import { listed, type SpecificationLine, specificationLines } from './specification-lines.ts'

type SpecificationProps = {
  lot: SharedCarLot
  /** One line under the other, values beside their names, as on a shared page. */
  narrow?: boolean
}

export function Specification({ lot, narrow }: SpecificationProps) {
  const { t } = useTranslation('lot')
  const words = useLotWords()
  const { carSpecification: car, carCommonDetail } = lot
  const values: Record<SpecificationLine['name'], ReactNode> = {
    grade: car.grade,
    engine: <span className="num">{words.engine(car.engineCC)}</span>,
    color: (
      <>
        {swatchOf(car.color) && (
          <i aria-hidden className={styles.swatch} style={{ background: swatchOf(car.color) ?? undefined }} />
        )}
        {words.color(car.color)}
      </>
    ),
    transmission: car.transmission,
    drive: car.drive,
    horsePower: car.horsePower && (
      <span className="num">{t('specification.horsePowerValue', { value: car.horsePower })}</span>
    ),
    steering: words.steering(car.steering),
    equipment: listed(car.equipment),
    info: carCommonDetail.info,
  }

  return (
    <dl
      aria-label={t('specification.title')}
      className={styles.specification}
      data-narrow={narrow || undefined}
    >
      {specificationLines(lot).map(({ name, full }) => (
        <div key={name} data-full={full || undefined}>
          <dt>{t(`specification.${name}`)}</dt>
          <dd>{values[name] || '-'}</dd>
        </div>
      ))}
    </dl>
  )
}
