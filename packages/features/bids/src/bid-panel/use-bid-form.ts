import { createBid } from '@seriba/contracts/bids'
import { maxBidAmount } from '@seriba/domain/bids/bid-amount'
import { noneType } from '@seriba/domain/bids/bid-type'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { amountOf, type BidRules, type BidValues, checkBid, emptyValues, isAmountError } from './bid-rules.ts'
import type { Placement } from './bidder.ts'

type Options = {
  lot: Pick<Placement, 'carId' | 'lotType'>
  rules: BidRules
  /** The client a manager bids for: null until one is chosen, undefined for those who bid for themselves. */
  client: number | null | undefined
  bidGroup: number | undefined
  onBid: (values: BidValues) => Promise<void>
}

/**
 * What is typed in the panel. Whether it can be placed is checked before the confirmation, so nothing is sent yet.
 */
export function useBidForm({ lot, rules, client, bidGroup, onBid }: Options) {
  const { t } = useTranslation(['bids', 'refusal'])
  const form = useContractForm<typeof createBid, BidValues & { client: number | null | undefined }>(
    createBid,
    {
      defaults: { ...emptyValues, client },
      check: (values) => checkBid(values, rules, client === null),
      checkOnBlur: true,
      explain(code) {
        if (isAmountError(code))
          return t(`bids:amount.${code}`, {
            step: groupThousands(rules.step),
            most: formatMoney(maxBidAmount),
          })
        return t(`refusal:${code}`)
      },
      request: (values) => ({
        ...lot,
        amount: amountOf(values, rules),
        bidGroup,
        bidType: values.bidType === noneType ? undefined : values.bidType,
        comment: values.comment,
        confirm: 0,
      }),
      onSubmit: (_request, values) => onBid(values),
    },
  )
  // Chosen outside the form; its error disappears with the choice.
  useEffect(() => form.edit({ client }), [client])

  const { values } = form
  return {
    ...form,
    /** An empty amount is not an error until it is needed. */
    leaveAmount: () => void (values.amount !== null && form.leave('amount')),
  }
}
