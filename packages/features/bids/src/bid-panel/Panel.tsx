import { useTranslation } from 'react-i18next'
import styles from './BidPanel.module.css'
import type { BidPanelProps } from './bid-lot.ts'
import type { Bidder } from './bidder.ts'
import { PanelBody } from './PanelBody.tsx'
import { useBidPanel } from './use-bid-panel.ts'

/** The panel beside a lot. */
export function Panel(props: BidPanelProps & { bidder: Bidder }) {
  const { t } = useTranslation('bids')
  const model = useBidPanel(props)
  return (
    <section className={styles.panel} aria-label={t('panel.label')}>
      <PanelBody model={model} />
    </section>
  )
}
