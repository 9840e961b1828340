import { ResetTwoStep } from '@seriba/account/manager'
import { ClientBids } from '@seriba/bids/manager'
import { ClientPage } from '@seriba/clients/manager'

/** A client with his bids in it. */
export function Component() {
  return (
    <ClientPage
      bids={(client) => <ClientBids {...client} />}
      security={(client) => <ResetTwoStep {...client} />}
    />
  )
}
