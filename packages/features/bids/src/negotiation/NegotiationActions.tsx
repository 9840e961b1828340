import { isToForward } from '@seriba/domain/bids/negotiation'
import { formatMoney } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import styles from './desk-negotiations.module.css'
import { type ListedTalks, useNegotiationActions } from './use-negotiation-actions.ts'

/** What staff does next: the offer is passed on to the hall, and the talks end. */
export function NegotiationActions({ talks }: { talks: ListedTalks }) {
  const { t } = useTranslation(['negotiationDesk', 'common', 'refusal'])
  const acts = useNegotiationActions(talks)
  const { ending, failed } = acts
  const refuses = ending === 'refused'
  const amount = formatMoney((ending === 'offer' ? talks.offer : talks.ask) ?? 0)
  return (
    <>
      {failed && failed.status !== 401 && (
        <Note tone="red" role="alert">
          {t(`refusal:${failed.code}`)}
        </Note>
      )}
      <div className={styles.ends}>
        {isToForward(talks) && (
          <Button data-talks="forward" aria-keyshortcuts="O" busy={acts.isForwarding} onClick={acts.forward}>
            {t('forward', { amount: formatMoney(talks.offer ?? 0) })}
          </Button>
        )}
        {talks.offer !== null && (
          <Button data-talks="take" aria-keyshortcuts="T" onClick={() => acts.setEnding('offer')}>
            {t('takes', { amount: formatMoney(talks.offer) })}
          </Button>
        )}
        <Button data-talks="refuse" aria-keyshortcuts="N" onClick={() => acts.setEnding('refused')}>
          {t('refuses')}
        </Button>
        <Button
          variant="primary"
          data-talks="win"
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
