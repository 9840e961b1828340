/** A purchase with its history. */
export async function purchaseRoute() {
  const [{ StaffPurchasePage }, { FoldedTrail }] = await Promise.all([
    import('@seriba/purchases/manager'),
    import('@seriba/audit/manager'),
  ])
  return {
    element: <StaffPurchasePage history={({ id }) => <FoldedTrail entity="purchase" entityId={id} />} />,
  }
}
