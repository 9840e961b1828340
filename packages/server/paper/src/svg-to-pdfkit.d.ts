declare module 'svg-to-pdfkit' {
  import type PDFDocument from 'pdfkit'

  type Options = {
    width: number
    height: number
    preserveAspectRatio: string
    /** Lengths are in points. */
    assumePt: boolean
    imageCallback: (link: string) => string
    warningCallback: (text: string) => void
  }
  export default function draw(
    doc: InstanceType<typeof PDFDocument>,
    svg: string,
    x: number,
    y: number,
    options: Options,
  ): void
}
