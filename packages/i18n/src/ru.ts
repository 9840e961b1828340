import { account } from './ru/account.ts'
import { bids } from './ru/bids.ts'
import { catalogue } from './ru/catalogue.ts'
import { chat } from './ru/chat.ts'
import { clients } from './ru/clients.ts'
import { common } from './ru/common.ts'
import { company } from './ru/company.ts'
import { dashboard } from './ru/dashboard.ts'
import { desk } from './ru/desk.ts'
import { favorites } from './ru/favorites.ts'
import { filters } from './ru/filters.ts'
import { funds } from './ru/funds.ts'
import { groupDesk } from './ru/group-desk.ts'
import { groups } from './ru/groups.ts'
import { imageReload } from './ru/image-reload.ts'
import { lot } from './ru/lot.ts'
import { lotNote } from './ru/lot-note.ts'
import { lotTools } from './ru/lot-tools.ts'
import { lots } from './ru/lots.ts'
import { money } from './ru/money.ts'
import { negotiation, negotiationDesk } from './ru/negotiation.ts'
import { notifications } from './ru/notifications.ts'
import { orders } from './ru/orders.ts'
import { palette } from './ru/palette.ts'
import { productionMonth } from './ru/production-month.ts'
import { refusal, settingRefusal } from './ru/refusal.ts'
import { roles } from './ru/roles.ts'
import { sameLot } from './ru/same-lot.ts'
import { searches } from './ru/searches.ts'
import { shell, shellFrame, shellPages, staffPages } from './ru/shell.ts'
import { site } from './ru/site.ts'
import { translationDesk } from './ru/translation-desk.ts'
import { translations } from './ru/translations.ts'
import { views } from './ru/views.ts'
import { withdrawal, withdrawalDesk } from './ru/withdrawal.ts'

export const ru = {
  account,
  bids,
  catalogue,
  chat,
  clients,
  common,
  company,
  dashboard,
  desk,
  filters,
  favorites,
  groupDesk,
  groups,
  funds,
  lot,
  imageReload,
  lotNote,
  sameLot,
  lotTools,
  lots,
  money,
  negotiation,
  negotiationDesk,
  notifications,
  orders,
  palette,
  productionMonth,
  refusal: { ...refusal, ...settingRefusal },
  roles,
  searches,
  shell: { ...shell, ...shellFrame, ...shellPages, pages: { ...shellPages.pages, ...staffPages } },
  site,
  translationDesk,
  translations,
  views,
  withdrawal,
  withdrawalDesk,
} as const
