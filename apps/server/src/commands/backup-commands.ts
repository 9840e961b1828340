import { resolve } from 'node:path'
import { backUp, type Place } from '@seriba/server-backup/back-up'
import { type Checked, checkBackup } from '@seriba/server-backup/read-backup'
import { deleteFormerDatabase } from '@seriba/server-backup/restore'
import { readConfig } from '@seriba/server-kit/config'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { currentServerUrl } from '@seriba/server-kit/servers/new-client'
import { Command } from 'commander'
import { restore, upgradePostgres } from '../backup/restore.ts'

const backupCommand = new Command('backup')
  .description('save the whole company to one file; Seriba can keep running')
  .argument(
    '[file]',
    'a file that does not exist yet (default: one in the current folder, named after the current time)',
  )
  .action(async (name?: string) => {
    const file = resolve(name ?? `seriba-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}.tar`)
    const saved = await backUp(await placeOfCompany(), file)
    const size = (saved.bytes / 1e6).toFixed(1)
    console.log(`Saved ${saved.rows} rows from ${saved.tables} tables to ${file} (${size} MB).`)
    const { files, bytes } = saved.objects
    if (files > 0)
      console.log(
        `${files} files (${(bytes / 1e6).toFixed(1)} MB) are in the bucket and not in this file: back up the bucket now, with its own tools.`,
      )
    if (!saved.hasSecret) console.log('COOKIE_SECRET is not in it: back up your settings, too.')
    console.log(
      'Anyone who has this file can read every account and bid: protect it as carefully as the data itself.',
    )
  })

const restoreCommand = new Command('restore')
  .description('restore a company from a backup; Seriba must be stopped')
  .argument('<file>', 'a file written by `seriba backup`')
  .option('--replace', 'replace the company that is there now; it is kept as a separate database')
  .option('--check', 'only read the whole file and report whether it is intact')
  .action(async (name: string, { replace, check }: { replace?: true; check?: true }) => {
    const file = resolve(name)
    if (check) return console.log(`${file} is intact: ${described(await checkBackup(file))}.`)
    const place = await placeOfCompany()
    console.log(`Checking ${file} before restoring it. If it is damaged, nothing is changed.`)
    const restored = await restore(place, file, { replace: replace === true })
    console.log(`Restored: ${described(restored)}.`)
    if (restored.former !== null) {
      console.log(
        `The previous company is kept as the database ${restored.former}. When you no longer need it, run: seriba forget ${restored.former}`,
      )
    }
    if (restored.lostSettings.length > 0) {
      console.log(
        'These settings of the database could not be restored; a database administrator has to run:',
      )
      for (const statement of restored.lostSettings) console.log(`  ${statement};`)
    }
    if (restored.secret === null) {
      console.log('The backup has no cookie secret: set COOKIE_SECRET to the one that the company used.')
    } else if (process.env.COOKIE_SECRET) {
      console.log(
        'COOKIE_SECRET is set and takes precedence over the secret in the backup: unset it unless both are the same.',
      )
    }
    if (restored.objects > 0)
      console.log(
        `${restored.objects} of its files are in a bucket. To check that they are all there, run: seriba files check`,
      )
    console.log('You can start Seriba now.')
  })

const forgetCommand = new Command('forget')
  .description('delete the previous company, which `restore --replace` kept')
  .argument('<database>', 'the name of its database, as printed by the restore')
  .action(async (name: string) => {
    await deleteFormerDatabase(await placeOfCompany(), name)
    console.log(`${name} is deleted.`)
  })

const upgradeCommand = new Command('upgrade-postgres')
  .description(
    'upgrade the PostgreSQL that comes with Seriba to its new major version; Seriba must be stopped',
  )
  .option(
    '--programs <folder>',
    'the folder with bin/initdb and bin/pg_ctl of the earlier version, if it cannot be downloaded',
  )
  .action(async ({ programs }: { programs?: string }) => {
    const { dataDir, databaseUrl } = readConfig(process.env)
    if (databaseUrl !== undefined)
      throw new ConfigurationError('DATABASE_URL points to your own server: upgrade it with its own tools.')
    const upgraded = await upgradePostgres(dataDir, {
      programs,
      onStep: (step) => console.log(stepMessages[step]),
    })
    if (upgraded === null) return console.log('There is nothing to upgrade.')
    const { from, to, backup, former } = upgraded
    console.log(`The database now runs on PostgreSQL ${to}. Start Seriba.`)
    console.log(`When you no longer need it, delete ${former}, the data of PostgreSQL ${from}.`)
    if (backup !== null) console.log(`A backup was made before the upgrade: ${backup}`)
  })

const stepMessages = {
  fetch: 'Downloading the earlier version of PostgreSQL with npm.',
  save: 'Saving the company to a file.',
  restore: 'Restoring it into the new version.',
}

/** `backup`, `restore`, and `forget` for either PostgreSQL; `upgrade-postgres` for the one that comes with Seriba. */
export const backupCommands = () => [backupCommand, restoreCommand, forgetCommand, upgradeCommand]

/** Databases are read and renamed directly on the server that accepts writes, not through a pooler. */
async function placeOfCompany(): Promise<Place> {
  const { dataDir, databaseUrl, database } = readConfig(process.env)
  const url = database.directUrl ?? databaseUrl
  return { dataDir, databaseUrl: url === undefined ? undefined : await currentServerUrl(url) }
}

function described({ header, contents }: Checked) {
  const rows = contents.tables.reduce((sum, table) => sum + table.rows, 0)
  return `the company as of ${header.takenAt}, saved by Seriba ${header.seriba}, ${rows} rows in ${contents.tables.length} tables`
}
