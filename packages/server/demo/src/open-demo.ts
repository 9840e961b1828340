import { demoPassword } from '@seriba/demo/company'
import { devMailPath, hasDevMail } from '@seriba/server-company/demo-accounts'
import type { Config } from '@seriba/server-kit/config'

/** What the operator of a demo company has to know if others can reach it. */
export const openDemo = (config: Pick<Config, 'demo' | 'smtpUrl'>) =>
  `This demo company is open to others: everybody who reaches it can log in with the published password ${demoPassword}, as a manager too${hasDevMail(config) ? `, and read its mails at ${devMailPath}` : ''}. DEMO=off closes these accounts.`
