/** Where a group is shown as a whole; `userId` names the client, where it is not one's own. */
export const groupPath = (group: number | null, userId?: number) =>
  `/bid-groups${group === null ? '' : `/${group}`}${userId === undefined ? '' : `?userId=${userId}`}`
