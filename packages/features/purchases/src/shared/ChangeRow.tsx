import { formatBalance } from '@seriba/domain/format/number'
import type { ReactNode } from 'react'

type ChangeRowProps = {
  name: ReactNode
  note?: string | undefined
  /** Why it became another sum. */
  reasons?: readonly string[]
  atBid: number | null
  /** Yen that became of it; null until that is known, and `open` then says so. */
  charged: number | null
  open: ReactNode
  /** Under the sum that became of it. */
  under?: ReactNode
}

/** One line: what it was at the bid, what became of it, and the difference. */
export function ChangeRow({ name, note, reasons = [], atBid, charged, open, under }: ChangeRowProps) {
  const change = atBid === null || charged === null ? null : charged - atBid
  const sign = change !== null && change > 0 ? '+' : ''
  return (
    <>
      <tr>
        <th scope="row">
          {name}
          {note && <small>{note}</small>}
        </th>
        <td className="num">{formatBalance(atBid)}</td>
        <td className="num">
          {charged === null ? open : <b>{formatBalance(charged)}</b>}
          {under && <small>{under}</small>}
        </td>
        <td className="num" data-change={Math.sign(change ?? 0)}>
          {change !== null && `${sign}${formatBalance(change)}`}
        </td>
      </tr>
      {/* As wide as the table: beside the figures of a phone there is hardly room for a sentence. */}
      {reasons.length > 0 && (
        <tr data-reasons>
          <td colSpan={4}>
            {reasons.map((reason) => (
              <small key={reason}>{reason}</small>
            ))}
          </td>
        </tr>
      )}
    </>
  )
}
