import { type ApiError, toApiError } from '@seriba/api/api-error'
import { emptyWish, type OrderProblems, type OrderWish, orderProblems } from '@seriba/domain/orders/order'
import { useEffect, useRef, useState } from 'react'
import type { Draft } from './draft.ts'

/** In the order they stand in: the first at fault gets the focus. */
const order = ['maker', 'model', 'yearTo', 'mileageTo', 'grades', 'budget', 'port'] as const

/** How an order leaves: whose it is, is not the form's business. */
export type Sender = {
  create: (wish: OrderWish) => Promise<{ error?: unknown }>
  pending: boolean
  sent: boolean
  reset: () => void
  /** What must be given beside the wish; says itself that it is missing. */
  isReady?: () => boolean
}

/** An order as it is typed, kept until it is sent. What cannot be sent stays as it is; the port is kept for the next one. */
export function useOrderForm({ create, pending, sent, reset, isReady }: Sender, draft: Draft) {
  const [values, setValues] = useState(draft.read)
  const [problems, setProblems] = useState<OrderProblems>({})
  const [error, setError] = useState<ApiError['code'] | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => draft.save(values), [draft, values])

  function say(found: OrderProblems) {
    setProblems(found)
    const first = order.find((field) => found[field])
    const place = first && form.current?.querySelector<HTMLElement>(`[data-at="${first}"]`)
    if (place) (place.matches('input') ? place : place.querySelector('input'))?.focus()
  }

  return {
    form,
    values,
    problems,
    error,
    pending,
    sent,
    edit(part: Partial<OrderWish>) {
      setValues((current) => ({ ...current, ...part }))
      setProblems((current) =>
        Object.fromEntries(
          Object.entries(current).filter(
            ([field]) => !(field in part) && !(field.replace(/To$/, 'From') in part),
          ),
        ),
      )
      setError(null)
      reset()
    },
    leave(field: keyof OrderWish) {
      const problem = orderProblems(values, new Date())[field]
      if (problem) setProblems((current) => ({ ...current, [field]: problem }))
    },
    async submit() {
      const found = orderProblems(values, new Date())
      say(found)
      const ready = isReady?.() ?? true
      setError(null)
      if (!ready || Object.keys(found).length > 0) return
      const { error } = await create(values)
      const refused = toApiError(error)
      if (!refused) return setValues({ ...emptyWish, kind: values.kind, port: values.port })
      if (Object.keys(refused.fields).length > 0) say(refused.fields as OrderProblems)
      else setError(refused.code)
    },
  }
}
