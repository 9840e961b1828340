import type { SiteConfig } from '@seriba/contracts/site'
import * as demo from '@seriba/demo/company'
import type { Config } from '../config.ts'

/** What the sign-in page offers; nothing unless this is the demo company. */
export const demoAccounts = (config: Pick<Config, 'demo'>): SiteConfig['demoAccounts'] =>
  config.demo ? [...demo.demoAccounts] : []
