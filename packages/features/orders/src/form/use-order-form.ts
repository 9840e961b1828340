import { useCreateOrderMutation } from '@seriba/api/orders'
import { type Refusal, refusalOf } from '@seriba/api/refusal'
import { emptyWish, type OrderProblems, type OrderWish, orderProblems } from '@seriba/domain/orders/order'
import { useEffect, useRef, useState } from 'react'
import { readDraft, saveDraft } from './draft.ts'

/** In the order they stand in: the first at fault gets the focus. */
const order = ['maker', 'model', 'yearTo', 'mileageTo', 'grades', 'budget', 'port'] as const

/** An order as it is typed, kept until it is sent. What cannot be sent stays as it is; the port is kept for the next one. */
export function useOrderForm() {
  const [values, setValues] = useState(readDraft)
  const [problems, setProblems] = useState<OrderProblems>({})
  const [refusal, setRefusal] = useState<Refusal['code'] | null>(null)
  const [create, { isLoading: pending, isSuccess: sent, reset }] = useCreateOrderMutation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => saveDraft(values), [values])

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
    refusal,
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
      setRefusal(null)
      reset()
    },
    leave(field: keyof OrderWish) {
      const problem = orderProblems(values, new Date())[field]
      if (problem) setProblems((current) => ({ ...current, [field]: problem }))
    },
    async submit() {
      const found = orderProblems(values, new Date())
      say(found)
      setRefusal(null)
      if (Object.keys(found).length > 0) return
      const { error } = await create({ ...values, grades: [...values.grades] })
      const refused = refusalOf(error)
      if (!refused) return setValues({ ...emptyWish, kind: values.kind, port: values.port })
      if (Object.keys(refused.fields).length > 0) say(refused.fields as OrderProblems)
      else setRefusal(refused.code)
    },
  }
}
