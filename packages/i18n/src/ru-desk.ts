import { auctionDayHand } from './ru/auction-day-hand.ts'
import { clients } from './ru/clients.ts'
import { desk } from './ru/desk.ts'
import { groupDesk } from './ru/group-desk.ts'
import { imageReload } from './ru/image-reload.ts'
import { lotCorrection } from './ru/lot-correction.ts'
import { lotNote } from './ru/lot-note.ts'
import { negotiationDesk } from './ru/negotiation.ts'
import { ordersDesk } from './ru/orders.ts'
import { settingRefusal } from './ru/refusal.ts'
import { deskRefusal } from './ru/refusal-desk.ts'
import { sameLot } from './ru/same-lot.ts'
import { staffPages } from './ru/shell.ts'
import { views } from './ru/views.ts'
import { withdrawalDesk } from './ru/withdrawal.ts'
import { ruClient } from './ru-client.ts'

/** The same in Russian. */
export const ruDesk = {
  ...ruClient,
  auctionDay: auctionDayHand,
  clients,
  desk,
  groupDesk,
  imageReload,
  lotCorrection,
  lotNote,
  negotiationDesk,
  sameLot,
  views,
  withdrawalDesk,
  orders: { ...ruClient.orders, desk: ordersDesk },
  refusal: { ...ruClient.refusal, ...settingRefusal, ...deskRefusal },
  shell: { ...ruClient.shell, pages: { ...ruClient.shell.pages, ...staffPages } },
} as const
