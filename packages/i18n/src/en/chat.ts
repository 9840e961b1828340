/** The conversation about a bid, and what happened to it. */
export const chat = {
  title: 'Chat about the bid',
  chat: 'Chat',
  close: 'Close chat',
  comment: 'Comment on the bid',
  messages: 'Messages',
  loading: 'Loading messages',
  empty: 'No messages yet',
  failed: 'Couldn’t load the messages.',
  own: 'You',
  other: 'Other person',
  message: 'Message',
  placeholder: 'Message',
  send: 'Send',
  notSent: 'Not sent.',
  delete: 'Delete',
  waiting: 'Will be sent when you’re back online.',
  history: {
    title: 'Bidding history',
    empty: 'No activity yet.',
    failed: 'Couldn’t load the history.',
  },
} as const
