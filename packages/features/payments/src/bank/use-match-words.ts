import type { BankMatch } from '@seriba/contracts/bank-files'
import { formatMoney } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'

/** What the money is, according to a proposal. */
export function useMatchWords() {
  const { t } = useTranslation('paymentsDesk')
  return ({ deposit, invoices }: Pick<BankMatch, 'deposit' | 'invoices'>): string => {
    if (deposit)
      return t('bank.deposit', { reference: deposit.reference, amount: formatMoney(deposit.amount) })
    const numbers = invoices.map(({ number }) => number).join(', ')
    return numbers ? t('bank.invoices', { count: invoices.length, numbers }) : t('bank.payment')
  }
}
