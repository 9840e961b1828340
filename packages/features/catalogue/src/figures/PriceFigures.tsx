import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import type { Filters } from '@seriba/domain/lots/filters'
import type { PageType } from '@seriba/domain/lots/page-types'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './figures.module.css'
import { PriceBars } from './PriceBars.tsx'
import { usePriceFigures } from './use-price-figures.ts'

type PriceFiguresProps = {
  pageType: PageType
  filters: Filters
  /** Lots found, sold or not. */
  total: number | undefined
  ready: boolean
}

/** What all the lots found were sold for. Its line is reserved until that is known. */
export const PriceFigures = memo(function PriceFigures(props: PriceFiguresProps) {
  const { pageType, filters, total, ready } = props
  const { t } = useTranslation('catalogue')
  const { figures, stale } = usePriceFigures(pageType, filters, ready)
  const figure = (name: 'average' | 'median' | 'lowest' | 'highest') => {
    const yen = figures?.[name]
    return { name, value: yen ? formatMoney(yen) : figures ? '-' : '\u00A0' }
  }
  const sold =
    figures && total !== undefined
      ? t('figures.soldOf', { sold: groupThousands(figures.sold), total: groupThousands(total) })
      : '\u00A0'
  const shown = [
    { name: 'sold' as const, value: sold },
    figure('average'),
    figure('median'),
    figure('lowest'),
    figure('highest'),
  ]
  return (
    <section aria-label={t('figures.label')} aria-busy={stale} className={styles.figures}>
      <dl>
        {shown.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {figures && <PriceBars figures={figures} />}
    </section>
  )
})
