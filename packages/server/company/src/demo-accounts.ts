import type { SiteConfig } from '@seriba/contracts/site'
import * as demo from '@seriba/demo/company'
import type { Config } from '@seriba/server-kit/config'

/** What the login page offers; nothing unless this is the demo company. */
export const demoAccounts = (config: Pick<Config, 'demo'>): SiteConfig['demoAccounts'] =>
  config.demo ? [...demo.demoAccounts] : []

export type DemoFacts = Pick<SiteConfig, 'demoAccounts' | 'devMail'>
export type OperatorFacts = DemoFacts & Pick<SiteConfig, 'staffLogin'>

export const devMailPath = '/dev/mail'

/** Whether mails can be read by anybody: they are the demo company's, and there is no server to send them by. */
export const hasDevMail = ({ demo, smtpUrl }: Pick<Config, 'demo' | 'smtpUrl'>) =>
  demo && smtpUrl === undefined

/** What the operator of a demo company that others reach has to know. */
export const openDemo = (config: Pick<Config, 'demo' | 'smtpUrl'>) =>
  `This demo company is open to others: whoever reaches it can log in with the published password ${demo.demoPassword}, as a manager too${hasDevMail(config) ? `, and read its mails at ${devMailPath}` : ''}. DEMO=off closes these accounts.`

/** What pages are told of the operator's settings. */
export const operatorFacts = (config: Pick<Config, 'demo' | 'smtpUrl' | 'identity'>): OperatorFacts => ({
  ...(config.identity && { staffLogin: config.identity.label }),
  demoAccounts: demoAccounts(config),
  devMail: hasDevMail(config) ? devMailPath : null,
})
