import { clients } from './en/clients.ts'
import { company } from './en/company.ts'
import { staffDashboard } from './en/dashboard.ts'
import { funds } from './en/funds.ts'
import { settingRefusal } from './en/refusal.ts'
import { enClient } from './en-client.ts'

/** Every phrase, by the concern it belongs to; what only staff meets is added to what buyers do. */
export const en = {
  ...enClient,
  clients,
  company,
  dashboard: { ...enClient.dashboard, ...staffDashboard },
  funds,
  refusal: { ...enClient.refusal, ...settingRefusal },
} as const
