import type { MailParagraph, MailTexts } from '@seriba/server-kit/mail-texts'

/** Without a link if the portal's address is not configured. */
export type TranslationMails = {
  translationReady: { lot: string; auction: string; lotNo: number; isEmpty: boolean; link: string | null }
}

const linked = (text: string, href: string | null): MailParagraph[] =>
  href === null ? [] : [{ text, href, main: true }]

export const translationMailTexts: MailTexts<TranslationMails> = {
  en: {
    translationReady: ({ lot, auction, lotNo, isEmpty, link }) => ({
      subject: isEmpty ? `No translation available: ${lot}` : `Translation ready: ${lot}`,
      lines: [
        isEmpty
          ? `Your manager found nothing to translate on the auction sheet of ${lot} (${auction}, lot ${lotNo}).`
          : `Your manager has translated the auction sheet of ${lot} (${auction}, lot ${lotNo}).`,
        ...(isEmpty ? [] : ['You’ll find it beside the sheet, under Manager translation.']),
        ...linked('Open the lot', link),
      ],
    }),
  },
  ru: {
    translationReady: ({ lot, auction, lotNo, isEmpty, link }) => ({
      subject: isEmpty ? `Перевода нет: ${lot}` : `Перевод готов: ${lot}`,
      lines: [
        isEmpty
          ? `Ваш менеджер не нашёл, что перевести в аукционном листе: ${lot} (${auction}, лот ${lotNo}).`
          : `Ваш менеджер перевёл аукционный лист: ${lot} (${auction}, лот ${lotNo}).`,
        ...(isEmpty ? [] : ['Он рядом с листом, на вкладке «Перевод менеджера».']),
        ...linked('Открыть лот', link),
      ],
    }),
  },
}
