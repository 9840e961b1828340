import type { MailParagraph, MailTexts } from '@seriba/server-kit/mail-texts'

/** Without a link if the portal's address is not configured. */
export type OrderMails = { lotsOffered: { vehicle: string; lots: readonly string[]; link: string | null } }

const linked = (text: string, href: string | null): MailParagraph[] =>
  href === null ? [] : [{ text, href, main: true }]

export const orderMailTexts: MailTexts<OrderMails> = {
  en: {
    lotsOffered: ({ vehicle, lots, link }) => ({
      subject: `Found for your order: ${vehicle}`,
      lines: [
        `Your manager has found ${lots.length === 1 ? 'a lot' : 'lots'} for your order of ${vehicle}:`,
        ...lots,
        'Nothing is bought until you bid. Decline any lot you don’t want.',
        ...linked('See what is offered', link),
      ],
    }),
  },
  ru: {
    lotsOffered: ({ vehicle, lots, link }) => ({
      subject: `Найдено по вашему заказу: ${vehicle}`,
      lines: [
        `Менеджер подобрал ${lots.length === 1 ? 'лот' : 'лоты'} по заказу ${vehicle}:`,
        ...lots,
        'Без вашей ставки ничего не покупается. Если лот не подходит, откажитесь от него.',
        ...linked('Посмотреть лоты', link),
      ],
    }),
  },
}
