import { LinkButton } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { ClockAlert, Gavel, Lock, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../shared/use-site.ts'
import styles from './BidPanel.module.css'
import type { BidPanelModel } from './use-bid-panel.ts'

/** Why there is no form here (2§4.13). */
export function PanelNotice({ model }: { model: BidPanelModel }) {
  const { state, stock, lot } = model
  const { t } = useTranslation('bids')
  if (state === 'form' || state === 'ordered' || state === 'none') return null
  if (state === 'restricted') return <Restricted />
  const hasBid = lot.bidInfo.myBid && !lot.bidInfo.cancellationAllowed
  return (
    <div className={styles.notice}>
      {state === 'finished' && (
        <Note icon={Gavel}>
          <b>{t('panel.finished')}</b>
        </Note>
      )}
      {state === 'sold' && (
        <Note icon={Gavel}>
          <b>{t(lot.bidInfo.won ? (stock ? 'won.titleOrder' : 'won.title') : 'panel.sold')}</b>
        </Note>
      )}
      {state === 'closed' && (
        <Note tone="orange" icon={ClockAlert}>
          <b>{t('panel.closed')}</b>
          {hasBid && <p>{t('panel.closedCancel')}</p>}
        </Note>
      )}
      {state === 'limit' && (
        <Note tone="orange">
          <b>{t('panel.limit')}</b>
          <p>{t('panel.limitText')}</p>
        </Note>
      )}
      {state === 'no-permission' && (
        <Note tone="orange" icon={Lock}>
          {t('panel.noPermission')}
        </Note>
      )}
    </div>
  )
}

function Restricted() {
  const { t } = useTranslation('bids')
  const { messenger } = useSite()
  return (
    <div className={styles.notice}>
      <Note tone="orange" icon={Lock}>
        <b>{t('panel.restrictedTitle')}</b>
        <p>{t('panel.restricted')}</p>
      </Note>
      {messenger && (
        <LinkButton
          block
          size="lg"
          icon={MessageCircle}
          href={messenger.href}
          target="_blank"
          rel="noreferrer"
        >
          {t('panel.contactManager')}
        </LinkButton>
      )}
    </div>
  )
}
