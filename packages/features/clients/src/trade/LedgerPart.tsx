import { useClientLedgerQuery } from '@seriba/api/manager/client-parts'
import { useLazyExportPaymentsQuery } from '@seriba/api/manager/payments-desk'
import { useControl } from '@seriba/api/use-control'
import type { ClientView } from '@seriba/contracts/client-view'
import type { Payment } from '@seriba/contracts/money'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { StatementMenu } from '@seriba/forms/StatementMenu'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReverseDialog } from '../record/ReverseDialog.tsx'
import { PagedPart } from '../shared/PagedPart.tsx'
import { usePageParam } from '../shared/use-page-param.ts'
import { LedgerRows } from './LedgerRows.tsx'
import styles from './trade.module.css'

/**
 * Everything that a client has paid and been charged, also as a file and as statements; mistakes are reversed here.
 */
export function LedgerPart({ client }: { client: ClientView }) {
  const { t } = useTranslation(['clients', 'money'])
  const [page, turn] = usePageParam()
  const mayReverse = useControl('paymentReversal')
  const [wrong, setWrong] = useState<Payment | null>(null)
  const { userId } = client.detail
  const query = useClientLedgerQuery({ id: userId, page })
  const [askLink] = useLazyExportPaymentsQuery()
  return (
    <>
      <div className={styles.tools}>
        <StatementMenu userId={userId} />
        <ExportMenu ask={(format) => askLink({ clientId: userId, format }).unwrap()} />
      </div>
      <PagedPart
        failed={t('money:payments.failed')}
        none={t('clients:trade.noPayments')}
        query={query}
        pageInfo={query.currentData?.pageInfo}
        onPage={turn}
      >
        <LedgerRows records={query.currentData?.records ?? []} {...(mayReverse && { onReverse: setWrong })} />
        {wrong && <ReverseDialog client={client} record={wrong} onClose={() => setWrong(null)} />}
      </PagedPart>
    </>
  )
}
