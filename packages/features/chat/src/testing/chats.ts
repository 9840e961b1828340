import type { bidChat } from '@seriba/contracts/chat'
import type { Output } from '@seriba/contracts/contract'

type ChatAnswer = Output<typeof bidChat>

/** Facts in wire format, for tests and stories. */
export const aChat = (changed: Partial<ChatAnswer> = {}): ChatAnswer => ({
  lotNo: 30518,
  auctionName: 'USS Yokohama',
  user: null,
  isRead: true,
  comment: '',
  chat: [
    { id: 1, text: 'Please look at the underbody.', time: '2026-11-23T10:04:00.000Z', isOwn: true },
    { id: 2, text: 'Photos requested from the yard.', time: '2026-11-23T10:12:00.000Z', isOwn: false },
    { id: 3, text: 'Surface rust only, S1.', time: '2026-11-23T23:51:00.000Z', isOwn: false },
  ],
  ...changed,
})

export const someLogs = [
  {
    date: '2026-11-23T10:00:00.000Z',
    userName: 'Oleg Sidorenko',
    event: 'Bid placed: ¥ 3 150 000',
    status: 1,
    userType: 1064,
  },
  {
    date: '2026-11-23T10:20:00.000Z',
    userName: 'Saki Mori',
    event: 'Status changed: New → Bid',
    status: 2,
    userType: 991,
  },
]
