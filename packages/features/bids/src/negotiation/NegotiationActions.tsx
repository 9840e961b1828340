import type { ListedNegotiation } from '@seriba/contracts/negotiations'
import { needsForwarding } from '@seriba/domain/bids/negotiation'
import { formatMoney } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import styles from './desk-negotiations.module.css'
import { useNegotiationActions } from './use-negotiation-actions.ts'

/** What staff do next: pass the offer on to the hall, and end the negotiation. */
export function NegotiationActions({ negotiation }: { negotiation: ListedNegotiation }) {
  const { t } = useTranslation(['negotiationDesk', 'common', 'refusal'])
  const acts = useNegotiationActions(negotiation)
  const { ending, failed } = acts
  const refuses = ending === 'refused'
  const amount = formatMoney((ending === 'offer' ? negotiation.offer : negotiation.ask) ?? 0)
  return (
    <>
      {failed && failed.status !== 401 && (
        <Note tone="red" role="alert">
          {t(`refusal:${failed.code}`)}
        </Note>
      )}
      <div className={styles.ends}>
        {needsForwarding(negotiation) && (
          <Button
            data-negotiation="forward"
            aria-keyshortcuts="O"
            busy={acts.isForwarding}
            onClick={acts.forward}
          >
            {t('forward', { amount: formatMoney(negotiation.offer ?? 0) })}
          </Button>
        )}
        {negotiation.offer !== null && (
          <Button data-negotiation="take" aria-keyshortcuts="T" onClick={() => acts.setEnding('offer')}>
            {t('takes', { amount: formatMoney(negotiation.offer) })}
          </Button>
        )}
        <Button data-negotiation="refuse" aria-keyshortcuts="N" onClick={() => acts.setEnding('refused')}>
          {t('refuses')}
        </Button>
        <Button
          variant="primary"
          data-negotiation="win"
          aria-keyshortcuts="6 Y"
          onClick={() => acts.setEnding('ask')}
        >
          {t('clientAccepts')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={ending !== null}
        busy={acts.isEnding}
        danger={refuses}
        byKey
        onClose={() => acts.setEnding(null)}
        onConfirm={() => void acts.end()}
        title={refuses ? t('refuseTitle') : t('winTitle', { amount })}
        confirmLabel={refuses ? t('refuses') : t('win')}
        cancelLabel={t('common:actions.cancel')}
      >
        <p>{refuses ? t('refuseText') : t('winText')}</p>
      </ConfirmDialog>
    </>
  )
}
