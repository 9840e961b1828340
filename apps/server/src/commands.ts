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
import { reportFailure } from './commands/with-database.ts'
import { openDatabase } from './lib/database.ts'

const migrateCommand = new Command('migrate')
  .description('migrate the database to the newest schema')
  .action(async () => {
    // Opening the database migrates it; anyone who runs this wants that, whatever the server processes are set to.
    const database = await openDatabase({ ...readConfig(process.env), migrates: true })
    await database.close()
    console.log('The database is up to date.')
  })

const program = new Command('seriba')
  .description(
    'Commands for operators. They use the settings of the server (docs/configuration.md), which may be running.',
  )
  .showHelpAfterError('Run it with --help to see what it accepts.')
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

await program.parseAsync().catch(reportFailure)
