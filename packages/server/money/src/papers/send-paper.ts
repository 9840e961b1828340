import { companyPicture } from '@seriba/server-company/company-pictures.repository'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import type { Paper } from '@seriba/server-paper/paper'
import { paperPage } from '@seriba/server-paper/paper-page'
import { paperPdf } from '@seriba/server-paper/pdf/paper-pdf'
import type { FastifyReply } from 'fastify'
import { paperTexts } from './paper-texts.ts'

type Asked = {
  link: string
  path: string
  name: string
  /** Where the company's pictures are stored. */
  ctx: Pick<AppContext, 'db' | 'company'>
}

/** A link as requested, and whether its file was meant. */
export const splitPdf = (link: string) => ({ link: link.replace(/\.pdf$/, ''), pdf: link.endsWith('.pdf') })

/** A document as a page, or as a file if the link ends with `.pdf`: both are made from one description. */
export async function sendPaper(reply: FastifyReply, paper: Paper, { link: asked, path, name, ctx }: Asked) {
  const { link, pdf } = splitPdf(asked)
  void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
  if (!pdf) {
    const file = { href: `${path}${link}.pdf`, label: paperTexts[paper.language].pdf }
    return reply.type('text/html; charset=utf-8').send(paperPage(paper, file))
  }
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .send(await paperPdf(paper, paper.logo === null ? null : await companyPicture(ctx, paper.logo)))
}
