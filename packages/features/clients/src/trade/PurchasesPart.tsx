import { useClientPurchasesQuery } from '@seriba/api/manager/client-parts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PagedPart } from '../shared/PagedPart.tsx'
import { usePageParam } from '../shared/use-page-param.ts'
import { PurchaseRows } from './PurchaseRows.tsx'

const ShippingDialog = lazy(() =>
  import('../shipping/ShippingDialog.tsx').then((module) => ({ default: module.ShippingDialog })),
)

/** All that a client has bought; each is moved on its way here. */
export function PurchasesPart({ userId }: { userId: number }) {
  const { t } = useTranslation(['clients', 'money'])
  const [page, turn] = usePageParam()
  const [opened, open] = useState<number | null>(null)
  const query = useClientPurchasesQuery({ id: userId, page })
  const purchases = query.currentData?.purchases ?? []
  const purchase = purchases.find(({ id }) => id === opened)
  return (
    <PagedPart
      failed={t('money:purchases.failed')}
      none={t('clients:trade.noPurchases')}
      query={query}
      pageInfo={query.currentData?.pageInfo}
      onPage={turn}
    >
      <PurchaseRows purchases={purchases} onOpen={open} />
      <Suspense>{purchase && <ShippingDialog purchase={purchase} onClose={() => open(null)} />}</Suspense>
    </PagedPart>
  )
}
