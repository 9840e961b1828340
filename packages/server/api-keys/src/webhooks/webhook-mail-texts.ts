import { deliveriesKeptDays } from '@seriba/domain/webhooks/delivery-rules'
import type { MailParagraph, MailTexts } from '@seriba/server-kit/mail-texts'

/** Without a link if the portal's address is not configured. */
export type WebhookMails = { webhookFailed: { name: string; url: string; days: number; link: string | null } }

const linked = (text: string, href: string | null): MailParagraph[] =>
  href === null ? [] : [{ text, href, main: true }]

export const webhookMailTexts: MailTexts<WebhookMails> = {
  en: {
    webhookFailed: ({ name, url, days, link }) => ({
      subject: `Webhook switched off: ${name}`,
      lines: [
        `We could not deliver anything to ${url} for ${days} days, so we have stopped trying.`,
        `Nothing is lost: events are kept for at least ${deliveriesKeptDays} days. Once your program answers again, switch the webhook on and have them sent.`,
        ...linked('Open webhooks', link),
      ],
    }),
  },
  ru: {
    webhookFailed: ({ name, url, days, link }) => ({
      subject: `Вебхук отключён: ${name}`,
      lines: [
        `Мы ${days} дня не могли ничего доставить на ${url} и больше не пытаемся.`,
        `Ничего не потеряно: события хранятся не меньше ${deliveriesKeptDays} дней. Когда ваша программа снова начнёт отвечать, включите вебхук и отправьте их.`,
        ...linked('Открыть вебхуки', link),
      ],
    }),
  },
}
