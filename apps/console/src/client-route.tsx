import { lazy } from 'react'

const DealerApiPart = lazy(() =>
  import('@seriba/api-keys/manager').then((m) => ({ default: m.DealerApiPart })),
)

/** A client with their bids. */
export async function clientRoute() {
  const [{ ClientPage }, { AllClientBids, ClientBids }, { ResetTwoStep }] = await Promise.all([
    import('@seriba/clients/manager'),
    import('@seriba/bids/manager').then(({ clientBids }) => clientBids()),
    import('@seriba/account/manager'),
  ])
  return {
    element: (
      <ClientPage
        bids={(client) => <ClientBids {...client} />}
        allBids={(client) => <AllClientBids {...client} />}
        security={(client) => <ResetTwoStep {...client} />}
        api={(client) => <DealerApiPart {...client} />}
      />
    ),
  }
}
