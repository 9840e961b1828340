import { type NotificationTopic, topicsOf } from './choices.ts'

export const topicGroups = ['bids', 'clients', 'lots', 'money'] as const
export type TopicGroup = (typeof topicGroups)[number]

/** What matters most comes first. */
const topicsIn: Record<TopicGroup, readonly NotificationTopic[]> = {
  bids: [
    'win',
    'clientBid',
    'clientChange',
    'deskChange',
    'bidStatus',
    'cancelDeadline',
    'bidByManager',
    'negotiation',
    'withdrawal',
    'budget',
    'message',
  ],
  clients: ['signUp', 'deposit', 'clientDocument'],
  lots: ['favoriteStart', 'newLots', 'offer', 'translation'],
  money: ['invoice', 'payment', 'shipment', 'document', 'statement'],
}

/** All that somebody can be told of, as it is chosen; a group that has nothing for them is left out. */
export function topicGroupsOf(actor: Parameters<typeof topicsOf>[0]) {
  const theirs = topicsOf(actor)
  return topicGroups
    .map((group) => ({ group, topics: topicsIn[group].filter((topic) => theirs.includes(topic)) }))
    .filter(({ topics }) => topics.length > 0)
}
