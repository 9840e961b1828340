import type { SiteConfig } from '@seriba/contracts/site'
import type { Config } from '../config.ts'

export const demoPassword = 'seriba-demo'

const accounts = ['client', 'dealer', 'manager'].map((role) => ({
  email: `${role}@demo.example`,
  password: demoPassword,
  role,
}))

/** What the sign-in page offers; nothing unless this is the demo company. */
export const demoAccounts = ({ demo }: Pick<Config, 'demo'>): SiteConfig['demoAccounts'] =>
  demo ? accounts : []
