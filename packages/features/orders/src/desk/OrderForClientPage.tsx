import { useCreateOrderForMutation } from '@seriba/api/manager/orders'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { PageHead } from '@seriba/ui/PageHead'
import { TextLink } from '@seriba/ui/TextLink'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { noDraft } from '../form/draft.ts'
import { OrderForm } from '../form/OrderForm.tsx'
import page from '../form/orders.module.css'
import type { Client } from '../form/use-order-form.ts'

/** Where staff choose the client; bidding for a client has the same control. */
export type ClientFieldSlot = ComponentType<{
  client: Client | null
  onChoose: (client: Client | null) => void
  error?: string | undefined
  touch: boolean
}>

/** Staff request a vehicle in a client's name (GAP20). */
export function OrderForClientPage({ ClientField }: { ClientField: ClientFieldSlot }) {
  const { t } = useTranslation(['orders', 'shell'])
  const [create] = useCreateOrderForMutation()

  return (
    <div className={page.desk}>
      <PageHead>
        <TopBarTitle>{t('shell:pages.makeAnOrder.heading')}</TopBarTitle>
      </PageHead>
      <OrderForm
        sender={{
          inName: true,
          create: (order, client) => create({ ...order, userId: client?.userId ?? 0 }).unwrap(),
        }}
        draft={noDraft}
        intro={t('orders:desk.intro')}
        sentText={
          <TextLink inline render={(props) => <Link {...props} to="/orders" />}>
            {t('orders:desk.toList')}
          </TextLink>
        }
        clientField={(form) => (
          <div className={page.client}>
            <ClientField
              client={form.values.client}
              onChoose={(client) => form.edit({ client })}
              error={form.errorOf('client')}
              touch={false}
            />
          </div>
        )}
      />
    </div>
  )
}
