import { company } from '@seriba/demo/company'
import { pages } from '@seriba/demo/pages'
import { type Company, readCompany } from '@seriba/server-company/company'
import type { Config } from '@seriba/server-kit/config'

/** The company from its file; a demo without one is the demo company. */
export const companyOf = ({ companyFile, demo }: Pick<Config, 'companyFile' | 'demo'>): Company =>
  demo ? readCompany(companyFile, { ...settings(), pages }) : readCompany(companyFile)

export const demoSettings = (): Company => companyOf({ companyFile: undefined, demo: true })

/** Its legal details appear only in documents. */
function settings() {
  const { legalName, address, phone, email, ...rest } = company
  return rest
}
