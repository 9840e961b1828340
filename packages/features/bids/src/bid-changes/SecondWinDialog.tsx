import { bidStatus } from '@seriba/domain/bids/bid-status'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bid-changes.module.css'
import type { BidChanges, WonAlready } from './use-bid-changes.ts'

/** A lot goes to one client: winning it again takes a reason, which is kept. */
export function SecondWinDialog({ won, changes }: { won: WonAlready; changes: BidChanges }) {
  const { t } = useTranslation(['desk', 'bids', 'common', 'refusal'])
  const formId = useId()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { bid, winner, terms } = won
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setMissing(true)
    changes.closeWon()
    void changes.setStatus(bid, bidStatus.win, { ...terms, secondWin: reason.trim() })
  }
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
          <Button type="submit" form={formId} variant="danger">
            {t('secondWin.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.body} onSubmit={submit}>
        <Note tone="red">{t('bids:status.wonBy', winner)}</Note>
        <p>{t('secondWin.text')}</p>
        <TextField
          label={t('secondWin.reason')}
          autoFocus
          required
          maxLength={300}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value)
            setMissing(false)
          }}
          error={missing ? t('refusal:field_required') : undefined}
        />
      </form>
    </Dialog>
  )
}
