import { useDiscardBankFileMutation } from '@seriba/api/manager/bank-files'
import type { BankFile } from '@seriba/contracts/bank-files'
import { formatDay } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { bankFileCan, recordedLines } from '@seriba/domain/money/bank-file-can'
import { useMessage } from '@seriba/forms/use-message'
import { AlertDialog, ConfirmDialog } from '@seriba/ui/Dialog'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import styles from './bank.module.css'

type DiscardFileProps = { file: BankFile; onClose: () => void }

/** Discards what was read from a file; if some of its lines are payments, it says which ones prevent that. */
export function DiscardFile({ file, onClose }: DiscardFileProps) {
  const { t } = useTranslation(['paymentsDesk', 'common'])
  const [discard, { isLoading }] = useDiscardBankFileMutation()
  const navigate = useNavigate()
  const { succeed, fail } = useMessage()
  const recorded = recordedLines(file.lines)

  async function confirm() {
    try {
      await discard({ id: file.id }).unwrap()
      succeed(t('bank.discarded', { name: file.name }))
      await navigate('/payments/bank-file')
    } catch (error) {
      fail(error)
    }
  }

  if (!bankFileCan.discard(file.lines).ok)
    return (
      <AlertDialog title={t('bank.standsTitle')} closeLabel={t('common:actions.close')} onClose={onClose}>
        <p>{t('bank.standsText', { count: recorded.length })}</p>
        <ul className={styles.standing}>
          {recorded.map((line) => (
            <li key={line.id}>
              <p className={styles.part}>
                <span>
                  <span className="num">{formatDay(line.day)}</span> <b>{line.sender || line.text}</b>
                </span>
                <span className="num">+{formatBalance(line.amount)}</span>
              </p>
              <p className={styles.quiet}>
                {line.parts.map(({ ledgerId, client }) => (
                  <span key={ledgerId} className={styles.standingPart}>
                    <TextLink render={(props) => <Link {...props} to={`/clients/${client.id}?tab=ledger`} />}>
                      {client.name}
                    </TextLink>{' '}
                    <span className="num">{t('bank.entry', { id: ledgerId })}</span>
                  </span>
                ))}
              </p>
            </li>
          ))}
        </ul>
      </AlertDialog>
    )
  return (
    <ConfirmDialog
      isOpen
      danger
      busy={isLoading}
      title={t('bank.discardTitle', { name: file.name })}
      cancelLabel={t('common:actions.cancel')}
      confirmLabel={t('bank.discardConfirm')}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{t('bank.discardText')}</p>
      <p>{t('bank.discardRepeated')}</p>
    </ConfirmDialog>
  )
}
