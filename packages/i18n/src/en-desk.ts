import { auctionDayHand } from './en/auction-day-hand.ts'
import { clients } from './en/clients.ts'
import { desk } from './en/desk.ts'
import { groupDesk } from './en/group-desk.ts'
import { imageReload } from './en/image-reload.ts'
import { lotCorrection } from './en/lot-correction.ts'
import { lotNote } from './en/lot-note.ts'
import { negotiationDesk } from './en/negotiation.ts'
import { ordersDesk } from './en/orders.ts'
import { settingRefusal } from './en/refusal.ts'
import { deskRefusal } from './en/refusal-desk.ts'
import { sameLot } from './en/same-lot.ts'
import { staffPages } from './en/shell.ts'
import { views } from './en/views.ts'
import { withdrawalDesk } from './en/withdrawal.ts'
import { enClient } from './en-client.ts'

/**
 * The console's texts on all its pages except those about the company, purchases, accounts, and translations; what only
 * staff encounter is added to the buyers' texts.
 */
export const enDesk = {
  ...enClient,
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
  orders: { ...enClient.orders, desk: ordersDesk },
  refusal: { ...enClient.refusal, ...settingRefusal, ...deskRefusal },
  shell: { ...enClient.shell, pages: { ...enClient.shell.pages, ...staffPages } },
} as const
