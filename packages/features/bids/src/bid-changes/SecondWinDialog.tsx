import { updateBidStatus } from '@seriba/contracts/bids'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bid-changes.module.css'
import type { BidChanges, WonAlready } from './use-bid-changes.ts'

/** A lot goes to one client: winning it again requires a reason, which is stored. */
export function SecondWinDialog({ won, changes }: { won: WonAlready; changes: BidChanges }) {
  const { t } = useTranslation(['desk', 'bids', 'common'])
  const formId = useId()
  const { bid, winner, terms } = won
  const form = useContractForm(updateBidStatus, {
    defaults: { secondWin: '' },
    check: ({ secondWin }) => (secondWin.trim() === '' ? { secondWin: 'field_required' } : {}),
    request: ({ secondWin }) => ({ bidId: bid.bidId, status: bidStatus.win, secondWin: secondWin.trim() }),
    // A refusal is shown over the page; the reason stays for another try.
    async onSubmit({ secondWin = '' }) {
      if (await changes.setStatus(bid, bidStatus.win, { ...terms, secondWin })) changes.closeWon()
    },
  })
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      onClose={changes.closeWon}
      title={t('secondWin.title', { lotNo: bid.lotNo })}
      actions={
        <>
          <Button onClick={changes.closeWon}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="danger" busy={form.busy}>
            {t('secondWin.confirm')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className={styles.body}>
        <Note tone="red">{t('bids:status.wonBy', winner)}</Note>
        <p>{t('secondWin.text')}</p>
        <TextField
          label={t('secondWin.reason')}
          autoFocus
          required
          maxLength={300}
          {...form.text('secondWin')}
        />
      </form>
    </Dialog>
  )
}
