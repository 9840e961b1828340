/** Next to the groups: live bids without a group, and groups that are over. */
export const otherTabs = ['none', 'closed'] as const
export type OtherTab = (typeof otherTabs)[number]

/** The page of a whole group; `userId` names the client, unless it is the user's own group. */
export const groupPath = (group: number | string | null, userId?: number) =>
  `/bid-groups${group === null ? '' : `/${group}`}${userId === undefined ? '' : `?userId=${userId}`}`
