/** The conversation about a bid, and what happened to it. */
export const chat = {
  title: 'Chat about the bid',
  chat: 'Chat',
  close: 'Close chat',
  comment: 'Comment on the bid',
  messages: 'Messages',
  loading: 'Loading messages',
  empty: 'No messages yet',
  failed: 'The messages could not be loaded.',
  own: 'You',
  other: 'They',
  message: 'Message',
  placeholder: 'Message',
  send: 'Send',
  notSent: 'Not sent.',
  history: {
    title: 'Bidding history',
    empty: 'Nothing has happened to this bid yet.',
    failed: 'The history could not be loaded.',
  },
} as const
