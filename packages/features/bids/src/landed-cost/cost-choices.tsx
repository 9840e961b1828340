import type { CostChoices } from '@seriba/contracts/costs'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

type Changed = {
  /** What was chosen since the lot was opened, whether or not it could be saved. */
  changed: Partial<CostChoices>
  failed: boolean
  change: (next: Partial<CostChoices>) => void
  fail: (failed: boolean) => void
  /** What the viewer would spend, as typed: in yen, or in their own currency. */
  budget: number | null
  setBudget: (budget: number | null) => void
  /** The vehicle's value in the destination's customs list, in that country's currency. */
  listValue: number | null
  setListValue: (listValue: number | null) => void
}

const nothing = () => {}
const Choices = createContext<Changed>({
  changed: {},
  failed: false,
  change: nothing,
  fail: nothing,
  budget: null,
  setBudget: nothing,
  listValue: null,
  setListValue: nothing,
})

type CostChoicesProps = {
  children: ReactNode
  /** The client staff bid for: what was tried for one client does not apply to the next. */
  clientId?: number | undefined
  /** A bid is stored with the costs that its client has seen. */
  onListValue?: (listValue: number | null) => void
}

/** One choice of port and one budget for everything about a lot's costs, wherever in the panel it is shown. */
export function CostChoicesOfLot({ children, clientId, onListValue }: CostChoicesProps) {
  const [changed, setChanged] = useState<Partial<CostChoices>>({})
  const [failed, fail] = useState(false)
  const [budget, setBudget] = useState<number | null>(null)
  const [listValue, setListValue] = useState<number | null>(null)
  const [chosenFor, setChosenFor] = useState(clientId)
  if (chosenFor !== clientId) {
    setChosenFor(clientId)
    setChanged({})
    fail(false)
    setBudget(null)
    setListValue(null)
  }
  useEffect(() => onListValue?.(listValue), [onListValue, listValue])
  const value = useMemo(
    () => ({
      changed,
      failed,
      change: (next: Partial<CostChoices>) => {
        setChanged((earlier) => ({ ...earlier, ...next }))
        // Another port has another list, in another currency.
        if (next.port !== undefined) setListValue(null)
      },
      fail,
      budget,
      setBudget,
      listValue,
      setListValue,
    }),
    [changed, failed, budget, listValue],
  )
  return <Choices value={value}>{children}</Choices>
}

export const useChangedChoices = () => useContext(Choices)
