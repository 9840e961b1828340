import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import type { BankDetails, Deposit } from '@seriba/contracts/deposits'
import { formatDate } from '@seriba/domain/format/date'
import { bankDays } from '@seriba/domain/money/deposit'
import { IconButton } from '@seriba/ui/IconButton'
import { Note } from '@seriba/ui/Note'
import { useWide } from '@seriba/ui/use-wide'
import { Clock, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './funds.module.css'

/** What a transfer has to say, each part ready to be copied. */
export function BankTransfer({ deposit, bank }: { deposit: Deposit; bank: BankDetails }) {
  const { t } = useTranslation(['funds', 'common', 'refusal'])
  const dispatch = useAppDispatch()
  const wide = useWide()
  const facts = [
    [t('reference'), deposit.reference],
    ...(['bank', 'branch', 'swift', 'account', 'holder'] as const).map(
      (name) => [t(`bank.${name}`), bank[name]] as const,
    ),
  ] as const
  const copy = (text: string) =>
    navigator.clipboard
      .writeText(text)
      .then(() => dispatch(messageShown({ tone: 'success', text: t('copied') })))
      // If the browser does not allow copying, it can still be selected.
      .catch(() => undefined)
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <span>{value}</span>
                  <IconButton
                    icon={Copy}
                    size={wide ? 'xs' : 'touch'}
                    label={t('copy', { name: label })}
                    onClick={() => void copy(value)}
                  />
                </dd>
              </div>
            ),
        )}
      </dl>
      <Note icon={Clock}>{t('bankText', { ...bankDays, until: formatDate(deposit.expiresAt) })}</Note>
    </>
  )
}
