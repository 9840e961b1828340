/** Beside the groups: live bids that stand in none, and groups that are over. */
export const otherTabs = ['none', 'closed'] as const
export type OtherTab = (typeof otherTabs)[number]

/** Where a group is shown as a whole; `userId` names the client, where it is not one's own. */
export const groupPath = (group: number | string | null, userId?: number) =>
  `/bid-groups${group === null ? '' : `/${group}`}${userId === undefined ? '' : `?userId=${userId}`}`
