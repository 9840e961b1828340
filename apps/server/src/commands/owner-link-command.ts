import { firstRunHours, issueFirstRunLink } from '@seriba/server-staff/first-run/first-run-links.repository'
import { Command } from 'commander'
import { withDatabase } from './with-database.ts'

/** `owner-link`: for an installation whose first link was lost or has expired. */
export function ownerLinkCommand() {
  return new Command('owner-link')
    .description('print a link with which the first owner creates their account; it works once')
    .action(() =>
      withDatabase(async ({ db, config }) => {
        const link = await issueFirstRunLink(db, config.publicUrl ?? `http://localhost:${config.port}`)
        if (link === null) {
          console.log('There are staff accounts already: owners can invite colleagues in the console.')
          return
        }
        console.log(`This link for setting up the company works once, within ${firstRunHours} hours:`)
        console.log(link)
      }),
    )
}
