import { TopBarTitle } from '@seriba/ui/AppShell'
import { PageHead } from '@seriba/ui/PageHead'
import { useTranslation } from 'react-i18next'
import { MyOrders } from './MyOrders.tsx'
import { OrderForm } from './OrderForm.tsx'
import styles from './orders.module.css'

/** Asks the company to find a vehicle, beside what one has asked for before. */
export function MakeOrderPage() {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('pages.makeAnOrder.heading')}</TopBarTitle>
      </PageHead>
      <OrderForm />
      <MyOrders />
    </div>
  )
}
