import { useClientPurchasesQuery } from '@seriba/api/manager/client-parts'
import { useTranslation } from 'react-i18next'
import { PagedPart } from '../shared/PagedPart.tsx'
import { usePageParam } from '../shared/use-page-param.ts'
import { PurchaseRows } from './PurchaseRows.tsx'

/** Everything that a client has bought. */
export function PurchasesPart({ userId }: { userId: number }) {
  const { t } = useTranslation(['clients', 'money'])
  const [page, turn] = usePageParam()
  const query = useClientPurchasesQuery({ id: userId, page })
  return (
    <PagedPart
      failed={t('money:purchases.failed')}
      none={t('clients:trade.noPurchases')}
      query={query}
      pageInfo={query.currentData?.pageInfo}
      onPage={turn}
    >
      <PurchaseRows purchases={query.currentData?.purchases ?? []} />
    </PagedPart>
  )
}
