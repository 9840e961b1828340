import type { MailTexts } from '@seriba/server-kit/mail-texts'

export type ChatMails = {
  /** Without a link if the portal's address is not configured. */
  chatUnread: { lot: string; auction: string; lotNo: number; text: string; link: string | null }
}

export const chatMailTexts: MailTexts<ChatMails> = {
  en: {
    chatUnread: ({ lot, auction, lotNo, text, link }) => ({
      subject: `New message: ${lot}`,
      lines: [
        `You have a new message about ${lot} (${auction}, lot ${lotNo}):`,
        text,
        link === null ? 'You’ll find it in the bid’s chat.' : `Answer here: ${link}`,
      ],
    }),
  },
  ru: {
    chatUnread: ({ lot, auction, lotNo, text, link }) => ({
      subject: `Новое сообщение: ${lot}`,
      lines: [
        `У вас есть непрочитанное сообщение о лоте ${lot} (${auction}, лот ${lotNo}):`,
        text,
        link === null ? 'Оно ждёт в чате этой ставки.' : `Ответить: ${link}`,
      ],
    }),
  },
}
