import type { ApiKey } from '@seriba/contracts/api-keys'
import type { OnKeyAction } from './KeyMenu.tsx'

export type KeyListProps = { keys: readonly ApiKey[]; onAction: OnKeyAction }
