import { formatDateTime } from '@seriba/domain/format/date'
import type { MailTexts } from '@seriba/server-kit/mail-texts'

type Values = {
  feed: string
  everyMinutes: number
  /** When it was last complete; null if it never was. */
  lastAt: string | null
  url: string
}

/** To staff who may manage feeds. */
export type LateFeedMails = { feedLate: Values; feedBack: Values }

export const lateFeedMailTexts: MailTexts<LateFeedMails> = {
  en: {
    feedLate: ({ feed, everyMinutes, lastAt, url }) => ({
      subject: `The feed ${feed} is late`,
      lines: [
        lastAt === null
          ? `No lots have come from ${feed} yet.`
          : `The last lots came from ${feed} at ${formatDateTime(lastAt)} Japan time.`,
        `They are expected every ${everyMinutes} min. Until they come again, listings and results may be out of date.`,
        { text: 'See the feeds', href: url, main: true },
      ],
    }),
    feedBack: ({ feed, lastAt, url }) => ({
      subject: `The feed ${feed} is back`,
      lines: [
        `Lots came from ${feed} again${lastAt === null ? '' : ` at ${formatDateTime(lastAt)} Japan time`}.`,
        { text: 'See the feeds', href: url, main: true },
      ],
    }),
  },
  ru: {
    feedLate: ({ feed, everyMinutes, lastAt, url }) => ({
      subject: `Источник ${feed} запаздывает`,
      lines: [
        lastAt === null
          ? `Из источника ${feed} лотов ещё не было.`
          : `Последние лоты из источника ${feed} пришли ${formatDateTime(lastAt)} по японскому времени.`,
        `Они должны приходить каждые ${everyMinutes} мин. Пока их нет, списки и результаты могут быть устаревшими.`,
        { text: 'Открыть источники', href: url, main: true },
      ],
    }),
    feedBack: ({ feed, lastAt, url }) => ({
      subject: `Источник ${feed} снова работает`,
      lines: [
        `Лоты из источника ${feed} снова пришли${lastAt === null ? '' : ` ${formatDateTime(lastAt)} по японскому времени`}.`,
        { text: 'Открыть источники', href: url, main: true },
      ],
    }),
  },
}
