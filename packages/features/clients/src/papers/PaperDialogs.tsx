import type { ClientPaper } from '@seriba/contracts/client-papers'
import { AskDialog } from './AskDialog.tsx'
import { CheckDialog } from './CheckDialog.tsx'
import { AcceptDialog, RefuseDialog, RemoveDialog } from './ReviewDialogs.tsx'

export type PaperQuestion =
  | { kind: 'accept' | 'refuse' | 'remove'; paper: ClientPaper }
  | { kind: 'ask' | 'check' }

type PaperDialogsProps = {
  question: PaperQuestion | null
  client: { userId: number; fullName: string }
  papers: readonly ClientPaper[]
  checked: boolean
  onClose: () => void
}

/** The dialogs before actions on documents. */
export function PaperDialogs({ question, client, papers, checked, onClose }: PaperDialogsProps) {
  if (question === null) return null
  if (!('paper' in question))
    return question.kind === 'ask' ? (
      <AskDialog client={client} onClose={onClose} />
    ) : (
      <CheckDialog client={client} papers={papers} checked={checked} onClose={onClose} />
    )
  const Dialog = { accept: AcceptDialog, refuse: RefuseDialog, remove: RemoveDialog }[question.kind]
  return <Dialog userId={client.userId} paper={question.paper} onClose={onClose} />
}
