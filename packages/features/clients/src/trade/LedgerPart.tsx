import { useClientLedgerQuery } from '@seriba/api/clients'
import { useTranslation } from 'react-i18next'
import { PagedPart } from '../shared/PagedPart.tsx'
import { usePageParam } from '../shared/use-page-param.ts'
import { LedgerRows } from './LedgerRows.tsx'

/** All that a client has paid and been charged. */
export function LedgerPart({ userId }: { userId: number }) {
  const { t } = useTranslation(['clients', 'money'])
  const [page, turn] = usePageParam()
  const query = useClientLedgerQuery({ id: userId, page })
  return (
    <PagedPart
      failed={t('money:payments.failed')}
      none={t('clients:trade.noPayments')}
      query={query}
      pageInfo={query.currentData?.pageInfo}
      onPage={turn}
    >
      <LedgerRows records={query.currentData?.records ?? []} />
    </PagedPart>
  )
}
