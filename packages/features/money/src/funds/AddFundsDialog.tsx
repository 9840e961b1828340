import { toApiError } from '@seriba/api/api-error'
import { browserPage } from '@seriba/api/browser-page'
import { useOpenDepositMutation, useViewDepositQuery } from '@seriba/api/client/deposits'
import type { DepositMethod } from '@seriba/domain/money/deposit'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Note } from '@seriba/ui/Note'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextButton } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BankTransfer } from './BankTransfer.tsx'
import { DepositSum } from './DepositSum.tsx'
import styles from './funds.module.css'
import { Methods } from './Methods.tsx'
import { NoneOffered } from './NoneOffered.tsx'
import { useInvoice } from './use-invoice.ts'

/** Paying in the deposit: how, and then what the transfer has to say (V4). */
export function AddFundsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['funds', 'common', 'refusal'])
  const { currentData: terms, isError, isFetching, refetch } = useViewDepositQuery()
  const [openDeposit, opening] = useOpenDepositMutation()
  const invoice = useInvoice()
  const [chosen, choose] = useState<DepositMethod | null>(null)
  const size = useWide() ? 'md' : 'touch'
  const method = chosen ?? terms?.methods[0]
  const failure = toApiError(opening.error) ?? invoice.error
  /** The bank account is shown here; card payments continue at the provider. */
  async function announce() {
    if (!method) return
    const { url } = await openDeposit({ method }).unwrap()
    if (url !== null) browserPage.open(url)
    else choose(null)
  }
  const [last, setLast] = useState<(() => void) | null>(null)
  /** A failure can be retried from its message. */
  const run = (work: () => unknown) => {
    setLast(() => () => void work())
    void work()
  }
  const announced =
    terms?.waiting?.method === 'bank' && terms.bank && !chosen
      ? { deposit: terms.waiting, bank: terms.bank }
      : null

  const actions = announced ? (
    <>
      <Button
        className={styles.first}
        variant="ghost"
        size={size}
        icon={Download}
        busy={invoice.busy}
        onClick={() => run(() => invoice.open(async () => announced.deposit))}
      >
        {t('print')}
      </Button>
      {terms && terms.methods.length > 1 && (
        <Button size={size} onClick={() => choose('bank')}>
          {t('otherWay')}
        </Button>
      )}
      <Button variant="primary" size={size} onClick={onClose}>
        {t('done')}
      </Button>
    </>
  ) : (
    terms &&
    terms.methods.length > 0 && (
      <>
        {terms.methods.includes('bank') && (
          <Button
            className={styles.first}
            variant="ghost"
            size={size}
            icon={Download}
            busy={invoice.busy}
            onClick={() =>
              run(() => invoice.open(async () => (await openDeposit({ method: 'invoice' }).unwrap()).deposit))
            }
          >
            {t('invoiceDownload')}
          </Button>
        )}
        <Button size={size} onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button
          variant="primary"
          size={size}
          busy={opening.isLoading && !invoice.busy}
          onClick={() => run(() => announce().catch(() => undefined))}
        >
          {t('next')}
        </Button>
      </>
    )
  )

  return (
    <Dialog
      isOpen
      title={announced ? t('methods.bank') : t('title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={actions}
    >
      <div className={styles.body}>
        {failure && (
          <Note tone="red" role="alert">
            {t(`refusal:${failure.code}`)} {last && <TextButton onClick={last}>{t('repeat')}</TextButton>}
          </Note>
        )}
        {terms ? (
          <>
            <DepositSum amount={terms.amount} />
            {announced ? (
              <BankTransfer {...announced} />
            ) : terms.methods.length > 0 ? (
              <Methods offered={terms.methods} value={method ?? null} onChange={choose} />
            ) : (
              <NoneOffered />
            )}
          </>
        ) : isError ? (
          <ErrorState
            title={t('failed')}
            retryLabel={t('common:actions.retry')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton height={240} faint />
        )}
      </div>
    </Dialog>
  )
}
