import { noneType } from '@seriba/domain/bids/bid-type'
import { useState } from 'react'
import {
  amountError,
  type BidErrors,
  type BidRules,
  type BidValues,
  checkBid,
  emptyValues,
} from './bid-rules.ts'

/** What is typed in the panel and what is wrong with it. An error clears with the change that answers it. */
export function useBidForm(rules: BidRules, clientMissing: boolean) {
  const [values, setValues] = useState<BidValues>(emptyValues)
  const [errors, setErrors] = useState<BidErrors>({})
  const { client: clientError, ...rest } = errors
  const shown: BidErrors = { ...rest, ...(clientError && clientMissing && { client: true }) }

  const without = (name: keyof BidErrors) =>
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([key]) => key !== name)))

  return {
    values,
    errors: shown,
    setAmount(amount: number | null) {
      setValues((known) => ({ ...known, amount }))
      without('amount')
    },
    setBidType(bidType: number) {
      setValues((known) => ({ ...known, bidType }))
      without('bidType')
    },
    setComment(comment: string) {
      setValues((known) => ({ ...known, comment }))
    },
    /** An empty amount is not faulted before it is asked for. */
    leaveAmount() {
      const error = values.amount === null ? undefined : amountError(values.amount, rules)
      if (error) setErrors((known) => ({ ...known, amount: error }))
    },
    leaveBidType() {
      if (rules.typeRequired && values.bidType === noneType)
        setErrors((known) => ({ ...known, bidType: true }))
    },
    /** Marks everything that is wrong; true when nothing is. */
    check(): boolean {
      const found = checkBid(values, rules, clientMissing)
      setErrors(found)
      return Object.keys(found).length === 0
    },
    /** After a bid was placed. */
    reset() {
      setValues(emptyValues)
      setErrors({})
    },
  }
}
