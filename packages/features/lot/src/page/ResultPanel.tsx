import type { LotDetail } from '@seriba/contracts/lot'
import { formatMoney } from '@seriba/domain/format/number'
import type { PageType } from '@seriba/domain/lots/page-types'
import { useTranslation } from 'react-i18next'
import styles from './ResultPanel.module.css'

type ResultPanelProps = { lot: LotDetail; pageType: PageType }

/** What a past lot sold for; bidding on it is over. */
export function ResultPanel({ lot: { bidInfo }, pageType }: ResultPanelProps) {
  const { t } = useTranslation('lot')
  const { startPrice, soldPrice, averagePrice } = bidInfo
  return (
    <dl className={styles.panel}>
      <div data-main>
        <dt>{t('result.soldPrice')}</dt>
        <dd className="num">{formatMoney(soldPrice)}</dd>
      </div>
      <div>
        <dt>{t('result.startPrice')}</dt>
        <dd className="num">{formatMoney(startPrice)}</dd>
      </div>
      {pageType === 'stats' && (
        <div>
          <dt>{t('result.averagePrice')}</dt>
          <dd className="num">{formatMoney(averagePrice)}</dd>
        </div>
      )}
    </dl>
  )
}
