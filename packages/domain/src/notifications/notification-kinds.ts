/** What the list of notifications can be narrowed to. */
export const notificationKinds = ['all', 'bids', 'messages'] as const
export type NotificationKind = (typeof notificationKinds)[number]
