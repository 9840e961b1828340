import { useTranslation } from 'react-i18next'
import styles from './BidPanel.module.css'
import type { BidPanelProps } from './bid-lot.ts'
import type { Bidder } from './bidder.ts'
import { PanelBody } from './PanelBody.tsx'
import { useBidPanel } from './use-bid-panel.ts'

/** The panel next to a lot; `bare` inside a container with its own frame. */
export function Panel({ bare, ...props }: BidPanelProps & { bidder: Bidder; bare?: boolean | undefined }) {
  const { t } = useTranslation('bids')
  const model = useBidPanel(props)
  return (
    <section className={bare ? undefined : styles.panel} aria-label={t('panel.label')}>
      <PanelBody model={model} />
    </section>
  )
}
