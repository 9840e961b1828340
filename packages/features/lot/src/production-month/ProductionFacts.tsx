import type { ProductionInfo } from '@seriba/contracts/production-month'
import { productionFields, productionYear } from '@seriba/domain/lots/production-month'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './production-month.module.css'

/** What is known about a vehicle; read down the first column and then down the second. */
export function ProductionFacts({ info, chassis }: { info: ProductionInfo; chassis: string }) {
  const { t, i18n } = useTranslation('productionMonth')
  const nameOf = (month: number) =>
    new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2000, month - 1),
    )
  const lines = [
    { name: t('year'), value: productionYear(info, nameOf) },
    ...productionFields.map((field) => ({ name: t(`fields.${field}`), value: info[field] })),
  ].filter(({ value }) => value)
  return (
    <dl
      aria-label={t('found', { chassis })}
      className={styles.lines}
      style={{ '--rows': Math.ceil(lines.length / 2) } as CSSProperties}
    >
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
