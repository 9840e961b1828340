/// <reference path="../svg-to-pdfkit.d.ts" />
import PDFDocument from 'pdfkit'
import drawSvg from 'svg-to-pdfkit'

export type PaperPicture = { body: Buffer; contentType: string }

/** Where a logo goes: as large as fits, aligned right. In points. */
export type LogoBox = { x: number; y: number; width: number; height: number }
type Doc = InstanceType<typeof PDFDocument>
export type DrawLogo = (doc: Doc, box: LogoBox) => void

/** How to draw a logo; null for a format that no PDF can contain, such as WebP, and for a broken picture. */
export function logoDrawer(picture: PaperPicture | null): DrawLogo | null {
  const draw = picture && drawerOf(picture)
  if (!draw) return null
  try {
    // A logo that fails halfway would leave the document itself in disorder.
    draw(new PDFDocument({ margin: 0 }), { x: 0, y: 0, width: 100, height: 20 })
    return draw
  } catch {
    return null
  }
}

function drawerOf({ body, contentType }: PaperPicture): DrawLogo | null {
  if (contentType === 'image/png' || contentType === 'image/jpeg')
    return (doc, { x, y, width, height }) =>
      doc.image(body, x, y, { fit: [width, height], align: 'right', valign: 'center' })
  if (contentType !== 'image/svg+xml') return null
  const svg = body.toString('utf8')
  return (doc, { x, y, width, height }) =>
    drawSvg(doc, svg, x, y, {
      width,
      height,
      preserveAspectRatio: 'xMaxYMid meet',
      assumePt: true,
      imageCallback: embeddedImage,
      warningCallback: refuseNonSvg,
    })
}

/** A drawing has to embed its pictures; a file name would be read from the server's disk. */
const embeddedImage = (link: string) =>
  /^data:image\/(?:png|jpeg);base64,/.test(link.trim()) ? link.trim() : ''

/** The library warns about what it leaves out; these warnings mean that nothing of the drawing is left. */
const nothingDrawn = /valid SVG|can't be rendered directly/

function refuseNonSvg(warning: string) {
  if (nothingDrawn.test(warning)) throw new Error(warning)
}
