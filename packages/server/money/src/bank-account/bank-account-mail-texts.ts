import type { BankDetails } from '@seriba/contracts/deposits'
import { formatDay } from '@seriba/domain/format/date'
import type { MailTexts } from '@seriba/server-kit/mail-texts'

/** `from` is a Japanese day, `YYYY-MM-DD`. */
type Values = BankDetails & { by: string; from: string; url: string }

/** To the owners of the company. */
export type BankAccountMails = {
  bankAccountChanged: Values
  /** A publication for a future day was withdrawn. */
  bankAccountWithdrawn: Values
}

const lines = ({ bank, branch, swift, account, holder }: BankDetails) =>
  [[bank, branch].filter(Boolean).join(', '), swift, account, holder].join(' · ')

export const bankAccountMailTexts: MailTexts<BankAccountMails> = {
  en: {
    bankAccountChanged: ({ by, from, url, ...account }) => ({
      subject: 'The bank account that clients pay to was changed',
      lines: [
        `${by} has changed it. From ${formatDay(from)} on, clients will be asked to pay to this account:`,
        lines(account),
        'If this was not agreed on, change the account back at once and close that colleague’s account.',
        { text: 'See the bank account', href: url, main: true },
      ],
    }),
    bankAccountWithdrawn: ({ by, from, url, ...account }) => ({
      subject: 'A bank account that clients were going to pay to was withdrawn',
      lines: [
        `${by} has withdrawn the account that clients would have paid to from ${formatDay(from)} on:`,
        lines(account),
        'Until another one is published, clients will be asked to pay to the current account.',
        { text: 'See the bank account', href: url, main: true },
      ],
    }),
  },
  ru: {
    bankAccountChanged: ({ by, from, url, ...account }) => ({
      subject: 'Изменён банковский счёт, на который платят клиенты',
      lines: [
        `Счёт изменил сотрудник ${by}. С ${formatDay(from)} клиентам будет указан этот счёт:`,
        lines(account),
        'Если это не было согласовано, сразу верните прежний счёт и закройте учётную запись этого сотрудника.',
        { text: 'Открыть банковский счёт', href: url, main: true },
      ],
    }),
    bankAccountWithdrawn: ({ by, from, url, ...account }) => ({
      subject: 'Отменён банковский счёт, на который должны были платить клиенты',
      lines: [
        `Сотрудник ${by} отменил счёт, который клиенты должны были видеть с ${formatDay(from)}:`,
        lines(account),
        'Пока не указан другой, клиенты платят на прежний счёт.',
        { text: 'Открыть банковский счёт', href: url, main: true },
      ],
    }),
  },
}
