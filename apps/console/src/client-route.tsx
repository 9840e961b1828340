import { ClientBids } from '@seriba/bids/manager'
import { ClientPage } from '@seriba/desk/manager'

/** A client with his bids in it. */
export function Component() {
  return <ClientPage bids={(client) => <ClientBids {...client} />} />
}
