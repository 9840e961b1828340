import { useCreateOrderForMutation } from '@seriba/api/manager/orders'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { PageHead } from '@seriba/ui/PageHead'
import { TextLink } from '@seriba/ui/TextLink'
import { type ComponentType, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { noDraft } from '../form/draft.ts'
import { OrderForm } from '../form/OrderForm.tsx'
import page from '../form/orders.module.css'

type Client = { userId: number; name: string }

/** Where staff chooses for whom; bidding for a client has one. */
export type ClientFieldSlot = ComponentType<{
  client: Client | null
  onChoose: (client: Client | null) => void
  error?: string | undefined
  touch: boolean
}>

/** Staff asks for a vehicle in the name of a client (GAP20). */
export function OrderForClientPage({ ClientField }: { ClientField: ClientFieldSlot }) {
  const { t } = useTranslation(['orders', 'shell', 'refusal'])
  const [client, setClient] = useState<Client | null>(null)
  const [missing, setMissing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const [create, { isLoading: pending, isSuccess: sent, reset }] = useCreateOrderForMutation()

  return (
    <div className={page.desk}>
      <PageHead>
        <TopBarTitle>{t('shell:pages.makeAnOrder.heading')}</TopBarTitle>
      </PageHead>
      <OrderForm
        sender={{
          create: (wish) => create({ ...wish, grades: [...wish.grades], userId: client?.userId ?? 0 }),
          pending,
          sent,
          reset,
          isReady() {
            setMissing(client === null)
            if (client === null) place.current?.querySelector('input')?.focus()
            return client !== null
          },
        }}
        draft={noDraft}
        intro={t('orders:desk.intro')}
        sentText={
          <TextLink inline render={(props) => <Link {...props} to="/orders" />}>
            {t('orders:desk.toList')}
          </TextLink>
        }
      >
        <div ref={place} className={page.client}>
          <ClientField
            client={client}
            onChoose={(chosen) => {
              setClient(chosen)
              setMissing(false)
              reset()
            }}
            error={missing ? t('refusal:field_required') : undefined}
            touch={false}
          />
        </div>
      </OrderForm>
    </div>
  )
}
