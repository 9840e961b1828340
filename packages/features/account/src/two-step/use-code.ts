import type { confirmRequiredSetUp, confirmTwoStep, verifySecondStep } from '@seriba/contracts/two-step'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useState } from 'react'
import { useProblemText } from '../forms/use-problem-text.ts'

type ByCode = typeof verifySecondStep | typeof confirmRequiredSetUp | typeof confirmTwoStep

/** A code that is sent as soon as it is complete. It stays busy once accepted: what comes next replaces the form. */
export function useCode(contract: ByCode, send: (code: string) => Promise<unknown>) {
  const [taken, setTaken] = useState(false)
  const form = useContractForm<ByCode, { code: string }>(contract, {
    defaults: { code: '' },
    explain: useProblemText(),
    check: ({ code }) => (code.trim() === '' ? { code: 'field_required' } : {}),
    async onSubmit({ code }) {
      await send(code)
      setTaken(true)
    },
  })
  return {
    ...form,
    busy: form.busy || taken,
    code: { ...form.field('code'), onComplete: () => void form.submit() },
  }
}
