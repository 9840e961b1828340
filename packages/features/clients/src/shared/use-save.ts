import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { type Refusal, refusalOf } from '@seriba/api/refusal'
import type { RefusalCode } from '@seriba/contracts/refusals'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Codes = Refusal['fields']

/** Sends a form; says that it was taken, or why not: by field where the server names fields, else above the form. */
export function useSave() {
  const { t } = useTranslation('refusal')
  const dispatch = useAppDispatch()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  return {
    busy,
    /** Why it was not taken, where no field is to blame. */
    failure: refusal && Object.keys(refusal.fields).length === 0 ? t(refusal.code) : null,
    /** What is wrong with a field. */
    errorOf: (field: string) => textOf(refusal?.fields ?? {}, refusal?.message ?? {}, field, t),
    forget: () => setRefusal(null),
    async save(send: () => Promise<unknown>, said: string): Promise<boolean> {
      setBusy(true)
      setRefusal(null)
      try {
        await send()
        dispatch(messageShown({ tone: 'success', text: said }))
        return true
      } catch (error) {
        setRefusal(refusalOf(error))
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}

function textOf(
  fields: Codes,
  message: Refusal['message'],
  field: string,
  t: (code: RefusalCode) => string,
): string | undefined {
  const code = fields[field]
  if (!code) return undefined
  return code === 'invalid_input' ? (message[field] ?? t(code)) : t(code)
}
