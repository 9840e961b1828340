import type { MailParagraph, MailTexts } from '@seriba/server-kit/mail-texts'

/** Without a link if the portal's address is not configured. */
export type CarMails = { carAgain: { lot: string; auction: string; lotNo: number; link: string | null } }

const linked = (text: string, href: string | null): MailParagraph[] =>
  href === null ? [] : [{ text, href, main: true }]

export const carMailTexts: MailTexts<CarMails> = {
  en: {
    carAgain: ({ lot, auction, lotNo, link }) => ({
      subject: `Up for auction again: ${lot}`,
      lines: [
        `${lot} is up for auction again (${auction}, lot ${lotNo}). You asked us to let you know.`,
        ...linked('Open the lot', link),
      ],
    }),
  },
  ru: {
    carAgain: ({ lot, auction, lotNo, link }) => ({
      subject: `Снова на торгах: ${lot}`,
      lines: [
        `Машина снова на торгах: ${lot} (${auction}, лот ${lotNo}). Вы просили об этом сообщить.`,
        ...linked('Открыть лот', link),
      ],
    }),
  },
}
