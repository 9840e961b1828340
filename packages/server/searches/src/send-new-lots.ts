import { formatMoney } from '@seriba/domain/format/number'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import type { Config } from '@seriba/server-kit/config'
import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { lotCard } from '@seriba/server-kit/lot-card'
import { sendMail } from '@seriba/server-kit/mail'
import type { NewLot } from './new-lots.repository.ts'
import { newLotsTexts } from './new-lots-texts.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** What an email's links need. */
export type MailSite = { url: string; secret: string }

export const mailSiteOf = ({ publicUrl, port, cookieSecret }: Config): MailSite => ({
  url: publicUrl ?? `http://localhost:${port}`,
  secret: cookieSecret,
})

export const lotsShown = 20

type Search = {
  id: number
  page_type: PageType
  title: string
  params: string
  email: string
  language: number
}

/** Emails what is new in a search, with a way to stop these emails without logging in. */
export async function sendNewLots(
  tx: Tx,
  site: MailSite,
  { id, page_type, title, params, email, language }: Search,
  { lots, total }: { lots: readonly NewLot[]; total: number },
  pace: 'daily' | 'instant',
) {
  const { path } = pageTypes[page_type]
  const unsubscribeUrl = `${site.url}/unsubscribe/${unsubscribeToken(id, site.secret)}`
  await sendMail(tx, newLotsTexts, {
    to: email,
    language: languageOf(language),
    template: pace === 'daily' ? 'newLots' : 'lotsFound',
    values: {
      title,
      total,
      lots: lots.map((lot) =>
        lotCard(lot, {
          link: `${site.url}${path}/${lot.id}`,
          image: lot.images[0] ? new URL(lot.images[0], site.url).href : null,
          language: languageOf(language),
          price: formatMoney(lot.start_price || null),
        }),
      ),
      listingUrl: `${site.url}${path}?${params}`,
      unsubscribeUrl,
    },
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
}
