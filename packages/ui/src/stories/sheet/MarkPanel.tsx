import { Badge, type BadgeTone } from '../../Badge/index.ts'
import { CountBadge } from '../../CountBadge/index.ts'
import { GradeBadge } from '../../GradeBadge/index.ts'
import { KeyCap } from '../../KeyCap/index.ts'
import { LotBadge } from '../../LotBadge/index.ts'
import { Note } from '../../Note/index.ts'
import { Line, Stack } from '../Line.tsx'

const statuses: [BadgeTone, string][] = [
  ['orange', 'Upcoming'],
  ['red', 'Sold'],
  ['red', 'Sold (nego)'],
  ['gray', 'Cancelled'],
  ['blue', 'Under review'],
]
const grades = { green: ['6', '5', 'S'], orange: ['4.5', '4', '3.5'], red: ['3', 'RA', 'R?', '***'] } as const

export function MarkPanel() {
  return (
    <Stack gap={10}>
      <Line gap={6}>
        <Badge tone="green" dot="live">
          Ongoing
        </Badge>
        {statuses.map(([tone, text]) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
        <Badge look="outlined">Finished</Badge>
        <Badge tone="green" look="solid">
          Win
        </Badge>
      </Line>
      {(['green', 'orange', 'red'] as const).map((tone) => (
        <Line key={tone} gap={6}>
          {grades[tone].map((grade) => (
            <GradeBadge key={grade} tone={tone}>
              {grade}
            </GradeBadge>
          ))}
        </Line>
      ))}
      <Line>
        <GradeBadge tone="orange" large>
          4.5
        </GradeBadge>
        <LotBadge>41207</LotBadge>
        <CountBadge count={38} />
        <CountBadge count={1200} tone="accent" />
        <KeyCap>J</KeyCap>
        <KeyCap>Esc</KeyCap>
      </Line>
      <Note>Neutral note.</Note>
      <Note tone="orange">Selection limit reached: 30 auctions.</Note>
    </Stack>
  )
}
