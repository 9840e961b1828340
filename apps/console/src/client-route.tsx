/** A client with his bids, and how he signs in. Each feature keeps a chunk of its own: other routes fetch it too. */
export async function clientRoute() {
  const [{ ResetTwoStep }, { ClientBids }, { ClientPage }] = await Promise.all([
    import('@seriba/account/manager'),
    import('@seriba/bids/manager'),
    import('@seriba/clients/manager'),
  ])
  return {
    element: (
      <ClientPage
        bids={(client) => <ClientBids {...client} />}
        security={(client) => <ResetTwoStep {...client} />}
      />
    ),
  }
}
