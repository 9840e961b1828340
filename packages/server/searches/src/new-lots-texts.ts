import type { MailCard, MailTexts } from '@seriba/server-kit/mail-texts'

/** A saved search's daily email. */
export type NewLots = {
  title: string
  /** How many are new: as many as are listed, or more. */
  total: number
  lots: readonly MailCard[]
  listingUrl: string
  unsubscribeUrl: string
}

export const newLotsTexts: MailTexts<{ newLots: NewLots; lotsFound: NewLots }> = {
  en: {
    newLots: ({ title, total, lots, listingUrl, unsubscribeUrl }) => ({
      subject: `${total} new ${total === 1 ? 'lot' : 'lots'}: ${title}`,
      lines: [
        `New since your last email about the search “${title}”:`,
        ...lots,
        ...(total > lots.length ? [`And ${total - lots.length} more.`] : []),
        { text: 'Open the search', href: listingUrl },
        { text: 'Stop daily emails for this search', href: unsubscribeUrl },
      ],
    }),
    lotsFound: ({ title, total, lots, listingUrl, unsubscribeUrl }) => ({
      subject: `${total} new ${total === 1 ? 'lot' : 'lots'}: ${title}`,
      lines: [
        `Just in for your search “${title}”:`,
        ...lots,
        ...(total > lots.length ? [`And ${total - lots.length} more.`] : []),
        { text: 'Open the search', href: listingUrl },
        { text: 'Stop emails for this search', href: unsubscribeUrl },
      ],
    }),
  },
  ru: {
    newLots: ({ title, total, lots, listingUrl, unsubscribeUrl }) => ({
      subject: `Новых лотов: ${total}. ${title}`,
      lines: [
        `Новое с прошлого письма по поиску «${title}»:`,
        ...lots,
        ...(total > lots.length ? [`И ещё: ${total - lots.length}.`] : []),
        { text: 'Открыть поиск', href: listingUrl },
        { text: 'Не присылать письма по этому поиску', href: unsubscribeUrl },
      ],
    }),
    lotsFound: ({ title, total, lots, listingUrl, unsubscribeUrl }) => ({
      subject: `Новых лотов: ${total}. ${title}`,
      lines: [
        `Только что появилось по поиску «${title}»:`,
        ...lots,
        ...(total > lots.length ? [`И ещё: ${total - lots.length}.`] : []),
        { text: 'Открыть поиск', href: listingUrl },
        { text: 'Не присылать письма по этому поиску', href: unsubscribeUrl },
      ],
    }),
  },
}
