import type { ApiKey } from '@seriba/contracts/api-keys'
import { useWide } from '@seriba/ui/use-wide'
import { KeyCards } from './KeyCards.tsx'
import type { OnKeyAction } from './KeyMenu.tsx'
import { KeyTable } from './KeyTable.tsx'

export type KeyListProps = { keys: readonly ApiKey[]; onAction: OnKeyAction }

/** A table where there is room, cards on a phone. */
export function KeyList(props: KeyListProps) {
  return useWide() ? <KeyTable {...props} /> : <KeyCards {...props} />
}
