import { useLazyDepositInvoiceQuery } from '@seriba/api/client/deposits'
import { type Refusal, refusalOf } from '@seriba/api/refusal'
import type { Deposit } from '@seriba/contracts/deposits'
import { useState } from 'react'

/** Opens a deposit's invoice in a tab of its own, where it is printed or saved. */
export function useInvoice() {
  const [ask] = useLazyDepositInvoiceQuery()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  return {
    busy,
    refusal,
    async open(of: () => Promise<Deposit | undefined>) {
      // Opened by the press itself: what opens after an answer is taken for a pop-up.
      const tab = window.open('', '_blank')
      setBusy(true)
      setRefusal(null)
      try {
        const deposit = await of()
        if (!deposit) throw new Error('no deposit')
        const { url } = await ask({ id: deposit.id }).unwrap()
        if (tab) tab.location.href = url
        else window.location.assign(url)
      } catch (error) {
        tab?.close()
        setRefusal(refusalOf(error))
      } finally {
        setBusy(false)
      }
    },
  }
}
