import { readConfig } from '@seriba/server-kit/config'
import { sendTestMail } from '@seriba/server-kit/test-mail'
import { Command } from 'commander'

/** `mail test --to ADDRESS`; needs no database, so it works alongside a running server. */
export const mailCommand = () =>
  new Command('mail').description('test outgoing email').addCommand(
    new Command('test')
      .description('send a test email using SMTP_URL and MAIL_FROM')
      .requiredOption('--to <address>', 'the address to send it to')
      .action(async ({ to }: { to: string }) => console.log(await sendTestMail(readConfig(process.env), to))),
  )
