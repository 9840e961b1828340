import { toApiError } from '@seriba/api/api-error'
import { useViewBalanceQuery } from '@seriba/api/client/money'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import { StatementMenu } from '@seriba/forms/StatementMenu'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { Button } from '@seriba/ui/Button'
import { EmptyState } from '@seriba/ui/EmptyState'
import { ErrorState } from '@seriba/ui/ErrorState'
import { PageHead } from '@seriba/ui/PageHead'
import { TextLink } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { ReceiptJapaneseYen, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BalanceFigures } from '../balance/BalanceFigures.tsx'
import { WaitingDeposit } from '../funds/WaitingDeposit.tsx'
import { ListFoot } from '../list/ListFoot.tsx'
import styles from '../purchases/purchases.module.css'
import { PaymentCards } from './PaymentCards.tsx'
import { PaymentFilters } from './PaymentFilters.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import { isFiltered } from './payment-params.ts'
import own from './payments.module.css'
import { SavePayments } from './SavePayments.tsx'
import { usePayments } from './use-payments.ts'

/** What the client has paid and been charged, below their balance. */
export function PaymentsPage() {
  const { t } = useTranslation(['money', 'refusal', 'common'])
  const model = usePayments()
  const wide = useWide()
  const balance = useViewBalanceQuery().data?.balanceInfo
  const { list, total, params } = model
  const { data } = list
  const payments = data?.records ?? null
  const filtered = isFiltered(params)
  const sum = (yen: number | undefined) => (yen === undefined ? '–' : formatBalance(yen))
  const totals = [
    { label: t('payments.received'), value: sum(data?.totalReceived) },
    { label: t('payments.spent'), value: sum(data?.totalSpent) },
  ]
  const files = (
    <>
      <StatementMenu />
      {total > 0 && <SavePayments model={model} />}
    </>
  )

  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('payments.title')}</TopBarTitle>
        {data && (
          <span className={styles.count}>
            {t('payments.count', { count: total, replace: { count: groupThousands(total) } })}
          </span>
        )}
      </PageHead>
      <BalanceFigures
        balance={balance}
        link={
          <TextLink render={(props) => <Link {...props} to="/balance" />}>{t('balance.balance')}</TextLink>
        }
        first={totals}
      />
      <WaitingDeposit />
      <div className={own.bar}>
        <PaymentFilters model={model} touch={!wide} end={<div className={own.files}>{files}</div>} />
        {wide && (
          <div className={own.totals}>
            {totals.map(({ label, value }) => (
              <span key={label}>
                {label} <b className="num">{value}</b>
              </span>
            ))}
            {files}
          </div>
        )}
      </div>
      {list.isError && (
        <ErrorState
          title={t('payments.failed')}
          text={t(`refusal:${toApiError(list.error)?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {payments?.length === 0 && (
        <EmptyState
          icon={filtered ? SearchX : ReceiptJapaneseYen}
          title={filtered ? t('common:empty.results') : t('common:empty.records')}
          text={filtered ? t('payments.emptyFilter') : t('payments.empty')}
          action={filtered && <Button onClick={model.clear}>{t('common:actions.resetFilter')}</Button>}
        />
      )}
      {!(list.isError && !payments) &&
        payments?.length !== 0 &&
        (wide ? <PaymentTable payments={payments} model={model} /> : <PaymentCards payments={payments} />)}
      {total > 0 && <ListFoot model={model} />}
    </div>
  )
}
