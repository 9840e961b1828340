import { useCreateOrderMutation } from '@seriba/api/client/orders'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { PageHead } from '@seriba/ui/PageHead'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { WaitingNote } from '../offers/WaitingNote.tsx'
import { ownDraft } from './draft.ts'
import { MyOrders } from './MyOrders.tsx'
import { OrderForm } from './OrderForm.tsx'
import styles from './orders.module.css'
import type { Sender } from './use-order-form.ts'

/** Asks the company to find a vehicle, next to the user's earlier orders. */
export function MakeOrderPage() {
  const { t } = useTranslation(['shell', 'orders'])
  const sender = useOwnOrder()
  const wide = useWide()
  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('shell:pages.makeAnOrder.heading')}</TopBarTitle>
      </PageHead>
      {!wide && <WaitingNote />}
      <OrderForm sender={sender} draft={ownDraft} intro={t('orders:intro')} sentText={t('orders:sentText')} />
      <MyOrders />
    </div>
  )
}

function useOwnOrder(): Sender {
  const [create] = useCreateOrderMutation()
  return { inName: false, create: (order) => create(order).unwrap() }
}
