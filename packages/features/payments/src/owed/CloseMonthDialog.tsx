import { toApiError } from '@seriba/api/api-error'
import { useCloseMonthMutation } from '@seriba/api/manager/month-end'
import type { MonthEnd } from '@seriba/contracts/month-end'
import { formatDay } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import {
  canCloseMonth,
  checkedOnClosing,
  type MonthCheck,
  mayBeLeftOpen,
} from '@seriba/domain/money/month-close'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MonthChecks, useCheckWords } from './MonthChecks.tsx'
import styles from './owed.module.css'
import { useMonthName } from './use-month-name.ts'

type CloseMonthDialogProps = { state: MonthEnd; onClose: () => void }

/** Closes a month: what it comes to, what hinders, and what is left open on purpose. */
export function CloseMonthDialog({ state, onClose }: CloseMonthDialogProps) {
  const { t } = useTranslation(['paymentsDesk', 'common', 'refusal'])
  const formId = useId()
  const size = useWide() ? 'md' : 'touch'
  const [typed, setTyped] = useState('')
  const [leftOpen, setLeftOpen] = useState<readonly MonthCheck[]>([])
  const [close, closing] = useCloseMonthMutation()
  const { succeed } = useMessage()
  const words = useCheckWords(state)
  const { name, withYear } = useMonthName(state.month)
  const verdict = canCloseMonth(state, leftOpen, new Date())
  const isNamed = typed.trim().toLowerCase() === name.toLowerCase()
  const refusal = toApiError(closing.error)?.code

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!verdict.ok || !isNamed || closing.isLoading) return
    const answer = await close({ month: state.month, leftOpen: [...leftOpen] })
    if (answer.error) return
    succeed(t('owed.monthDone', { month: withYear, day: formatDay(answer.data.closedUntil) }))
    onClose()
  }

  const toggle = (check: MonthCheck) =>
    setLeftOpen((before) =>
      before.includes(check) ? before.filter((kept) => kept !== check) : [...before, check],
    )

  return (
    <Dialog
      isOpen
      title={t('owed.closeTitle', { month: withYear })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button size={size} onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            size={size}
            variant="primary"
            busy={closing.isLoading}
            disabled={!verdict.ok || !isNamed}
          >
            {t('owed.closeAction', { month: name })}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.closing} onSubmit={(event) => void onSubmit(event)}>
        <p>{t('owed.closeText', { day: formatDay(state.lastDay) })}</p>
        {refusal && (
          <Note tone="red" role="alert">
            {t(`refusal:${refusal}`)}
          </Note>
        )}
        {!verdict.ok && verdict.reason === 'month_not_over' && (
          <Note tone="orange">{t('refusal:month_not_over')}</Note>
        )}
        <MonthChecks
          state={state}
          below={(check) =>
            state.open.includes(check) &&
            (check === checkedOnClosing ? (
              <span className={styles.onClosing}>{t('owed.checkedOnClosing')}</span>
            ) : mayBeLeftOpen(check) ? (
              <Checkbox
                className={styles.leave}
                checked={leftOpen.includes(check)}
                aria-label={t('owed.leaveOpenOf', { what: words[check] })}
                onChange={() => toggle(check)}
              >
                {t('owed.leaveOpen')}
              </Checkbox>
            ) : (
              <span className={styles.hinders}>{t('owed.hinders')}</span>
            ))
          }
        />
        <dl className={styles.sums}>
          <div>
            <dt>{t('owed.received')}</dt>
            <dd className="num">{formatBalance(state.received)}</dd>
          </div>
          <div>
            <dt>{t('owed.charged')}</dt>
            <dd className="num">{formatBalance(state.charged)}</dd>
          </div>
          <div data-total>
            <dt>{t('owed.allBalance')}</dt>
            <dd className="num">{formatBalance(state.balance)}</dd>
          </div>
        </dl>
        {closing.isLoading && (
          <p className={styles.progress} role="status">
            <progress aria-label={t('owed.closing')} /> {t('owed.closing')}
          </p>
        )}
        <TextField
          label={t('owed.typeMonth', { month: name })}
          size={size}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  )
}
