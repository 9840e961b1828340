import { Command } from 'commander'
import { userCommand } from './account/user-command.ts'
import { demoCommand } from './demo/demo-command.ts'
import { importCommand } from './feed/import-command.ts'
import { backupCommands } from './lib/backup-commands.ts'
import { answerFailure, withDatabase } from './lib/command.ts'
import { mailCommand } from './lib/mail-command.ts'
import { hallsCommand } from './site/halls-command.ts'

const migrateCommand = new Command('migrate')
  .description('bring the database to the newest schema')
  .action(async () => {
    // Opening it is all: whatever uses the database brings it up to date first.
    await withDatabase(async () => {})
    console.log('The database is up to date.')
  })

const program = new Command('seriba')
  .description('Runs beside the server and uses the same settings (docs/configuration.md).')
  .showHelpAfterError('Add --help for what is possible.')
  .addCommand(migrateCommand)
  .addCommand(demoCommand())
  .addCommand(hallsCommand())
  .addCommand(importCommand())
  .addCommand(mailCommand())
  .addCommand(userCommand())
for (const command of backupCommands()) program.addCommand(command)

await program.parseAsync().catch(answerFailure)
