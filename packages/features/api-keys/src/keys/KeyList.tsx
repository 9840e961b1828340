import { useWide } from '@seriba/ui/use-wide'
import { KeyCards } from './KeyCards.tsx'
import { KeyTable } from './KeyTable.tsx'
import type { KeyListProps } from './key-list-props.ts'

/** A table if there is room, cards on a phone. */
export function KeyList(props: KeyListProps) {
  return useWide() ? <KeyTable {...props} /> : <KeyCards {...props} />
}
