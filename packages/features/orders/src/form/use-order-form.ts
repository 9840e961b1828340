import type { EndpointArgument } from '@seriba/api/to-request'
import { createOrder } from '@seriba/contracts/orders'
import { emptyWish, type OrderWish, orderProblems } from '@seriba/domain/orders/order'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useEffect, useState } from 'react'
import type { Draft } from './draft.ts'

/** For whom staff are ordering. */
export type Client = { userId: number; name: string }

type Values = OrderWish & { client: Client | null }

/** How an order is sent: by its client, or by staff in the name of one, who must be chosen then. */
export type Sender = {
  inName: boolean
  create: (order: EndpointArgument<(typeof createOrder)['input']>, client: Client | null) => Promise<unknown>
}

/** An order as it is typed, kept until it is sent. The port is kept for the next one. */
export function useOrderForm({ inName, create }: Sender, draft: Draft) {
  const [taken, setTaken] = useState(false)
  // Staff's request is the same, with whose order it is.
  const form = useContractForm<typeof createOrder, Values>(createOrder, {
    defaults: { ...draft.read(), client: null },
    names: { userId: 'client' },
    check: ({ client, ...wish }) => ({
      ...(inName && client === null && { client: 'field_required' }),
      ...orderProblems(wish, new Date()),
    }),
    request: ({ client: _, ...wish }) => ({ ...wish, grades: [...wish.grades] }),
    async onSubmit(order, { client, kind, port }) {
      await create(order, client)
      form.reset({ ...emptyWish, client, kind, port })
      setTaken(true)
    },
  })
  const { client: _, ...wish } = form.values
  const typed = JSON.stringify(wish)
  useEffect(() => draft.save(wish), [draft, typed])

  return { ...form, wish, sent: taken && !form.dirty }
}

export type OrderFormModel = ReturnType<typeof useOrderForm>
