import { type DraftWords, findingInWords } from '@seriba/domain/lots/sheet/draft-answer'
import type { SheetFinding } from '@seriba/domain/lots/sheet/sheet-findings'
import { type SheetTurn, uprightBox } from '@seriba/domain/lots/sheet/sheet-reading'
import type { PictureMark } from '@seriba/ui/MarkedPicture'

/** The first column of the list. */
export const codeOf = (finding: SheetFinding): string => (finding.kind === 'remark' ? '' : finding.code)

/** The chips of findings, one for each place; the selected finding says in words what it is. */
export function marksOf(
  findings: readonly SheetFinding[],
  { words, turned, chosen }: { words: DraftWords; turned: SheetTurn; chosen: string | undefined },
): PictureMark[] {
  return findings.flatMap((finding) =>
    finding.boxes.flatMap((box, at) => {
      if (!box) return []
      const text = findingInWords(finding, words)
      const code = codeOf(finding)
      const isChosen = finding.key === chosen
      return [
        {
          key: `${finding.key} ${at}`,
          box: uprightBox(box, turned),
          tone: finding.severity,
          label: code
            ? isChosen
              ? `${code} ${shortened(text)}`
              : code
            : shortened(text, isChosen ? 60 : 22),
          atEnd: finding.kind === 'remark',
          name: code ? `${code}: ${text}` : text,
        },
      ]
    }),
  )
}

const shortened = (text: string, most = 48) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

/** The finding to which a chip belongs. */
export const keyOfMark = (mark: string): string => mark.replace(/ \d+$/, '')
