import { useAskInNegotiationMutation } from '@seriba/api/manager/negotiations'
import { serverNow } from '@seriba/api/server-clock'
import { askInNegotiation } from '@seriba/contracts/negotiations'
import { negotiationBounds } from '@seriba/domain/bids/negotiation'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { hourMs } from '@seriba/domain/time/jst'
import { DayField } from '@seriba/forms/DayField'
import { FormFailure } from '@seriba/forms/FormFailure'
import { problemOf, useContractForm } from '@seriba/forms/use-contract-form'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './desk-negotiations.module.css'
import { fromJapan, toJapan } from './japan-time.ts'

type Values = { ask: number | null; answerBy: string; note: string }

/** The hall's next message: the seller's price, and the client's deadline for answering. */
export function AskForm({ bidId, ask }: { bidId: number; ask: number | null }) {
  const { t } = useTranslation(['negotiationDesk', 'bids'])
  const [send] = useAskInNegotiationMutation()
  const form = useContractForm<typeof askInNegotiation, Values>(askInNegotiation, {
    defaults: { ask, answerBy: toJapan(new Date(serverNow().getTime() + 2 * hourMs)), note: '' },
    check: ({ ask: asked, answerBy }) => ({
      ...problemOf('ask', paymentCan.amount(asked)),
      ...(fromJapan(answerBy) === null && { answerBy: 'answer_by_invalid' as const }),
    }),
    request: ({ ask: asked, answerBy, note }) => ({
      bidId,
      ask: asked ?? 0,
      answerBy: fromJapan(answerBy) ?? '',
      note: note.trim(),
    }),
    onSubmit: async (request) => void (await send(request).unwrap()),
  })
  return (
    <form {...form.props} className={styles.form} aria-label={t('hallSays')}>
      <h3>{t('hallSays')}</h3>
      <FormFailure form={form} />
      <div className={styles.pair}>
        <AmountField
          zero
          label={t('asks')}
          data-negotiation="ask"
          aria-keyshortcuts="S"
          size="sm"
          {...form.field('ask')}
          error={form.errorOf('ask')}
        />
        <DayField
          precision="minute"
          label={t('columns.answerBy')}
          hint={t('jst')}
          size="sm"
          {...form.field('answerBy')}
          error={form.errorOf('answerBy')}
        />
      </div>
      <TextField
        label={t('note')}
        hint={t('bids:panel.optional')}
        size="sm"
        maxLength={negotiationBounds.note}
        {...form.text('note')}
        error={form.errorOf('note')}
      />
      <Button type="submit" busy={form.busy}>
        {t('send')}
      </Button>
    </form>
  )
}
