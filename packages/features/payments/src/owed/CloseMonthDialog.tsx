import { useCloseMonthMutation } from '@seriba/api/manager/month-end'
import { closeMonth, type MonthEnd } from '@seriba/contracts/month-end'
import { formatDay } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import {
  canCloseMonth,
  checkedOnClosing,
  type MonthCheck,
  mayBeLeftOpen,
} from '@seriba/domain/money/month-close'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Button } from '@seriba/ui/Button'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MonthChecks, useCheckWords } from './MonthChecks.tsx'
import styles from './owed.module.css'
import { useMonthName } from './use-month-name.ts'

type Values = { typed: string; leftOpen: readonly MonthCheck[] }

type CloseMonthDialogProps = { state: MonthEnd; onClose: () => void }

/** Closes a month: its totals, what prevents it, and what is deliberately left open. */
export function CloseMonthDialog({ state, onClose }: CloseMonthDialogProps) {
  const { t } = useTranslation(['paymentsDesk', 'common', 'refusal'])
  const formId = useId()
  const size = useWide() ? 'md' : 'touch'
  const [close] = useCloseMonthMutation()
  const { succeed } = useMessage()
  const words = useCheckWords(state)
  const { name, withYear } = useMonthName(state.month)
  const form = useContractForm<typeof closeMonth, Values>(closeMonth, {
    defaults: { typed: '', leftOpen: [] },
    refusedAsWhole: true,
    request: ({ leftOpen }) => ({ month: state.month, leftOpen: [...leftOpen] }),
    async onSubmit(closing) {
      const { closedUntil } = await close(closing).unwrap()
      succeed(t('owed.monthDone', { month: withYear, day: formatDay(closedUntil) }))
      onClose()
    },
  })
  const { typed, leftOpen } = form.values
  const verdict = canCloseMonth(state, leftOpen, new Date())
  const isNamed = typed.trim().toLowerCase() === name.toLowerCase()

  const toggle = (check: MonthCheck) =>
    form.edit({
      leftOpen: leftOpen.includes(check) ? leftOpen.filter((kept) => kept !== check) : [...leftOpen, check],
    })

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
            busy={form.busy}
            disabled={!verdict.ok || !isNamed}
          >
            {t('owed.closeAction', { month: name })}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className={styles.closing}>
        <p>{t('owed.closeText', { day: formatDay(state.lastDay) })}</p>
        <FormFailure form={form} />
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
        {form.busy && (
          <p className={styles.progress} role="status">
            <progress aria-label={t('owed.closing')} /> {t('owed.closing')}
          </p>
        )}
        <TextField
          label={t('owed.typeMonth', { month: name })}
          size={size}
          autoComplete="off"
          {...form.text('typed')}
        />
      </form>
    </Dialog>
  )
}
