import { type ApiError, toApiError } from '@seriba/api/api-error'
import { browserPage } from '@seriba/api/browser-page'
import { useLazyDepositInvoiceQuery } from '@seriba/api/shared/deposits'
import type { Deposit } from '@seriba/contracts/deposits'
import { useState } from 'react'

/** Opens a deposit's invoice in a separate tab, where it can be printed or saved. */
export function useInvoice() {
  const [ask] = useLazyDepositInvoiceQuery()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  return {
    busy,
    error,
    async open(of: () => Promise<Deposit | undefined>) {
      // Opened by the click itself: a window that opens after an answer counts as a pop-up.
      const tab = window.open('', '_blank')
      setBusy(true)
      setError(null)
      try {
        const deposit = await of()
        if (!deposit) throw new Error('no deposit')
        const { url } = await ask({ id: deposit.id }).unwrap()
        if (tab) tab.location.href = url
        else browserPage.open(url)
      } catch (error) {
        tab?.close()
        setError(toApiError(error))
      } finally {
        setBusy(false)
      }
    },
  }
}
