import { ruCompany } from './ru-company.ts'
import { ruDesk } from './ru-desk.ts'

/** The same in Russian. */
export const ru = { ...ruDesk, ...ruCompany } as const
