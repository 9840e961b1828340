import { formatDay } from '@seriba/domain/format/date'
import type { MailParagraph, MailTexts } from '@seriba/server-kit/mail-texts'

/** Without a link if the portal's address is not configured. */
export type PublishMails = {
  /** To staff who may publish cost tables. */
  publishAsked: { by: string; note: string; link: string | null }
  /** To the colleague who asked. */
  costsPublished: { by: string; from: string; link: string | null }
}

const linked = (text: string, href: string | null): MailParagraph[] =>
  href === null ? [] : [{ text, href, main: true }]

export const publishMailTexts: MailTexts<PublishMails> = {
  en: {
    publishAsked: ({ by, note, link }) => ({
      subject: `${by} asks you to publish the cost tables`,
      lines: [
        `${by} has changed the draft of the cost tables and asks for it to be published.`,
        ...(note === '' ? [] : [note]),
        'You’ll see what changes, and the test cases, before you publish. It isn’t used for bids until then.',
        ...linked('See the draft', link),
      ],
    }),
    costsPublished: ({ by, from, link }) => ({
      subject: 'The cost tables are published',
      lines: [
        `${by} has published the draft that you asked to have published. It applies from ${formatDay(from)} Japan time.`,
        ...linked('See the cost tables', link),
      ],
    }),
  },
  ru: {
    publishAsked: ({ by, note, link }) => ({
      subject: `${by}: просьба опубликовать таблицы расходов`,
      lines: [
        `${by} изменяет черновик таблиц расходов и просит его опубликовать.`,
        ...(note === '' ? [] : [note]),
        'Перед публикацией вы увидите изменения и контрольные примеры. До неё ставки по черновику не считаются.',
        ...linked('Открыть черновик', link),
      ],
    }),
    costsPublished: ({ by, from, link }) => ({
      subject: 'Таблицы расходов опубликованы',
      lines: [
        `${by} публикует черновик, о котором вы просили. Таблицы действуют с ${formatDay(from)} по японскому времени.`,
        ...linked('Открыть таблицы расходов', link),
      ],
    }),
  },
}
