import { resolve } from 'node:path'
import { readConfig } from '@seriba/server-kit/config'
import { Command } from 'commander'
import { backUp, restore } from '../lib/backup.ts'

/** `backup FOLDER` and `restore FOLDER`, for the PostgreSQL that comes with Seriba; both while it is stopped. */
export const backupCommands = () => [
  new Command('backup')
    .description('copy the embedded database and its secrets; Seriba must be stopped')
    .argument('<folder>', 'a folder that is not there yet')
    .action(async (folder: string) => {
      await backUp(readConfig(process.env), resolve(folder))
      const secret = process.env.COOKIE_SECRET ? ' COOKIE_SECRET is not in it: keep your settings too.' : ''
      console.log(`Saved to ${resolve(folder)}. Whoever has it has everything: keep it safe.${secret}`)
    }),
  new Command('restore')
    .description('put such a copy into a data folder without a database')
    .argument('<folder>', 'what `backup` has made')
    .action(async (folder: string) => {
      const config = readConfig(process.env)
      await restore(config, resolve(folder))
      console.log(`Restored to ${config.dataDir}. Start Seriba now.`)
    }),
]
