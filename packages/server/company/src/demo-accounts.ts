import type { SiteConfig } from '@seriba/contracts/site'
import type { Config } from '@seriba/server-kit/config'
import type { AppContext } from '@seriba/server-kit/context'
import type { CompanyState } from './company-state.ts'

export type DemoFacts = Pick<SiteConfig, 'demoAccounts' | 'devMail'>
export type OperatorFacts = DemoFacts & Pick<SiteConfig, 'staffLogin' | 'notOpen' | 'noCosts'>

export const devMailPath = '/dev/mail'

/** Whether anybody can read the emails: it is the demo company, and there is no server to send them. */
export const hasDevMail = ({ demo, smtpUrl }: Pick<Config, 'demo' | 'smtpUrl'>) =>
  demo && smtpUrl === undefined

/** What pages are told about the operator's settings and the company's setup. */
export const operatorFacts = (
  {
    config,
    demoCompany,
  }: Pick<AppContext, 'demoCompany'> & {
    config: Pick<Config, 'demo' | 'smtpUrl' | 'identity'>
  },
  { isOpen, hasCosts }: CompanyState,
): OperatorFacts => ({
  ...(!isOpen && { notOpen: true }),
  ...(!hasCosts && { noCosts: true }),
  ...(config.identity && { staffLogin: config.identity.label }),
  demoAccounts: demoCompany?.accounts ?? [],
  devMail: hasDevMail(config) ? devMailPath : null,
})
