import { readConfig } from '@seriba/server-kit/config'
import { Command } from 'commander'
import { backupCommands } from './commands/backup-commands.ts'
import { clickhouseCommand } from './commands/clickhouse-command.ts'
import { demoCommand } from './commands/demo-command.ts'
import { filesCommand } from './commands/files-command.ts'
import { hallsCommand } from './commands/halls-command.ts'
import { importCommand } from './commands/import-command.ts'
import { mailCommand } from './commands/mail-command.ts'
import { ownerLinkCommand } from './commands/owner-link-command.ts'
import { userCommand } from './commands/user-command.ts'
import { answerFailure } from './commands/with-database.ts'
import { openDatabase } from './lib/database.ts'

const migrateCommand = new Command('migrate')
  .description('bring the database to the newest schema')
  .action(async () => {
    // Opening it is all it takes; somebody who runs this wants it migrated, whatever the server processes are set to.
    const database = await openDatabase({ ...readConfig(process.env), migrates: true })
    await database.close()
    console.log('The database is up to date.')
  })

const program = new Command('seriba')
  .description('Runs beside the server and uses the same settings (docs/configuration.md).')
  .showHelpAfterError('Add --help for what is possible.')
  .addCommand(migrateCommand)
  .addCommand(clickhouseCommand())
  .addCommand(demoCommand())
  .addCommand(filesCommand())
  .addCommand(hallsCommand())
  .addCommand(importCommand())
  .addCommand(mailCommand())
  .addCommand(ownerLinkCommand())
  .addCommand(userCommand())
for (const command of backupCommands()) program.addCommand(command)

await program.parseAsync().catch(answerFailure)
