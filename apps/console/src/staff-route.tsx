/** A colleague with the history of their account. */
export async function staffRoute() {
  const [{ StaffPersonPage }, { ObjectTrail }] = await Promise.all([
    import('@seriba/staff/manager'),
    import('@seriba/audit/manager'),
  ])
  return {
    element: <StaffPersonPage audit={({ userId }) => <ObjectTrail entity="user" entityId={userId} />} />,
  }
}
