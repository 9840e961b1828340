import { firstRunHours, issueFirstRunLink } from '@seriba/server-staff/first-run/first-run-links.repository'
import { Command } from 'commander'
import { withDatabase } from './with-database.ts'

/** `owner-link`: for an installation whose first link was lost or has expired. */
export function ownerLinkCommand() {
  return new Command('owner-link')
    .description('print a link by which the first owner makes their account, once')
    .action(() =>
      withDatabase(async ({ db, config }) => {
        const link = await issueFirstRunLink(db, config.publicUrl ?? `http://localhost:${config.port}`)
        if (link === null) {
          console.log('There are staff already: owners invite their colleagues in the console.')
          return
        }
        console.log(`To set the company up, once and within ${firstRunHours} hours:`)
        console.log(link)
      }),
    )
}
