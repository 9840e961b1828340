import { type NotificationTopic, topicsOf } from './choices.ts'

export const topicGroups = ['bids', 'clients', 'lots', 'money'] as const
export type TopicGroup = (typeof topicGroups)[number]

/** The most important ones come first. */
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

/** All topics that a person can be notified of, as they are chosen; a group without a topic for them is omitted. */
export function topicGroupsOf(actor: Parameters<typeof topicsOf>[0]) {
  const theirs = topicsOf(actor)
  return topicGroups
    .map((group) => ({ group, topics: topicsIn[group].filter((topic) => theirs.includes(topic)) }))
    .filter(({ topics }) => topics.length > 0)
}
