import { toApiError } from '@seriba/api/api-error'
import { AskedDeposit } from '@seriba/contracts/payments'
import { formatMoney } from '@seriba/domain/format/number'
import { TextButton } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'

/** The deposit that a refusal asks about; undefined if it asks about none. */
export function askedDepositOf(error: unknown): AskedDeposit | undefined {
  const { code, detail } = toApiError(error) ?? {}
  return code === 'deposit_waiting' ? AskedDeposit.safeParse(detail).data : undefined
}

/** What staff say about money: whether it is the deposit that is on its way, and that it is not a duplicate. */
export type Answer = { depositId?: number | null | undefined; force?: true }

type DepositAnswersProps = { deposit: AskedDeposit | undefined; onAnswer: (answer: Answer) => void }

/** Whether money is the deposit that is on its way, or none. */
export function DepositAnswers({ deposit, onAnswer }: DepositAnswersProps) {
  const { t } = useTranslation('paymentsDesk')
  return (
    <>
      {deposit && (
        <>
          <TextButton onClick={() => onAnswer({ depositId: deposit.id })}>
            {t('entry.isDeposit', {
              reference: deposit.reference,
              amount: formatMoney(deposit.amount),
            })}
          </TextButton>{' '}
        </>
      )}
      <TextButton onClick={() => onAnswer({ depositId: null })}>{t('entry.notDeposit')}</TextButton>
    </>
  )
}
