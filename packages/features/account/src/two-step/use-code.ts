import { type Refusal, refusalOf } from '@seriba/api/refusal'
import { useState } from 'react'

/** What is wrong with the code itself stands on its field; everything else above the form. */
const ofTheField = (code: Refusal['code'] | null) =>
  code === 'second_code_wrong' || code === 'field_required' ? code : null

/** A code that is sent as soon as it is whole. It stays busy once taken: what comes next replaces the form. */
export function useCode(send: (code: string) => Promise<unknown>) {
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<Refusal['code'] | null>(null)
  const [pending, setPending] = useState(false)

  function edit(next: string) {
    setCode(next)
    setRefusal(null)
  }

  async function submit(typed = code) {
    if (pending) return
    if (typed.trim() === '') return setRefusal('field_required')
    setPending(true)
    setRefusal(null)
    try {
      await send(typed)
    } catch (error) {
      const failure = refusalOf(error)
      setRefusal(failure?.fields.code ?? failure?.code ?? 'internal')
      setPending(false)
    }
  }

  const wrong = ofTheField(refusal)
  return { code, edit, submit, pending, wrong, refusal: wrong ? null : refusal }
}
