import { toApiError } from '@seriba/api/api-error'
import { useSettleNegotiationMutation } from '@seriba/api/manager/negotiations'
import { useViewNegotiationQuery } from '@seriba/api/shared/negotiations'
import { formatMoney } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { IconButton } from '@seriba/ui/IconButton'
import { Note } from '@seriba/ui/Note'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskForm } from './AskForm.tsx'
import styles from './negotiation.module.css'
import { Scale } from './Scale.tsx'
import { TalksHead } from './TalksHead.tsx'
import { Turns } from './Turns.tsx'

type End = 'offer' | 'ask' | 'refused'

/** One bid's talks at the desk: the ledger, what the hall says next, and how they end. */
export function DeskTalks({ bidId, onClose }: { bidId: number; onClose: () => void }) {
  const { t } = useTranslation(['negotiation', 'negotiationDesk', 'common', 'refusal'])
  const { data, isError } = useViewNegotiationQuery({ bidId }, { refetchOnMountOrArgChange: true })
  const [settle, { isLoading, error }] = useSettleNegotiationMutation()
  const [ending, setEnding] = useState<End | null>(null)
  const failed = toApiError(error)
  const open = data?.outcome === null
  const end = async () => {
    await settle({ bidId, price: ending === 'refused' ? null : ending })
    setEnding(null)
  }
  const amount = formatMoney((ending === 'offer' ? data?.offer : data?.ask) ?? 0)
  return (
    <aside className={styles.bay} aria-label={t('negotiationDesk:talks')}>
      <div className={styles.bayHead}>
        <b>{t('negotiationDesk:talks')}</b>
        <IconButton icon={X} size="sm" label={t('common:actions.close')} onClick={onClose} />
      </div>
      {data && <TalksHead talks={data} toBids />}
      {data && open && <Scale from={data.offer ?? data.bidAmount} ask={data.ask} />}
      {data && <Turns {...data} />}
      {failed && failed.status !== 401 && (
        <Note tone="red" role="alert">
          {t(`refusal:${failed.code}`)}
        </Note>
      )}
      {/* Without talks, this begins them. */}
      {(data ? data.outcome !== 'accepted' : isError) && (
        <AskForm key={data?.ask ?? 0} bidId={bidId} ask={data?.ask ?? null} />
      )}
      {data && open && (
        <div className={styles.ends}>
          <Button onClick={() => setEnding('refused')}>{t('negotiationDesk:refuses')}</Button>
          {data.offer !== null && (
            <Button onClick={() => setEnding('offer')}>
              {t('negotiationDesk:takes', { amount: formatMoney(data.offer) })}
            </Button>
          )}
          <Button variant="primary" data-accept-talks aria-keyshortcuts="Y" onClick={() => setEnding('ask')}>
            {t('negotiationDesk:clientAccepts')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={ending !== null}
        busy={isLoading}
        danger={ending === 'refused'}
        onClose={() => setEnding(null)}
        onConfirm={() => void end()}
        title={
          ending === 'refused' ? t('negotiationDesk:refuseTitle') : t('negotiationDesk:winTitle', { amount })
        }
        confirmLabel={ending === 'refused' ? t('negotiationDesk:refuses') : t('negotiationDesk:win')}
        cancelLabel={t('common:actions.cancel')}
      >
        <p>{ending === 'refused' ? t('negotiationDesk:refuseText') : t('negotiationDesk:winText')}</p>
      </ConfirmDialog>
    </aside>
  )
}
