import { AppLayout } from './AppLayout.tsx'
import { DeskKeys } from './DeskKeys.tsx'

/** The frame of the console, with the keys that lead to its desks. */
export function ConsoleLayout() {
  return (
    <>
      <DeskKeys />
      <AppLayout />
    </>
  )
}
