import type { MailParagraph, MailTexts } from '@seriba/server-kit/mail-texts'

/** Without a link if the portal's address is not configured. */
export type SheetMails = {
  readingChecked: { lot: string; auction: string; lotNo: number; changes: number; link: string | null }
  sheetUnreadable: { lot: string; auction: string; lotNo: number; link: string | null }
  sheetArrived: { lot: string; auction: string; lotNo: number; link: string | null }
}

const linked = (text: string, href: string | null): MailParagraph[] =>
  href === null ? [] : [{ text, href, main: true }]

export const sheetMailTexts: MailTexts<SheetMails> = {
  en: {
    readingChecked: ({ lot, auction, lotNo, changes, link }) => ({
      subject: `Auction sheet checked: ${lot}`,
      lines: [
        `Your manager has checked the reading of the auction sheet of ${lot} (${auction}, lot ${lotNo}).`,
        changes === 0
          ? 'Nothing had to be corrected.'
          : 'Something was corrected: please read it again before you bid.',
        ...linked('Open the lot', link),
      ],
    }),
    sheetUnreadable: ({ lot, auction, lotNo, link }) => ({
      subject: `Auction sheet can’t be read: ${lot}`,
      lines: [
        `Your manager has looked at the auction sheet of ${lot} (${auction}, lot ${lotNo}): it can’t be read.`,
        'The machine reading is no longer shown.',
        ...linked('Open the lot', link),
      ],
    }),
    sheetArrived: ({ lot, auction, lotNo, link }) => ({
      subject: `Auction sheet is here: ${lot}`,
      lines: [
        `The auction sheet of ${lot} (${auction}, lot ${lotNo}) has arrived. You asked us to let you know.`,
        ...linked('Open the lot', link),
      ],
    }),
  },
  ru: {
    readingChecked: ({ lot, auction, lotNo, changes, link }) => ({
      subject: `Аукционный лист проверен: ${lot}`,
      lines: [
        `Ваш менеджер проверил расшифровку аукционного листа: ${lot} (${auction}, лот ${lotNo}).`,
        changes === 0
          ? 'Исправлять ничего не пришлось.'
          : 'Есть исправления: прочтите её ещё раз, прежде чем делать ставку.',
        ...linked('Открыть лот', link),
      ],
    }),
    sheetUnreadable: ({ lot, auction, lotNo, link }) => ({
      subject: `Аукционный лист не прочесть: ${lot}`,
      lines: [
        `Ваш менеджер посмотрел аукционный лист: ${lot} (${auction}, лот ${lotNo}). Прочесть его нельзя.`,
        'Автоматическая расшифровка больше не показывается.',
        ...linked('Открыть лот', link),
      ],
    }),
    sheetArrived: ({ lot, auction, lotNo, link }) => ({
      subject: `Аукционный лист получен: ${lot}`,
      lines: [
        `Пришёл аукционный лист: ${lot} (${auction}, лот ${lotNo}). Вы просили об этом сообщить.`,
        ...linked('Открыть лот', link),
      ],
    }),
  },
}
