import { resolve } from 'node:path'
import { backUp, type Place } from '@seriba/server-backup/back-up'
import { type Checked, checkBackup } from '@seriba/server-backup/read-backup'
import { forgetFormer } from '@seriba/server-backup/restore'
import { readConfig } from '@seriba/server-kit/config'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { currentServerUrl } from '@seriba/server-kit/servers/new-client'
import { Command } from 'commander'
import { restore, upgradePostgres } from '../backup/restore.ts'

const backupCommand = new Command('backup')
  .description('write the whole company to one file; Seriba may be at work meanwhile')
  .argument(
    '[file]',
    'a file that does not exist yet; without it, one in this folder that is named for the time',
  )
  .action(async (name?: string) => {
    const file = resolve(name ?? `seriba-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}.tar`)
    const saved = await backUp(await placeOfCompany(), file)
    const size = (saved.bytes / 1e6).toFixed(1)
    console.log(`Saved ${saved.rows} rows of ${saved.tables} tables to ${file} (${size} MB).`)
    const { files, bytes } = saved.objects
    if (files > 0)
      console.log(
        `${files} files (${(bytes / 1e6).toFixed(1)} MB) are in the bucket and not in it: copy the bucket now, with its own tools.`,
      )
    if (!saved.hasSecret) console.log('COOKIE_SECRET is not in it: keep your settings, too.')
    console.log('Anyone who has this file has every account and bid: keep it as safe as the data itself.')
  })

const restoreCommand = new Command('restore')
  .description('bring a company back from such a file; Seriba must be stopped')
  .argument('<file>', 'what `seriba backup` wrote')
  .option(
    '--replace',
    'put it in the place of the company that is there, which is kept as a database beside it',
  )
  .option('--check', 'only read the file to its end and say whether it is whole')
  .action(async (name: string, { replace, check }: { replace?: true; check?: true }) => {
    const file = resolve(name)
    if (check) return console.log(`${file} is whole: ${described(await checkBackup(file))}.`)
    const place = await placeOfCompany()
    console.log(`Checking ${file}, then restoring it. Nothing is changed if it is not whole.`)
    const restored = await restore(place, file, { replace: replace === true })
    console.log(`Restored: ${described(restored)}.`)
    if (restored.former !== null) {
      console.log(
        `What was there before is kept as the database ${restored.former}. When you are sure: seriba forget ${restored.former}`,
      )
    }
    if (restored.lostSettings.length > 0) {
      console.log(
        'These settings of the database were not taken over; somebody who may has to give them again:',
      )
      for (const statement of restored.lostSettings) console.log(`  ${statement};`)
    }
    if (restored.secret === null) {
      console.log('The backup has no cookie secret: set COOKIE_SECRET to the one that its company had.')
    } else if (process.env.COOKIE_SECRET) {
      console.log(
        'COOKIE_SECRET is set and takes precedence over the secret in the backup: leave it out unless both are the same.',
      )
    }
    if (restored.objects > 0)
      console.log(`${restored.objects} of its files are in a bucket. Whether it has them: seriba files check`)
    console.log('Start Seriba now.')
  })

const forgetCommand = new Command('forget')
  .description('delete what `restore --replace` kept of the company before it')
  .argument('<database>', 'its name, as the restore printed it')
  .action(async (name: string) => {
    await forgetFormer(await placeOfCompany(), name)
    console.log(`${name} is deleted.`)
  })

const upgradeCommand = new Command('upgrade-postgres')
  .description('take the PostgreSQL that comes with Seriba to its new major version; Seriba must be stopped')
  .option(
    '--programs <folder>',
    'where bin/initdb and bin/pg_ctl of the earlier version are, if they cannot be fetched',
  )
  .action(async ({ programs }: { programs?: string }) => {
    const { dataDir, databaseUrl } = readConfig(process.env)
    if (databaseUrl !== undefined)
      throw new ConfigurationError('DATABASE_URL names a server of your own: upgrade it with its own tools.')
    const upgraded = await upgradePostgres(dataDir, {
      programs,
      tell: (step) => console.log(stepWords[step]),
    })
    if (upgraded === null) return console.log('There is nothing to upgrade.')
    const { from, to, backup, former } = upgraded
    console.log(`The database now runs on PostgreSQL ${to}. Start Seriba.`)
    console.log(`When you are sure, delete ${former}, the data of PostgreSQL ${from}.`)
    if (backup !== null) console.log(`The backup that was made first: ${backup}`)
  })

const stepWords = {
  fetch: 'Fetching the earlier version of PostgreSQL with npm.',
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
  return `a company as it was at ${header.takenAt}, saved by Seriba ${header.seriba}, ${rows} rows of ${contents.tables.length} tables`
}
